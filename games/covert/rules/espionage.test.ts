import { expect, test } from 'vitest';
import { AGENCY } from '../content/cards';
import { aDeal, aMatch, type Match, type Seated } from '../testing';

/** Sets up a match in which seat 0 has flown with AG48. The card is now in the pool. */
function flown(...others: Seated[]): Match {
  return aMatch({ players: [{ agency: ['AG48'] }, ...others], asks: true }).do('0', 'fly', 'AG48', 0);
}

/** Sets up a match in which seat 0 has paid for MI43 with AG03 and two more cards. The cards are now in the pool. */
function paid(...others: Seated[]): Match {
  const payer: Seated = {
    agents: ['moscow', 'berlin', 'oslo'],
    agency: ['AG03', 'AG01', 'AG02'],
    missions: ['MI43'],
    dice: [[1, 'completeMission']],
  };
  const table = aMatch({ players: [payer, ...others], asks: true });
  return table.do('0', 'complete', 'MI43', [
    ['agent', 0],
    ['agent', 1],
    ['card', 'AG03'],
    ['card', 'AG01'],
    ['card', 'AG02'],
  ]);
}

const now = (table: Match) => table.G.window?.number ?? -1;
const poolOf = (table: Match) => table.G.pool?.cards.map(({ card }) => card);
const named = (table: Match, seat: string, card: string) =>
  table.player(seat).agency.find((held) => held.card === card)?.handle ?? '';

test('[CV-33] “Espionage” takes a card that was used for a flight', () => {
  const table = flown({ agency: ['AG07'] }, {});
  table.do('1', 'espionage', 'AG07', ['AG48'], now(table));
  expect(table.hand('1', 'agency')).toEqual(['AG48']);
  table.passAll();
  expect(table.G.discards).toEqual(['AG07']);
});

test('[CV-57] “Espionage” can take back a card used as payment', () => {
  const table = aMatch({
    asks: true,
    players: [
      {
        agents: ['venice', 'belgrade', 'oslo'],
        agency: ['AG01'],
        missions: ['MI21'],
        tokens: ['espionage'],
        dice: [[1, 'completeMission']],
      },
      {},
      {},
    ],
  });
  const bag = table.G.bag.length;
  table.do('0', 'complete', 'MI21', [
    ['agent', 0],
    ['agent', 1],
    ['card', 'AG01'],
  ]);
  table.do('0', 'espionage', table.token('0', 'espionage'), ['AG01'], now(table));
  expect(table.hand('0', 'agency')).toEqual(['AG01']);
  expect(table.hand('0', 'tokens')).toEqual([]);
  expect(table.G.bag).toHaveLength(bag + 1);
  expect(table.G).toMatchObject({ window: null, pool: null });
});

test('[CV-58] the first player clockwise gets the only card', () => {
  const table = flown({ agency: ['AG07'] }, { agency: ['AG11'] });
  const facts = table.facts.length;
  table.do('2', 'espionage', 'AG11', ['AG48'], now(table)).do('1', 'espionage', 'AG07', ['AG48'], now(table));
  expect(table.hand('1', 'agency')).toEqual(['AG48']);
  expect(table.hand('2', 'agency')).toEqual(['AG11']);
  expect(JSON.stringify(table.facts.slice(facts))).not.toContain('AG11');
});

test('[CV-58] the clockwise order begins with the player who used the cards', () => {
  const table = aMatch({
    turn: '1',
    asks: true,
    players: [{ agency: ['AG07'] }, { agency: ['AG48'], tokens: ['espionage'] }, { agency: ['AG11'] }],
  }).do('1', 'fly', 'AG48', 0);
  table.do('0', 'espionage', 'AG07', ['AG48'], now(table)).do('2', 'espionage', 'AG11', ['AG48'], now(table));
  table.do('1', 'espionage', table.token('1', 'espionage'), ['AG48'], now(table));
  expect(table.hand('1', 'agency')).toEqual(['AG48']);
  expect([table.hand('0', 'agency'), table.hand('2', 'agency')]).toEqual([['AG07'], ['AG11']]);
});

test('[CV-59] a spent “Espionage” card can be taken by others', () => {
  const table = flown({ agency: ['AG07'], tokens: ['espionage'] }, { tokens: ['espionage'] });
  table.do('1', 'espionage', 'AG07', ['AG48'], now(table)).do('2', 'pass', now(table));
  expect(poolOf(table)).toEqual(['AG07']);
  expect(table.play('1', 'espionage', table.token('1', 'espionage'), ['AG07'], now(table))).toBe('not-available');
  table.do('2', 'espionage', table.token('2', 'espionage'), ['AG07'], now(table));
  expect(table.hand('2', 'agency')).toEqual(['AG07']);
});

test('[CV-59] an “Espionage” card taken from the pool cannot take from that pool', () => {
  const table = paid({ agency: ['AG07'] }, { agency: ['AG04'], tokens: ['espionage'] });
  table.do('1', 'espionage', 'AG07', ['AG03'], now(table)).do('2', 'pass', now(table));
  table.do('2', 'espionage', table.token('2', 'espionage'), ['AG07'], now(table));
  expect(poolOf(table)).toEqual(['AG01', 'AG02']);
  const taken = named(table, '2', 'AG07');
  expect(table.play('2', 'espionage', taken, ['AG01'], now(table))).toBe('not-available');
  table.passAll();
  expect(table.G.discards).toEqual(['AG01', 'AG02']);
});

