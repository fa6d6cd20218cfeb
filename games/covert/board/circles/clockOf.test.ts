import fc from 'fast-check';
import { legalityOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { legal } from '../../legal';
import { CIRCLES, type DiePlace } from '../../state';
import { aMatch, type Match } from '../../testing';
import { clockOf, diceAt, faceOf, whyNot } from './clockOf';

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

test('[CV-5] a circle marks the space for the picked die', () => {
  const table = at(placing());
  const three = { ...NOTHING, die: 0 };
  expect(clockOf(table, three, 'movement')).toMatchObject({ legal: 3, can: true, why: '3 fits next to the 2' });
  expect(clockOf(table, three, 'completeMission')).toMatchObject({
    legal: 3,
    others: [6],
    why: '3 fits next to the 4',
  });
});

test('a space for the picked die is not marked twice', () => {
  const table = at(aMatch({ phase: 'place', players: [{ dice: [[3], [3], [4]] }, {}, {}] }));
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'movement')).toMatchObject({ legal: 3, others: [1, 4] });
});

test('[CV-6] a circle that cannot take the picked die is disabled', () => {
  const table = at(placing());
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'missionCards')).toMatchObject({
    legal: null,
    others: [5],
    can: false,
    why: 'A 3 only fits next to a 2 or 4',
  });
  expect(clockOf(table, { ...NOTHING, die: 2 }, 'missionCards')).toMatchObject({ can: false, why: '6 is taken' });
});

test('[CV-7] the board says that any die fits an empty circle', () => {
  const table = at(aMatch({ phase: 'place', players: [{ dice: [[3]] }, {}, {}] }));
  expect(clockOf(table, { ...NOTHING, die: 0 }, 'movement')).toMatchObject({
    legal: 3,
    why: 'Empty, so your 3 fits',
  });
});

test('each circle names the dice that fit before one is picked', () => {
  const table = placing();
  expect(clockOf(at(table), NOTHING, 'agencyCards').why).toBe('Takes your 3 or 5');
  expect(clockOf(at(table, '1'), NOTHING, 'agencyCards')).toMatchObject({ can: null, why: 'One die on it' });
});

test('[CV-9] a circle takes +1 and -1 cards into account', () => {
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

test('in `resolve`, only a circle with the player’s die is enabled', () => {
  const table = aMatch({ players: [{ dice: [[3, 'movement']] }, { dice: [[4, 'movement']] }, {}] });
  expect(clockOf(at(table), NOTHING, 'movement')).toMatchObject({ can: true, why: 'Your 3 is here' });
  expect(clockOf(at(table), NOTHING, 'agencyCards')).toMatchObject({ can: false, why: 'None of yours here' });
  expect(clockOf(at(table, '1'), NOTHING, 'movement')).toMatchObject({ can: null, why: 'Your 4 is here' });
});

test('Complete Mission is enabled with any mission in hand', () => {
  const on = (missions: string[]) =>
    clockOf(
      at(aMatch({ players: [{ missions, dice: [[3, 'completeMission']] }, {}, {}] })),
      NOTHING,
      'completeMission',
    );
  expect(on(['MI01'])).toMatchObject({ can: true, glows: false, why: 'Your 3 is here' });
  expect(on([])).toMatchObject({ can: false, glows: false, why: 'You have no missions' });
});

const FACES = [1, 2, 3, 4, 5, 6];
/**
 * Returns the faces that may be placed next to these faces. Implements the printed rule independently of the game's
 * code.
 */
const openBeside = (taken: readonly number[]) =>
  FACES.filter(
    (face) =>
      !taken.includes(face) && (taken.length === 0 || taken.some((one) => [1, 5].includes(Math.abs(one - face)))),
  );
const listed = (faces: readonly number[]) => faces.join(', ').replace(/, (\d)$/, ' or $1');

test('[CV-5..8] a disabled circle names the rule that forbids a die', () => {
  const place = fc.constantFrom<DiePlace>('hand', 'movement', 'movement', 'movement', 'agencyCards', 'decoder');
  const five = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), place), { minLength: 5, maxLength: 5 });
  const reasons = new Set<string>();
  fc.assert(
    fc.property(fc.tuple(five, five, five, five), (rolled) => {
      // Each space takes one die, so a second die with the same face goes to the Decoder.
      const used = new Set<string>();
      const all = rolled.map((dice) =>
        dice.map(([face, where]): [number, DiePlace] => {
          const isUsed = used.has(`${where} ${face}`);
          if (where !== 'hand') used.add(`${where} ${face}`);
          return [face, isUsed ? 'decoder' : where];
        }),
      );
      const table = at(aMatch({ phase: 'place', players: all.map((dice) => ({ dice, character: 'analyst' })) }));
      const hand = (all[0] ?? []).flatMap(([face, where], die) => (where === 'hand' ? [{ face, die }] : []));
      for (const circle of CIRCLES) {
        const taken = diceAt(table.view, circle).map(({ face }) => face);
        const open = openBeside(taken);
        const fitting = [...new Set(hand.map(({ face }) => face))].filter((face) => open.includes(face)).sort();
        const plain = clockOf(table, NOTHING, circle);
        expect(plain.can).toBe(hand.length === 0 ? null : fitting.length > 0);
        if (plain.can === true) expect(plain.why).toBe(`Takes your ${listed(fitting)}`);
        if (plain.can === false)
          expect(plain.why).toBe(
            open.length === 0
              ? 'Every space is taken'
              : `Only a ${listed(open)} fits next to its ${taken.length === 1 ? 'die' : 'dice'}`,
          );
        for (const { face, die } of hand) {
          const { can, why } = clockOf(table, { ...NOTHING, die }, circle);
          expect(can).toBe(open.includes(face));
          if (can) continue;
          const isTaken = taken.includes(face);
          reasons.add(why.replace(/\d/g, '#'));
          expect(why.includes('only fits next to')).toBe(!isTaken);
          if (isTaken) expect(why).toBe(open.length === 0 ? 'Every space is taken' : `${face} is taken`);
        }
      }
    }),
    { numRuns: 150, seed: 1 },
  );
  expect([...reasons].sort()).toEqual(['# is taken', 'A # only fits next to a # or #', 'Every space is taken']);
});

test('circles do not say which dice fit during “Espionage”', () => {
  const table = aMatch({
    phase: 'place',
    asks: true,
    players: [{ dice: [[3]], agency: ['AG48', 'AG07'] }, { tokens: ['espionage'], dice: [[3, 'movement']] }, {}],
  }).do('0', 'fly', 'AG48', 0);
  expect(table.G.window).not.toBeNull();
  for (const circle of CIRCLES)
    expect(clockOf(at(table), NOTHING, circle)).toMatchObject({
      ...{ can: null, others: [] },
      why: expect.not.stringContaining('fit'),
    });
});

test('a circle shows the coach’s reason for blocking it', () => {
  const { view, seat, legal } = at(placing());
  const closed = {
    ...legal,
    refusal: (...args: Parameters<typeof legal.refusal>) => legal.refusal(...args) ?? 'Not in this lesson.',
  };
  expect(clockOf({ view, seat, legal: closed as typeof legal }, NOTHING, 'agencyCards')).toMatchObject({
    can: false,
    why: 'Not in this lesson.',
  });
});
