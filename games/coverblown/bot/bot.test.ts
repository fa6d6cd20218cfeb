import { chance, must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, asking, begin, once, type Played, playBots, randomBot } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { coverblown } from '..';
import type { Claim, Role, State } from '../state';
import { view } from '../view';
import { bots } from '.';
import { freshStaller, newcomer, person, staller } from './testing';
import { stageOf } from './timing';

const detective = bots.detective as AnyBot;
const SIZES = [3, 4, 5];

function play(
  seats: number,
  seed: string,
  guests: Record<Seat, AnyBot> = {},
  options?: unknown,
): Played & { G: State } {
  const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, detective]));
  const played = playBots({ module: coverblown, seats, seed, bots: { ...usual, ...guests }, options });
  return { ...played, G: played.position.G as State };
}

/** Plays ten matches for each number of players. All tests share them. */
const matches = once(() =>
  SIZES.flatMap((seats) => Array.from({ length: 10 }, (_, game) => play(seats, `match ${game}`))),
);
const roleOf = (G: State, seat: Seat | null): Role | undefined => (seat === null ? undefined : G.players[seat]?.role);

test('the detective is the default bot', () => {
  expect(Object.keys(bots)).toEqual(['detective', 'rookie']);
});

test('a match of bots can be repeated with the same seed', () => {
  expect(play(4, 'again').actions).toEqual(play(4, 'again').actions);
  expect(play(4, 'again').actions).not.toEqual(play(4, 'another').actions);
});

test('a bot’s choice depends only on its view', () => {
  const G = begin({ module: coverblown, seats: 4, seed: 'look' }).G as State;
  for (const seat of G.seats) {
    const seen = JSON.stringify(view(G, seat));
    const choices = [1, 2].map(() =>
      detective.choose(
        asking({ view: JSON.parse(seen), seat, random: chance('same'), budget: 1, now: must(G.deadline) - 60_000 }),
      ),
    );
    expect(choices[0]).toEqual(choices[1]);
    const frozen = deepFreeze(JSON.parse(seen));
    expect(() =>
      detective.choose(
        asking({ view: frozen, seat, random: chance('same'), budget: 1, now: must(G.deadline) - 60_000 }),
      ),
    ).not.toThrow();
  }
});

test('every bot answers its first call', {
  tags: ['long'],
}, () => {
  const all = matches();
  expect(all.some(({ G }) => G.examinations.length > 0)).toBe(true);
  for (const { G, actions } of all) {
    expect(actions.filter(({ move }) => move === 'ackFirstCall')).toHaveLength(G.seats.length);
    if (G.examinations.length === 0) continue;
    const claimed = G.claims.filter(({ round }) => round === 'monday').map(({ by }) => by);
    expect(claimed).toEqual(expect.arrayContaining(G.seats));
  }
});

test('honest bots claim only what they heard', {
  tags: ['long'],
}, () => {
  const lies = { honest: 0, dirty: 0 };
  for (const { G } of matches()) {
    for (const claim of G.claims) {
      const player = G.players[claim.by];
      const heard = player?.calls.flatMap(({ clues }) => clues.map(({ token }) => token)) ?? [];
      const isTrue =
        claim.kind === 'clean'
          ? heard.includes(claim.subject)
          : claim.kind !== 'contact' || claim.subject === player?.contact;
      if (player && !isTrue) lies[player.role]++;
    }
  }
  expect(lies.honest).toBe(0);
  expect(lies.dirty).toBeGreaterThan(20);
});

test('a dirty bot never examines the murderer or the weapon', { tags: ['long'] }, () => {
  const pairs = matches().flatMap(({ G, actions }) =>
    actions
      .filter(({ by, move }) => (move === 'announce' || move === 'examine') && roleOf(G, by) === 'dirty')
      .map(({ args: [suspect, weapon] }) => suspect === G.secret.murderer || weapon === G.secret.weapon),
  );
  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs.filter(Boolean)).toEqual([]);
});

test('honest bots rarely shoot honest cops before Friday', { tags: ['long'] }, () => {
  const shots = matches().flatMap(({ G }) =>
    G.shots
      .filter(({ by, day }) => roleOf(G, by) === 'honest' && day !== 'friday')
      .map(({ target }) => roleOf(G, target)),
  );
  expect(shots.length).toBeGreaterThan(5);
  expect(shots.filter((role) => role === 'honest').length / shots.length).toBeLessThan(0.4);
});

