import { expect, test } from 'vitest';
import { legalityOf } from '#shared/legality.ts';
import { legal } from '../../legal';
import { aMatch, type Match } from '../../testing';
import { clockOf, faceOf, whyNot } from './clockOf';

const NOTHING = { die: null, mods: [], handler: 0 } as const;

const at = (table: Match, seat = '0') => {
  const view = table.view(seat);
  return { view, seat, legal: legalityOf(legal, view, seat) };
};

const placing = () =>
  aMatch({
    phase: 'place',
    players: [
      { dice: [[3], [5], [6], [2, 'decoder'], [4, 'folder']] },
      {
        dice: [
          [4, 'completeMission'],
          [6, 'missionCards'],
          [4, 'agencyCards'],
          [2, 'movement'],
        ],
      },
      { dice: [[5, 'completeMission']] },
    ],
  });

test('[CV-5] a clock marks the hour that fits the picked die, and the hours that fit other dice in hand', () => {
  const table = at(placing());
  const three = { ...NOTHING, die: 0 };
  expect(clockOf(table, three, 'movement')).toMatchObject({ legal: 3, can: true, why: '3 fits next to the 2' });
  expect(clockOf(table, three, 'completeMission')).toMatchObject({
    legal: 3,
    others: [6],
    why: '3 fits next to the 4',
  });
});

test('an hour that fits the picked die is not also marked for another die with the same face', () => {
  const table = at(aMatch({ phase: 'place', players: [{ dice: [[3], [3], [4]] }, {}, {}] }));
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'movement')).toMatchObject({ legal: 3, others: [1, 4] });
});

test('[CV-6] a clock that cannot take the die is disabled and says what it needs', () => {
  const table = at(placing());
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'missionCards')).toMatchObject({
    legal: null,
    others: [5],
    can: false,
    why: 'A 3 only fits next to a 2 or 4',
  });
  expect(clockOf(table, { ...NOTHING, die: 2 }, 'missionCards')).toMatchObject({ can: false, why: '6 is taken' });
});

test('[CV-7] an empty clock takes any die', () => {
  const table = at(aMatch({ phase: 'place', players: [{ dice: [[3]] }, {}, {}] }));
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'movement')).toMatchObject({
    legal: 3,
    why: 'Empty, so your 3 fits',
  });
});

test('before a die is picked, a clock tells the seat on turn which of its dice fit', () => {
  const table = placing();
  expect(clockOf(at(table), NOTHING, 'agencyCards').why).toBe('Takes your 3 or 5');
  expect(clockOf(at(table, '1'), NOTHING, 'agencyCards')).toMatchObject({ can: null, why: 'One die on it' });
});

test('[CV-9] a +1 or -1 card changes the value of a die, and the Handler adds to that', () => {
  const table = at(
    aMatch({
      phase: 'place',
      players: [{ character: 'handler', dice: [[6]], tokens: ['plus1', 'minus1'] }, { dice: [[2, 'movement']] }, {}],
    }),
  );
  const [plus = '', minus = ''] = table.view.me?.tokens.map(({ handle }) => handle) ?? [];
  expect(faceOf(table, { die: 0, mods: [plus], handler: 0 })).toBe(1);
  expect(faceOf(table, { die: 0, mods: [plus, minus], handler: -1 })).toBe(5);
  expect(clockOf(table, { die: 0, mods: [plus], handler: 0 }, 'movement')).toMatchObject({ legal: 1, can: true });
  expect(whyNot(table, { die: 0, mods: [], handler: 0 }, 'movement')).toBe('not-adjacent');
  expect(whyNot(table, { die: 0, mods: [plus], handler: 1 }, 'movement')).toBe('space-taken');
});

test('in `resolve` a clock lights up for the seat on turn if that seat has a die there', () => {
  const table = aMatch({ players: [{ dice: [[3, 'movement']] }, { dice: [[4, 'movement']] }, {}] });
  expect(clockOf(at(table), NOTHING, 'movement')).toMatchObject({ can: true, why: 'Your 3 is here' });
  expect(clockOf(at(table), NOTHING, 'agencyCards')).toMatchObject({ can: false, why: 'None of yours here' });
  expect(clockOf(at(table, '1'), NOTHING, 'movement')).toMatchObject({ can: null, why: 'Your 4 is here' });
});