test('each “Espionage” takes the first card on its player’s list that is left', () => {
  const table = paid({ agency: ['AG07', 'AG04'] }, { agency: ['AG11', 'AG05'] });
  const first = now(table);
  table.do('1', 'espionage', 'AG07', ['AG02', 'AG01'], first).do('2', 'espionage', 'AG11', ['AG02', 'AG03'], first);
  expect([table.hand('1', 'agency'), table.hand('2', 'agency')]).toEqual([
    ['AG04', 'AG02'],
    ['AG05', 'AG03'],
  ]);
  expect(now(table)).toBe(first + 1);
  expect(poolOf(table)).toEqual(['AG01', 'AG07', 'AG11']);
  expect(table.play('1', 'pass', first)).toBe('stale-window');
});

test('[CV-60] players are not asked about “Espionage” after a token was used', () => {
  const full = ['AG01', 'AG02', 'AG03', 'AG04', 'AG05', 'AG06', 'AG07'];
  const table = aMatch({
    asks: true,
    players: [{ agency: full, tokens: ['move3'], dice: [[1, 'agencyCards']] }, { agency: ['AG11'] }, {}],
  });
  table.do('0', 'ability', table.token('0', 'move3'), [[0, ['paris']]]);
  expect(table.G.window).toBeNull();
  table.do('0', 'takeAgency', 'purple').do('0', 'discardAgency', 'AG01');
  expect(table.G).toMatchObject({ window: null, pool: null, discards: ['AG01'] });
});

test('[CV-61] an eighth card from “Espionage” must be given up', () => {
  const full = AGENCY.slice(0, 7).map(({ id }) => id);
  const table = flown({ agency: full, tokens: ['espionage'] }, { agency: ['AG11'] });
  table.do('1', 'espionage', table.token('1', 'espionage'), ['AG48'], now(table)).do('2', 'pass', now(table));
  expect(table.G.choice).toEqual({ kind: 'discardAgency', seat: '1' });
  expect(table.play('0', 'endTurn')).toBe('wrong-stage');
  table.do('1', 'discardAgency', 'AG01');
  expect(table.hand('1', 'agency')).toHaveLength(7);
  expect(table.G.discards).toEqual(['AG01']);
});

test('all +1 cards used on a die can be taken with “Espionage”', () => {
  const table = aMatch({
    phase: 'place',
    asks: true,
    players: [{ agency: ['AG01', 'AG33'], dice: [[4]] }, { agency: ['AG07'] }, {}],
  });
  table.do('0', 'placeCircle', 0, 'movement', ['AG01', 'AG33'], 0);
  expect(table.player('0').dice[0]).toEqual({ rolled: 4, face: 6, at: 'movement' });
  expect(poolOf(table)).toEqual(['AG01', 'AG33']);
  expect(table.G.turn?.seat).toBe('0');
  table.passAll();
  expect(table.G.turn?.seat).toBe('1');
  expect(table.G.discards).toEqual(['AG01', 'AG33']);
});

test('a pair of cubes is rewarded before “Espionage”', () => {
  const table = aMatch({
    asks: true,
    players: [{ agency: ['AG41'], held: ['1'] }, { agency: ['AG07'] }, {}],
    cubes: { kiev: ['1'] },
  });
  table.do('0', 'fly', 'AG41', 0);
  expect(table.G).toMatchObject({ choice: { kind: 'takeIntelCard', city: 'kiev', region: 'red' }, window: null });
  table.do('0', 'takeIntelCard', 'deck');
  expect(table.G.window).toMatchObject({ kind: 'espionage', asked: ['0', '1'] });
});

test('a seat with “Always pass” passes as soon as it is asked', () => {
  const table = aMatch({ players: [{ agency: ['AG48'] }, { agency: ['AG07'] }, {}], asks: true });
  table.do('1', 'setAutoPass', true).do('0', 'fly', 'AG48', 0);
  expect(table.G).toMatchObject({ window: null, discards: ['AG48'] });
});

test('[CV-80] a question ends immediately if all seats always pass', () => {
  const deal = aDeal(2, 'passing', { alwaysPass: true });
  expect(deal.G.seats.map((at) => deal.player(at).autoPass)).toEqual([true, true]);
  expect(aDeal(2, 'passing').player('0').autoPass).toBe(false);
  for (const at of ['0', '1']) {
    const [one, other] = deal.player(at).missions;
    deal.do(at, 'keepMissions', one?.handle ?? '', other?.handle ?? '');
  }
  const [first, second] = deal.G.starter === '0' ? ['0', '1'] : ['1', '0'];
  deal.do(first, 'placeCircle', 0, 'movement', [], 0).do(second, 'takeOrder').do(first, 'takeOrder');
  expect(deal.G).toMatchObject({ phase: 'breakCodes', windows: 1, window: null });
  deal.do(second, 'setAutoPass', false).do(second, 'done').do(first, 'done');
  expect(deal.G.phase).toBe('resolve');
});