test('bots rarely let a day end because its time runs out', { tags: ['long'] }, () => {
  const late = matches().flatMap(({ G, actions }) => {
    const timeouts = actions.filter(({ by }) => by === null).length;
    // The timeout after a verdict does not end a day, so it does not count.
    const verdicts = G.examinations.filter(({ verdict }) => verdict !== 'correct').length;
    return timeouts - verdicts;
  });
  expect(late.reduce((sum, count) => sum + count, 0)).toBeLessThan(matches().length * 0.4);
});

test('bots do not shoot with bullets on the table', () => {
  for (const seats of SIZES) {
    const { actions, outcome } = play(seats, 'table', {}, { bulletsOnTable: true });
    expect(actions.some(({ move }) => move === 'shoot' || move === 'iDied')).toBe(false);
    expect(['case-solved', 'week-over']).toContain(outcome.reason);
  }
});

describe('bots make the expected moves in a given position', () => {
  const NOW = 60_000;

  test('an honest bot shoots a seat that claims its contact', () => {
    const { G, honest, others } = table(4);
    const [liar = ''] = others;
    G.claims.push(aClaim(liar, { kind: 'contact', subject: G.players[honest]?.contact ?? 'vane' }));
    const { contact } = must(G.players[honest]);
    expect(ask(G, honest)).toMatchObject({ move: 'claim', args: ['contact', contact, 'monday'] });
    G.claims.push(aClaim(honest, { kind: 'contact', subject: contact }));
    expect(ask(G, honest)).toEqual({ move: 'shoot', args: [liar, 'why'] });
  });

  test('a bot that has fired its bullet does not shoot', () => {
    const { G, honest, others } = table(4);
    const [liar = '', innocent = ''] = others;
    G.shots.push({ day: 'monday', at: 1, by: honest, target: innocent });
    const { contact } = must(G.players[honest]);
    G.claims.push(aClaim(liar, { kind: 'contact', subject: contact }));
    expect(ask(G, honest)).toEqual({ move: 'claim', args: ['contact', contact, 'monday'] });
  });

  test('an honest bot does not shoot without a reason', () => {
    for (const seats of SIZES) {
      const { G, honest } = table(seats);
      expect(ask(G, honest)?.move).not.toBe('shoot');
    }
  });

  test('a dirty bot shoots a cop who has only one life left', () => {
    const { G, dirty, others } = table(4);
    const [shooter = '', target = ''] = others.filter((seat) => seat !== dirty);
    G.shots.push({ day: 'monday', at: 1, by: shooter, target });
    G.claims.push(aClaim(dirty, { kind: 'suspicion', subject: target }));
    for (let seed = 0; seed < 10; seed++) expect(ask(G, dirty, seed)).toEqual({ move: 'shoot', args: [target, 'why'] });
  });

  test('[CB-52] an honest bot objects to a proposal of a suspect that it claimed clean', () => {
    const { G, honest, others } = table(4);
    const [author = ''] = others;
    const player = must(G.players[honest]);
    const [suspect, weapon] = [must(player.suspects.undrawn[0]), must(player.weapons.undrawn[0])];
    const clues = [suspect, weapon].map((token) => ({ token, alibi: { place: 'pier', doing: 'pier-1' } as const }));
    player.calls.push({ ...must(player.calls[0]), n: 2, kind: 'suspects', clues });
    G.called = [...G.seats];
    G.claims.push(aClaim(honest, { kind: 'clean', subject: suspect }));
    G.plans.push({ by: author, suspect, weapon, at: NOW - 3000, agreements: [], objections: [] });
    const objection = must(ask(G, honest));
    expect([objection.move, objection.say?.about, objection.say?.facts?.by]).toEqual([
      'object',
      'heardClean',
      { seat: author },
    ]);
    must(G.plans[0]).objections.push(honest);
    expect(stageOf(view(G, honest), honest)).toBe('counter');
    const counter = must(ask(G, honest));
    expect(counter.move).toBe('announce');
    expect(counter.args).not.toContain(suspect);
    G.plans.push({ by: author, suspect, weapon, at: NOW - 2000, agreements: [], objections: [] });
    expect(ask(G, honest)?.move).not.toBe('object');
  });

  test('bots make no move after the end or from a spectator’s view', () => {
    const { G, honest } = table(3);
    expect(
      detective.choose(asking({ view: view(G, null), seat: honest, random: chance(1), budget: 1, now: NOW })),
    ).toBeNull();
    G.outcome = { winners: [], reason: 'week-over' };
    expect(ask(G, honest)).toBeNull();
  });

  /** Creates a match on Monday in which all players have answered the first call and none has called a contact. */
  function table(seats: number): { G: State; honest: Seat; dirty: Seat; others: Seat[] } {
    const G: State = structuredClone(begin({ module: coverblown, seats, seed: 'by hand', now: 0 }).G as State);
    for (const player of Object.values(G.players)) player.acknowledged = true;
    const honest = must(G.seats.find((seat) => roleOf(G, seat) === 'honest'));
    const dirty = must(G.seats.find((seat) => roleOf(G, seat) === 'dirty'));
    return { G, honest, dirty, others: G.seats.filter((seat) => seat !== honest) };
  }

  function ask(G: State, seat: Seat, seed = 0) {
    return detective.choose(asking({ view: view(G, seat), seat, random: chance(seed), budget: 1, now: NOW }));
  }

  function aClaim(by: Seat, said: Pick<Claim, 'kind' | 'subject'>): Claim {
    return { n: 1, round: 'monday', at: 30_000, by, retracted: false, ...said } as Claim;
  }
});

