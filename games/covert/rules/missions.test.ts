import { describe, expect, test } from 'vitest';
import type { CityId, Source } from '../state';
import { aMatch, type Seated } from '../testing';

/** Sets up the match of Nick, who is seat 0, is to act, and has `dice` dice on Complete Mission. */
function nick(seated: Seated, dice = 1) {
  const own = Array.from({ length: dice }, (_, at): [number, 'completeMission'] => [at + 1, 'completeMission']);
  return aMatch({ players: [{ dice: own, ...seated }, {}, {}] });
}

const SPREAD = { agents: ['venice', 'belgrade', 'oslo'] as CityId[] };
const MI21: Seated = { ...SPREAD, missions: ['MI21'], agency: ['AG01'] };
const PAID: Source[] = [
  ['agent', 0],
  ['agent', 1],
  ['card', 'AG01'],
];

test('[CV-27] Agents and a card that fit complete the mission MI21', () => {
  const table = nick(MI21).do('0', 'complete', 'MI21', PAID);
  expect(table.player('0').finishedMissions).toEqual(['MI21']);
  expect(table.view(null).players['0']?.points).toBe(7);
  expect(table.hand('0', 'agency')).toEqual([]);
  expect(table.G.discards).toEqual(['AG01']);
  expect(table.player('0').dice[0]?.at).toBe('hand');
  expect(table.player('0').agents).toEqual(MI21.agents);
  expect(table.play('0', 'complete', 'MI21', PAID)).toBe('action-done');
});

describe('Agents in Venice alone do not pay for the mission', () => {
  const venice: Seated = { ...MI21, agents: ['venice', 'venice', 'venice'] };

  test('[CV-28] Agents in Venice do not pay for the orange region', () => {
    const table = nick(venice);
    expect(table.play('0', 'complete', 'MI21', PAID)).toBe('bad-payment');
    expect(table.hand('0', 'agency')).toEqual(['AG01']);
    expect(table.player('0').dice[0]?.at).toBe('completeMission');
  });

  test('[CV-29] a completed mission’s icon pays for its region', () => {
    const table = nick({ ...venice, finishedMissions: ['MI04'] });
    table.do('0', 'complete', 'MI21', [
      ['agent', 0],
      ['icon', 'MI04'],
      ['card', 'AG01'],
    ]);
    expect(table.player('0').finishedMissions).toEqual(['MI04', 'MI21']);
  });
});

test('[CV-27, CV-30] the icon of a completed mission can pay for several later missions', () => {
  const agents: CityId[] = ['venice', 'belgrade', 'oslo'];
  const table = nick({ agents, agency: ['AG01'], missions: ['MI21', 'MI01', 'MI11'] }, 3);
  table.do('0', 'complete', 'MI21', PAID).do('0', 'endTurn');
  table.change((G) => {
    if (G.players['0']) G.players['0'].agents[0] = 'moscow';
  });
  table
    .do('0', 'complete', 'MI01', [
      ['agent', 0],
      ['icon', 'MI21'],
    ])
    .do('0', 'endTurn');
  table.do('0', 'complete', 'MI11', [
    ['agent', 1],
    ['agent', 0],
    ['icon', 'MI21'],
  ]);
  expect(table.player('0').finishedMissions).toEqual(['MI21', 'MI01', 'MI11']);
});

test('[CV-30] a broken code pays only once', () => {
  const agents: CityId[] = ['moscow', 'belgrade', 'oslo'];
  const table = nick({ agents, finishedCodes: ['CO08'], missions: ['MI01', 'MI11'] }, 2).change((G) => {
    G.codeDecks[0].push(...G.codeDecks[1].splice(0, 8));
  });
  expect(table.view(null).players['0']?.points).toBe(2);
  const shorter = table.G.codeDecks[1].length;
  table
    .do('0', 'complete', 'MI01', [
      ['agent', 0],
      ['code', 'CO08'],
    ])
    .do('0', 'endTurn');
  expect(table.view(null).players['0']?.points).toBe(7);
  expect(table.G.codeDecks[1]).toHaveLength(shorter + 1);
  expect(table.G.codeDecks[1]).toContain('CO08');
  const again = table.play('0', 'complete', 'MI11', [
    ['agent', 1],
    ['agent', 0],
    ['code', 'CO08'],
  ]);
  expect(again).toBe('bad-payment');
});

test('[CV-31] an icon does not count as "any card"', () => {
  const agents: CityId[] = ['minsk', 'rome', 'oslo'];
  const own: Seated = { agents, missions: ['MI41'], agency: ['AG07', 'AG02'], finishedMissions: ['MI21'] };
  const paid: Source[] = [
    ['agent', 0],
    ['agent', 1],
    ['card', 'AG07'],
  ];
  expect(nick(own).play('0', 'complete', 'MI41', [...paid, ['icon', 'MI21']])).toBe('bad-payment');
  expect(nick(own).play('0', 'complete', 'MI41', [...paid, ['card', 'AG07']])).toBe('bad-payment');
  expect(nick(own).play('0', 'complete', 'MI41', [...paid, ['card', 'AG02']])).toBe('ok');
});

test('the same Agent cannot pay for a city and for its region', () => {
  const table = nick({ ...MI21, agents: ['venice', 'oslo', 'oslo'] });
  expect(
    table.play('0', 'complete', 'MI21', [
      ['agent', 0],
      ['agent', 0],
      ['card', 'AG01'],
    ]),
  ).toBe('bad-payment');
});

test('[CV-74] the order of the items does not matter to a payment', () => {
  const payer: Seated = { agents: ['moscow', 'berlin', 'oslo'], agency: ['AG03', 'AG01', 'AG02'], missions: ['MI43'] };
  const sources: Source[] = [
    ['agent', 0],
    ['agent', 1],
    ['card', 'AG03'],
    ['card', 'AG01'],
    ['card', 'AG02'],
  ];
  const [first, second, ...cards] = sources as [Source, Source, ...Source[]];
  const pay = (order: Source[]) => nick(payer).do('0', 'complete', 'MI43', order);
  const plain = pay(sources);
  for (const order of [[...cards, second, first], [first, second, ...cards.reverse()], [...sources].reverse()]) {
    const other = pay(order);
    expect(other.G).toEqual(plain.G);
    expect(other.facts).toEqual(plain.facts);
  }
});
