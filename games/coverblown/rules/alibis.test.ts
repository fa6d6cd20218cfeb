import { chance, must } from 'hush/game';
import { expect, test } from 'vitest';
import { TOKENS } from '../content/tokens';
import { aMatch } from '../testing';
import { dealAlibis } from './alibis';

const deals = Array.from({ length: 200 }, (_, seed) => dealAlibis(chance(seed)));

test('[CB-31] every suspect and weapon has an alibi', () => {
  for (const alibis of deals) {
    expect(Object.keys(alibis)).toHaveLength(19);
    const places = Object.values(alibis).map(({ place }) => place);
    for (const place of places) expect(places.filter((each) => each === place).length).toBeLessThanOrEqual(2);
  }
});

test('a suspect’s activity suits the place', () => {
  for (const token of TOKENS) {
    const { place, doing } = must(deals[0])[token];
    expect(doing).toMatch(new RegExp(`^${place}-[1-4]$`));
  }
});

test('places and activities are different in different matches', () => {
  expect(new Set(deals.map(({ pike }) => pike.place)).size).toBe(12);
  expect(new Set(deals.map(({ bat }) => bat.doing)).size).toBeGreaterThan(30);
});

test('dealing alibis again keeps those that were already heard', () => {
  const heard = { pike: { place: 'pier', doing: 'pier-1' }, bat: { place: 'pier', doing: 'pier-2' } } as const;
  for (let seed = 0; seed < 50; seed++) {
    const alibis = dealAlibis(chance(seed), heard);
    expect(alibis).toMatchObject(heard);
    expect(Object.values(alibis).filter(({ place }) => place === 'pier')).toHaveLength(2);
  }
});

test('[CB-32] seats 0 and 2 hear the same alibi for Pike', () => {
  const match = aMatch({ players: 5 });
  match.change((G) => {
    for (const player of Object.values(G.players)) {
      const { undrawn } = player.suspects;
      player.suspects.undrawn = ['pike', ...undrawn.filter((suspect) => suspect !== 'pike')];
    }
  });
  match.play('0', 'investigate', 'suspects');
  match.play('2', 'investigate', 'suspects');
  const [clue] = match.lastCall('0').clues;
  expect(clue?.token).toBe('pike');
  expect(match.lastCall('2').clues).toEqual([clue]);
});