describe('an honest person who plays with bots can win', () => {
  const GAMES = 24;

  const aPerson = (honest: Seat[]) => ({ [must(honest.at(-1))]: person });
  const allAtRandom = (honest: Seat[]) => Object.fromEntries(honest.map((seat) => [seat, randomBot(coverblown)]));

  test('an honest person wins a fair share of matches', {
    tags: ['long'],
    timeout: 240_000,
  }, () => {
    const fair = SIZES.map((seats) => share(seats, aPerson));
    // With random players fewer matches are played, so their share is an average over all numbers of seats.
    const random = SIZES.map((seats) => share(seats, allAtRandom, GAMES / 2));
    for (const wins of fair) expect(wins).toBeGreaterThan(0.2);
    for (const wins of fair) expect(wins).toBeLessThan(0.8);
    expect(mean(random)).toBeLessThan(mean(fair) - 0.1);
  });

  /**
   * Returns the share of matches that the honest side wins with these players among bots. docs/balance.md has the
   * figures of many more matches.
   */
  function share(seats: number, guests: (honest: Seat[]) => Record<Seat, AnyBot>, games = GAMES): number {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const seed = `share ${game}`;
      const dealt = begin({ module: coverblown, seats, seed }).G as State;
      const honest = dealt.seats.filter((seat) => roleOf(dealt, seat) === 'honest');
      const { G, outcome } = play(seats, seed, guests(honest));
      if (outcome.winners.some((seat) => roleOf(G, seat) === 'honest')) won++;
    }
    return won / games;
  }
});

test('both sides win a fair share of practice matches', {
  tags: ['long'],
}, () => {
  const games = SIZES.flatMap((seats) =>
    Array.from({ length: 12 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, detective]));
      const table = { bots: { ...usual, 0: newcomer }, people: ['0'], practice: '0' };
      const { outcome, position } = playBots({ module: coverblown, seats, seed: `newcomer ${game}`, ...table });
      return roleOf(position.G as State, must(outcome.winners[0])) === 'dirty';
    }),
  );
  const share = games.filter(Boolean).length / games.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});

describe('a person who plays a dirty cop among bots cannot win by wasting days', () => {
  test.each(Object.entries({ staller, freshStaller }))(
    'a dirty person who wastes days like `%s` loses most matches',
    (_name, guest) => {
      const won = SIZES.flatMap((seats) =>
        Array.from({ length: 10 }, (_, game) => {
          const seed = `burnt ${game}`;
          const { G } = begin({ module: coverblown, seats, seed }) as { G: State };
          const dirty = must(G.seats.find((seat) => roleOf(G, seat) === 'dirty'));
          return play(seats, seed, { [dirty]: guest }).outcome.winners.includes(dirty);
        }),
      );
      expect(won.filter(Boolean).length).toBeLessThan(won.length * 0.15);
    },
  );
});

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part);
  return value;
}
