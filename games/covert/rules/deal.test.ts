import { describe, expect, test } from 'vitest';
import { covert } from '..';
import { AGENCY, CODES, MISSIONS, TOKENS } from '../content/cards';
import { cityOf, EDGES, isNextTo, regionOf } from '../content/map';
import { invariant } from '../invariant';
import { ABILITIES, CHARACTERS, CITIES, type CityId, EQUIPMENT, REGIONS } from '../state';
import { aDeal, aMatch } from '../testing';

const SEEDS = Array.from({ length: 20 }, (_, at) => `deal ${at}`);
const countBy = <Item>(items: readonly Item[], key: (item: Item) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

describe('[CV-1] the game has the same components as the box', () => {
  test('the game has as many pieces of each kind as the box', () => {
    expect([AGENCY.length, MISSIONS.length, CODES.length, TOKENS.length]).toEqual([48, 60, 40, 16]);
    expect([CITIES.length, REGIONS.length, EDGES.length, CHARACTERS.length]).toEqual([24, 6, 45, 6]);
    for (const cards of [AGENCY, MISSIONS, CODES, TOKENS])
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  test('routes connect all cities in both directions', () => {
    for (const region of REGIONS) {
      expect(regionOf(region).cities).toHaveLength(4);
      for (const city of regionOf(region).cities) expect(cityOf(city).region).toBe(region);
    }
    for (const { a, b } of EDGES) expect(isNextTo(a, b) && isNextTo(b, a)).toBe(true);
    expect(CITIES.flatMap((city) => cityOf(city).adjacent)).toHaveLength(2 * EDGES.length);
    const reached = new Set<CityId>(['london']);
    for (const city of reached) for (const next of cityOf(city).adjacent) reached.add(next);
    expect(reached.size).toBe(24);
  });

  test('cities, equipment and abilities are spread evenly over the Agency cards', () => {
    expect(new Set(Object.values(countBy(AGENCY, ({ city }) => city)))).toEqual(new Set([2]));
    expect(countBy(AGENCY, ({ equipment }) => equipment)).toEqual(Object.fromEntries(EQUIPMENT.map((id) => [id, 6])));
    expect(countBy(AGENCY, ({ ability }) => ability)).toEqual(Object.fromEntries(ABILITIES.map((id) => [id, 6])));
    expect(new Set(AGENCY.map(({ equipment, ability }) => `${equipment} ${ability}`)).size).toBe(48);
    for (const region of REGIONS) {
      const cards = AGENCY.filter(({ city }) => cityOf(city).region === region);
      expect(new Set(cards.map(({ equipment }) => equipment)).size).toBe(8);
      expect(new Set(cards.map(({ ability }) => ability)).size).toBe(8);
    }
    expect(countBy(TOKENS, ({ ability }) => ability)).toEqual(Object.fromEntries(ABILITIES.map((id) => [id, 2])));
  });

  test('a mission’s requirements determine its points', () => {
    for (const { requires, benefit, points } of MISSIONS) {
      const cost = 2 * requires.cities.length + requires.regions.length + 2 * requires.equipment.length;
      const gain = benefit ? { equipment: 3, region: 2 }[benefit.type] : 0;
      expect(points).toBe(cost + requires.anyAgencyCards + 5 - gain);
    }
    const needs = MISSIONS.map(({ requires }) => requires);
    expect(
      new Set(
        Object.values(
          countBy(
            needs.flatMap(({ cities }) => cities),
            String,
          ),
        ),
      ),
    ).toEqual(new Set([3]));
    expect(
      new Set(
        Object.values(
          countBy(
            needs.flatMap(({ regions }) => regions),
            String,
          ),
        ),
      ),
    ).toEqual(new Set([7]));
    expect(
      new Set(
        Object.values(
          countBy(
            needs.flatMap(({ equipment }) => equipment),
            String,
          ),
        ),
      ),
    ).toEqual(new Set([9]));
  });

  test('no code is the reverse of another', () => {
    const read = CODES.map(({ digits }) => digits.join(''));
    for (const { digits } of CODES) expect(new Set(digits).size).toBe(3);
    const turned = read.map((code) => [...code].reverse().join(''));
    expect(read.filter((code) => turned.includes(code))).toEqual([]);
  });
});

test('[CV-2] a match has two to four players', () => {
  expect(covert.players).toEqual({ min: 2, max: 4 });
  expect([covert.game.minPlayers, covert.game.maxPlayers]).toEqual([2, 4]);
});

test('[CV-3] three players get two Agency cards each', () => {
  const { G } = aDeal(3, 'three');
  expect(Object.values(G.faceUp)).toHaveLength(6);
  expect(G.agencyDeck).toHaveLength(36);
  for (const { agency, missions, codes, agents, tokens } of Object.values(G.players)) {
    expect([agency.length, missions.length, codes.length, agents.length, tokens.length]).toEqual([2, 3, 2, 3, 0]);
  }
  expect(G.missionRow).toHaveLength(3);
  expect(G.missionDeck).toHaveLength(60 - 3 - 9);
  expect(G.codeDecks.map((deck) => deck.length)).toEqual([17, 17]);
});

test('[CV-4] two players have twelve neutral cubes', () => {
  for (const seed of SEEDS) {
    const { G } = aDeal(2, seed);
    const cubes = Object.values(G.cubes);
    expect(countBy(cubes.flat(), String)).toEqual({ 2: 6, 3: 6 });
    for (const city of cubes) expect(new Set(city).size).toBe(city.length);
    invariant(G);
    // An Agent that starts in a city with a cube does not pick it up.
    for (const { held } of Object.values(G.players)) expect(held).toEqual([]);
  }
  expect(Object.values(aDeal(3, 'no neutrals').G.cubes).flat()).toEqual([]);
});

test('the start player has the most dice with the same number', () => {
  for (const seed of SEEDS) {
    const { G } = aDeal(4, seed);
    const rank = (seat: string) => {
      const rolled = (G.players[seat]?.dice ?? []).map((die) => die.rolled);
      const largest = Math.max(...Object.values(countBy(rolled, String)));
      return 100 * largest + rolled.reduce((sum, face) => sum + face, 0);
    };
    expect(rank(G.starter)).toBe(Math.max(...G.seats.map(rank)));
  }
});

describe('players choose missions', () => {
  test('each player keeps two missions', () => {
    const table = aDeal(2, 'missions');
    const [own, other] = [table.player('0').missions, table.player('1').missions];
    const handles = (held: typeof own) => held.map(({ handle }) => handle) as [string, string, string];
    const [a, b, c] = handles(own);
    table.do('0', 'keepMissions', a, c);
    expect(table.play('0', 'keepMissions', a, c)).toBe('already-kept');
    expect(table.view('1').players['0']).toMatchObject({ missions: 2, hasKept: true });
    expect(table.G.phase).toBe('setupMissions');
    const [d, e] = handles(other);
    table.do('1', 'keepMissions', d, e);
    expect(table.G).toMatchObject({ phase: 'place', round: 1, turn: { seat: table.G.starter } });
    expect(table.hand('0', 'missions')).toEqual([own[0]?.card, own[2]?.card]);
    expect(table.G.missionDeck.slice(-2)).toEqual([own[1]?.card, other[2]?.card]);
    expect(b).not.toBe(a);
  });

  test('a player who runs out of time keeps the first two missions', () => {
    const table = aDeal(3, 'silent');
    const dealt = table.player('2').missions;
    table.timeOut();
    expect(table.player('2').missions).toEqual(dealt.slice(0, 2));
    expect(table.G.phase).toBe('place');
  });
});

test('a match that a test sets up satisfies the invariants', () => {
  invariant(aMatch().G);
  invariant(aMatch({ players: [{}, {}], phase: 'place' }).G);
});
