import { chance } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { codeOf } from './content/cards';
import { imagine } from './imagine';
import { invariant } from './invariant';
import type { State } from './state';
import { aDeal, aMatch, type Match } from './testing';
import { view } from './view';

/** Asserts that the states imagined for each viewer satisfy the invariants and lead to the same view. */
function expectTrueWorlds(table: Match): void {
  const random = chance('worlds');
  for (const viewer of [null, ...table.G.seats]) {
    const seen = table.view(viewer);
    for (let n = 0; n < 4; n++) {
      const world = imagine(seen, viewer, random);
      expect(view(world, viewer)).toEqual(seen);
      invariant(world);
    }
  }
}

const worlds = (table: Match, viewer: string | null, count = 40): State[] => {
  const random = chance('many');
  return Array.from({ length: count }, () => imagine(table.view(viewer), viewer, random));
};

describe('imagined states lead to the same view in every situation', () => {
  test('states imagined in the set-up lead to the same view', () => {
    const table = aDeal(3, 'setup');
    const [first, , third] = table.player('1').missions.map(({ handle }) => handle);
    expectTrueWorlds(table.do('1', 'keepMissions', first ?? '', third ?? ''));
    expect(new Set(worlds(table, '0').map((world) => world.players['1']?.returned)).size).toBeGreaterThan(10);
    const own = table.player('1').returned;
    expect(new Set(worlds(table, '1').map((world) => world.players['1']?.returned))).toEqual(new Set([own]));
  });

  test('states imagined during a “Search” lead to the same view', () => {
    for (const deck of ['agency', 'mission'] as const) {
      const table = aMatch({ players: [{ tokens: ['search'], agency: ['AG01'] }, {}, {}] });
      table.do('0', 'ability', table.token('0', 'search'), deck);
      expectTrueWorlds(table);
      const found = worlds(table, '1').map((world) => world.players['0']?.seen[0]?.card);
      expect(new Set(found).size).toBeGreaterThan(10);
    }
    const fixer = aMatch({ phase: 'place', players: [{ character: 'fixer' }, {}, {}] });
    expectTrueWorlds(fixer.do('0', 'placeSpecialOps', 0));
    const dice: [number, 'missionCards'][] = [[1, 'missionCards']];
    const analyst = aMatch({ players: [{ character: 'analyst', dice }, {}, {}] });
    expectTrueWorlds(analyst.do('0', 'takeMission', 'deck'));
  });

  test('states imagined while answers are secret lead to the same view', () => {
    const players = [{ agency: ['AG41', 'AG01'] }, { tokens: ['plus1' as const] }, { agency: ['AG07'] }];
    const table = aMatch({ players, asks: true }).do('0', 'fly', 'AG41', 0);
    table.do('2', 'espionage', 'AG07', ['AG41'], table.G.windows);
    expectTrueWorlds(table);
    const answers = (viewer: string, ...others: string[]) => {
      const sealed = worlds(table, viewer).map((world) => others.map((seat) => world.players[seat]?.answer));
      return new Set(sealed.map((each) => JSON.stringify(each))).size;
    };
    // Seat 0 has not answered, so both other seats may have passed. Seat 2 has answered, so at least one of seats 0 and
    // 1 has not.
    expect(answers('0', '1', '2')).toBe(4);
    expect(answers('2', '0', '1')).toBe(3);
  });

  test('states imagined while a hand is too large lead to the same view', () => {
    const seven = ['AG01', 'AG02', 'AG03', 'AG04', 'AG05', 'AG06', 'AG08'];
    const players = [{ agency: ['AG41'] }, { tokens: ['espionage' as const], agency: seven }, { agency: ['AG07'] }];
    const table = aMatch({ players, asks: true }).do('0', 'fly', 'AG41', 0);
    table.do('1', 'espionage', table.token('1', 'espionage'), ['AG41'], table.G.windows).passAll();
    expect(table.G.choice?.kind).toBe('discardAgency');
    expectTrueWorlds(table);
  });

  test('states imagined while steps can be undone lead to the same view', () => {
    const dice: [number, 'movement'][] = [[2, 'movement']];
    const table = aMatch({ players: [{ agents: ['berlin', 'oslo', 'rome'], dice }, {}, {}] });
    expectTrueWorlds(table.do('0', 'move', 1, [[0, ['prague']]], null));
  });

  test('states imagined after the end lead to the same view', () => {
    const table = aMatch({ phase: 'finalMissions', players: [{ agency: ['AG07'], tokens: ['first'] }, {}, {}] });
    table.do('0', 'pass').do('1', 'pass').do('2', 'pass');
    expectTrueWorlds(table);
    expect(worlds(table, '1', 3).map((world) => world.players['0']?.agency[0]?.card)).toEqual(['AG07', 'AG07', 'AG07']);
  });
});

test('imagined codes show the same equipment on their backs', () => {
  const table = aDeal(4, 'backs').timeOut();
  const backs = (G: State) => [
    ...G.seats.map((seat) => G.players[seat]?.codes.map(({ card }) => codeOf(card).equipment)),
    ...G.codeDecks.map(([top]) => top && codeOf(top).equipment),
  ];
  for (const world of worlds(table, '0')) expect(backs(world)).toEqual(backs(table.G));
});
