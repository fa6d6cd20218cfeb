import { fromNumbers } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { SUSPECTS, WEAPONS } from '../state';
import { aDeal, aMatch, NOON } from '../testing';
import { deal } from './deal';

const OPTIONS = { bulletsOnTable: false, roundSeconds: 0 };

test('[CB-5] with five players, both dirty cops know the crime', {
  tags: ['long'],
}, () => {
  for (let seed = 0; seed < 1000; seed++) {
    const match = aDeal(5, `deal ${seed}`);
    const views = match.G.seats.map((seat) => match.view(seat).me);
    const dirty = views.filter((me) => me?.role === 'dirty');
    const informants = views.filter((me) => me?.role === 'honest').map((me) => me?.contact);
    expect(dirty).toHaveLength(2);
    for (const me of dirty) {
      expect(me).toMatchObject({ contact: match.G.secret.murderer, weapon: match.G.secret.weapon });
    }
    expect(new Set(informants).size).toBe(3);
    expect(informants).not.toContain(match.G.secret.murderer);
  }
});

describe('[CB-6] each player’s decks decide which clues they can hear', () => {
  const match = aMatch({ players: 5 });

  test('[CB-6] an honest cop can hear of eight suspects and eight weapons', () => {
    const { suspects, weapons } = match.player('0');
    expect([suspects.undrawn.length, weapons.undrawn.length]).toEqual([8, 8]);
    expect(suspects.undrawn).not.toContain('stokes');
  });

  test('[CB-6] a dirty cop can hear of nine suspects and eight weapons', () => {
    const { suspects, weapons } = match.player('4');
    expect([suspects.undrawn.length, weapons.undrawn.length]).toEqual([9, 8]);
  });

  test('[CB-6] no deck contains the murderer or the weapon', () => {
    for (const { suspects, weapons } of Object.values(match.G.players)) {
      expect(suspects.undrawn).not.toContain('vane');
      expect(weapons.undrawn).not.toContain('katana');
    }
    expect(match.player('0').suspects.undrawn).toEqual(expect.arrayContaining(['pike', 'crane']));
  });
});

test('every murderer, weapon and dirty seat is dealt about equally often', { tags: ['long'] }, () => {
  const counts: Record<string, number> = {};
  const count = (key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (let seed = 0; seed < 900; seed++) {
    const { G } = aDeal(3, `fair ${seed}`);
    count(G.secret.murderer);
    count(G.secret.weapon);
    count(`dirty ${G.seats.find((seat) => G.players[seat]?.role === 'dirty')}`);
  }
  for (const suspect of SUSPECTS) expect(Math.abs((counts[suspect] ?? 0) - 90)).toBeLessThan(40);
  for (const weapon of WEAPONS) expect(Math.abs((counts[weapon] ?? 0) - 100)).toBeLessThan(42);
  for (const seat of [0, 1, 2]) expect(Math.abs((counts[`dirty ${seat}`] ?? 0) - 300)).toBeLessThan(65);
});

test('the first random number picks the murderer', () => {
  const drawn = [0.35, 0.95];
  const G = deal(
    3,
    { options: OPTIONS, now: NOON, carryOver: null },
    fromNumbers(() => drawn.shift() ?? 0.999),
  );
  expect(G.secret).toMatchObject({ murderer: SUSPECTS[3], weapon: WEAPONS[8] });
  expect(G.players['0']?.role).toBe('dirty');
  expect([G.players['1']?.contact, G.players['2']?.contact]).toEqual(['vane', 'pike']);
  expect(G.players['1']?.suspects.undrawn).toEqual(SUSPECTS.filter((each) => each !== 'crane' && each !== 'vane'));
});

test('equal seeds deal the same match', () => {
  expect(aDeal(4, 'one seed').G).toEqual(aDeal(4, 'one seed').G);
  expect(aDeal(4, 'one seed').G).not.toEqual(aDeal(4, 'another').G);
});
