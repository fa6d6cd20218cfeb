import { describe, expect, test } from 'vitest';
import { aMatch, type Match } from '../testing';
import { enmity, likely, shotGain } from './beliefs';
import { AGENT, CROOKED, HONEST, KINGPIN } from './scene';
import { beliefsOf } from './testing';

/** Tolerance for probabilities that are estimated from 4,000 sampled deals. */
const NEAR = 0.025;

/** Returns the match after players have looked at these cards. */
function looked(match: Match, ...looks: [by: string, at: string, slot: 0 | 1 | 2][]): Match {
  return match.change((G) => {
    for (const [by, at, slot] of looks) {
      const card = G.slots[at]?.[slot] ?? '';
      G.cards[card]?.knownBy.push(by);
      G.looks.push({ turn: 1, by, at, slot, card, through: 'investigate' });
    }
  });
}

describe('a bot’s probabilities match values counted by hand', () => {
  const cards = { 0: 'HHC', 1: 'KHC', 2: 'ACC', 3: 'HHC' };
  const four = () => aMatch({ players: 4, cards });
  const role = (match: Match, place: number, wanted: number) =>
    likely(beliefsOf(match, '0'), ({ roles }) => roles[place] === wanted);

  test('each other player is equally likely to hold the Agent', () => {
    for (const place of [1, 2, 3]) {
      expect(Math.abs(role(four(), place, AGENT) - 1 / 3)).toBeLessThan(NEAR);
      expect(Math.abs(role(four(), place, KINGPIN) - 1 / 3)).toBeLessThan(NEAR);
    }
  });

  test('a player with no seen card is honest in 48 of 105 cases', () => {
    for (const place of [1, 2, 3])
      expect(Math.abs(enmity(beliefsOf(four(), '0'), place) - 57 / 105)).toBeLessThan(NEAR);
  });

  test('a player with one seen Honest card is honest in 19 of 35 cases', () => {
    const match = looked(four(), ['0', '1', 1]);
    expect(Math.abs(1 - enmity(beliefsOf(match, '0'), 1) - 19 / 35)).toBeLessThan(NEAR);
    expect(Math.abs(role(match, 1, AGENT) - 12 / 42)).toBeLessThan(NEAR);
    expect(Math.abs(role(match, 1, KINGPIN) - 12 / 42)).toBeLessThan(NEAR);
  });

  test('a player whose Kingpin was seen is certainly crooked', () => {
    const match = looked(four(), ['0', '1', 0]);
    expect(enmity(beliefsOf(match, '0'), 1)).toBe(1);
    expect(role(match, 1, AGENT)).toBe(0);
    expect(Math.abs(role(match, 2, AGENT) - 1 / 2)).toBeLessThan(NEAR);
    expect(Math.abs(1 - enmity(beliefsOf(match, '0'), 2) - (1 / 2 + 13 / 70))).toBeLessThan(NEAR);
  });

  test('a player whose cards are all seen has a certain side', () => {
    const all: [string, string, 0 | 1 | 2][] = [
      ['0', '3', 0],
      ['0', '3', 1],
      ['0', '3', 2],
    ];
    expect(role(looked(four(), ...all), 3, HONEST)).toBe(1);
    const planted = aMatch({ players: 4, cards, actives: { 3: ['planted_evidence'] } });
    expect(role(looked(planted, ...all), 3, CROOKED)).toBe(1);
  });

  test('a look by another player tells a bot nothing about the card’s face', () => {
    const match = looked(four(), ['2', '1', 0]);
    expect(Math.abs(role(match, 1, KINGPIN) - 1 / 3)).toBeLessThan(NEAR);
  });
});

test('the card left over in a deal for five players is never a leader', () => {
  const beliefs = beliefsOf(aMatch({ cards: { 0: 'HHC', 1: 'AHC', 2: 'KCC', 3: 'HHC', 4: 'HCC' } }), '0');
  expect(beliefs.worlds.every(({ faces }) => [AGENT, KINGPIN].every((leader) => faces.includes(leader)))).toBe(true);
  expect(Math.abs(likely(beliefs, ({ roles }) => roles[4] === AGENT) - 1 / 4)).toBeLessThan(NEAR);
});

describe('bots draw conclusions from the actions of other players', () => {
  const cards = { 0: 'HHC', 1: 'KHC', 2: 'ACC', 3: 'HHC', 4: 'HCC' };
  const apart = (match: Match, one: number, other: number) =>
    likely(beliefsOf(match, '0'), ({ roles }) => (roles[one] ?? 0) % 2 !== (roles[other] ?? 0) % 2);

  test('a look followed by an aim suggests that the two players are on opposite sides', () => {
    const before = apart(looked(aMatch({ cards }), ['1', '2', 0]), 1, 2);
    const aiming = looked(aMatch({ cards }), ['1', '2', 0]).change((G) => {
      G.acts.push({ turn: 1, by: '1', kind: 'aim', at: '2' });
    });
    expect(apart(aiming, 1, 2)).toBeGreaterThan(before + 0.1);
  });

  test('a shot is stronger evidence than an aim', () => {
    const acted = (act: 'aim' | 'shoot' | 'use') =>
      apart(
        aMatch({ cards }).change((G) => {
          const done = { turn: 1, by: '1', at: '2' };
          if (act === 'aim') G.acts.push({ ...done, kind: act });
          if (act === 'shoot') G.acts.push({ ...done, kind: act, hit: '2' });
          if (act === 'use') G.acts.push({ turn: 1, by: '1', kind: act, card: 'med_kit', targets: ['2'] });
        }),
        1,
        2,
      );
    expect(acted('shoot')).toBeGreaterThan(acted('aim'));
    expect(acted('use')).toBeLessThan(acted('aim') - 0.1);
  });

  test('a bot draws no conclusion from an aim forced by Walkie Talkie', () => {
    const called = aMatch({ cards }).change((G) => {
      G.acts.push({ turn: 1, by: '3', kind: 'use', card: 'walkie_talkie', targets: ['2'] });
      G.acts.push({ turn: 1, by: '1', kind: 'aim', at: '2' });
    });
    const alone = aMatch({ cards }).change((G) => {
      G.acts.push({ turn: 1, by: '3', kind: 'use', card: 'walkie_talkie', targets: ['2'] });
    });
    expect(apart(called, 1, 2)).toBe(apart(alone, 1, 2));
  });

  test('a player who keeps a third card hidden is more often a leader', () => {
    const match = aMatch({ cards: { ...cards, 1: 'KH^C^' } });
    const leads = likely(beliefsOf(match, '0'), ({ roles }) => (roles[1] ?? 0) <= KINGPIN);
    const hidden = likely(beliefsOf(match, '0'), ({ roles }) => (roles[3] ?? 0) <= KINGPIN);
    expect(leads).toBeGreaterThan(hidden / 3 + 0.1);
  });
});

test('a shot at a known enemy raises the win chance', () => {
  const cards = { 0: 'HHC', 1: 'K^HC', 2: 'A^CC', 3: 'H^H^C^', 4: 'C^C^H^' };
  const beliefs = beliefsOf(aMatch({ cards, guns: { 0: '1' } }), '0');
  expect(shotGain(beliefs, 1)).toBeGreaterThan(shotGain(beliefs, 4));
  expect(shotGain(beliefs, 4)).toBeGreaterThan(0);
  expect(shotGain(beliefs, 2)).toBeLessThan(shotGain(beliefs, 3));
  expect(shotGain(beliefs, 3)).toBeLessThan(0);
});
