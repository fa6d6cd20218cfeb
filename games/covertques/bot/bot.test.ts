import { chance, must, type Seat, seatsOf } from 'hush/game';
import { type AnyBot, asking, begin, once, type Played, playBots, randomBot } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import { codeWord } from '../rules/topic';
import { tally } from '../rules/votes';
import { isInsider, knowsCode, type Options, type Role, type State } from '../state';
import { aMatch, FIVE, type Match } from '../testing';
import { view } from '../view';
import { contains } from '../words';
import { bots } from '.';
import { associationsIn, isClose } from './language';

const analyst = must(bots.analyst);
const english = associationsIn('en');
const SIZES = [3, 5, 8];

function play(
  seats: number,
  seed: string,
  guests: Record<Seat, AnyBot> = {},
  options: Partial<Options> = {},
): Played & { G: State } {
  const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, analyst]));
  const played = playBots({ module: covertques, seats, seed, bots: { ...usual, ...guests }, options });
  return { ...played, G: played.position.G as State };
}

/** Returns matches with different numbers of players. They are played once and shared by the tests. */
const matches = once(() =>
  SIZES.flatMap((seats) => Array.from({ length: 12 }, (_, game) => play(seats, `match ${game}`))),
);

test('the default bot comes first', () => {
  expect(Object.keys(bots)).toEqual(['analyst', 'intern']);
});

test('a match of bots can be repeated with the same seed', () => {
  expect(play(5, 'again').actions).toEqual(play(5, 'again').actions);
  expect(play(5, 'again').actions).not.toEqual(play(5, 'another').actions);
});

test('a bot decides only from its view', { tags: ['long'] }, () => {
  for (const { G } of matches().slice(0, 20)) {
    const running: State = { ...G, outcome: null, revealed: null, phase: 'discovery' };
    for (const seat of G.seats) {
      const seen = JSON.stringify(view(running, seat));
      const frozen = deepFreeze(JSON.parse(seen));
      expect(analyst.choose(asking({ view: frozen, seat, random: chance('same'), budget: 1, now: 0 }))).toEqual(
        analyst.choose(asking({ view: JSON.parse(seen), seat, random: chance('same'), budget: 1, now: 0 })),
      );
    }
  }
});

test('bots act before the deadline in every phase', { tags: ['long'] }, () => {
  for (const { G, actions } of matches()) {
    const timeouts = actions.filter(({ by }) => by === null).length;
    expect(timeouts).toBeLessThanOrEqual(3 * G.round);
    expect(actions.filter(({ move }) => move === 'seen')).toHaveLength(G.seats.length);
    expect(G.hints.every(({ kind }) => kind === 'typed')).toBe(true);
  }
});

test('bots act in time, even with the shortest limits', () => {
  const hasty = { hintSeconds: 10, discussSeconds: 30, voteSeconds: 10 };
  const { G } = play(5, 'hasty', {}, hasty);
  expect(G.hints.every(({ kind }) => kind === 'typed')).toBe(true);
});

test('bots also play without time limits', () => {
  expect(play(4, 'endless', {}, { hintSeconds: 0, discussSeconds: 0, voteSeconds: 0 }).outcome.reason).not.toBe('');
});

test('bots give hints that fit the public word', {
  tags: ['long'],
}, () => {
  for (const { G } of matches()) {
    const said: string[] = [];
    for (const { round, text } of G.hints) {
      const hints = english.hintsFor(wordOf(G, round));
      expect(said).not.toContain(text);
      if (!hints.every((hint) => said.includes(hint))) expect(hints).toContain(text);
      said.push(must(text));
    }
  }
});

test('bots that know the code word never say it', { tags: ['long'] }, () => {
  const all = matches().flatMap(({ G }) => G.hints.map((hint) => ({ G, ...hint, text: must(hint.text) })));
  for (const { G, by, text } of all)
    if (knowsCode(must(G.roles[by]))) expect(contains(text, codeWord(G), 'en')).toBe(false);
  const share = (isMeant: (role: Role) => boolean) => {
    const heard = all.filter(({ G, by, round }) => isMeant(must(G.roles[by])) && fits(G, round));
    return heard.filter(({ G, text }) => isClose(english.nearTo(text).get(codeWord(G)))).length / heard.length;
  };
  expect(share(isInsider)).toBeGreaterThan(0.5);
  expect(share((role) => role === 'user')).toBeLessThan(0.35);
});

test('insiders win a fair share of matches', {
  tags: ['long'],
}, () => {
  const games = 20;
  const won = (seats: number, game: number, guests: Record<Seat, AnyBot> = {}) => {
    const { G, outcome } = play(seats, `share ${game}`, guests);
    return outcome.winners.some((seat) => isInsider(must(G.roles[seat])));
  };
  for (const seats of [5, 7]) {
    const fair = Array.from({ length: games }, (_, game) => won(seats, game)).filter(Boolean).length / games;
    expect(fair).toBeGreaterThan(0.2);
    expect(fair).toBeLessThan(0.75);
  }
  const random = (game: number) => {
    const { roles } = dealt(5, `share ${game}`);
    const admin = must(Object.keys(roles).find((seat) => roles[seat] === 'admin'));
    return won(5, game, { [admin]: randomBot(covertques) });
  };
  expect(Array.from({ length: games }, (_, game) => random(game)).filter(Boolean).length / games).toBeLessThan(0.35);
});

test('[CQ-71] votes of voted-out bots never create a tie', { tags: ['long'] }, () => {
  let cast = 0;
  for (const { G } of matches())
    for (const { votes, nobody, round } of G.results) {
      const isOut = (seat: Seat) => G.votedOut.some((out) => out.seat === seat && out.round < round);
      const others = Object.entries(votes).map(([seat, vote]) => (isOut(seat) ? null : vote));
      cast += Object.entries(votes).filter(([seat, vote]) => isOut(seat) && vote !== null).length;
      if (nobody === 'tied') expect(tally(others).nobody).toBe('tied');
    }
  expect(cast).toBeGreaterThan(0);
});

describe('bots make the expected moves in a given match', () => {
  // Hints that fit both words. In Jobs, the public word is Pilot and the code word Tailor.
  const BOTH = ['uniform', 'steady hands'];
  const PLAIN = ['cockpit', 'runway', 'captain', 'wings', 'headset'];

  const SIX: Role[] = ['hacker', 'admin', 'user', 'user', 'debugger', 'accomplice'];

  test('each bot presses “I’ve seen it” once in the night', () => {
    const match = aMatch({ night: true });
    for (const seat of match.G.seats) expect(ask(match, seat)).toEqual({ move: 'seen', args: [] });
    match.play('3', 'seen');
    expect(ask(match, '3')).toBeNull();
  });

  test('any bot may give the first hint of a round', () => {
    const match = aMatch();
    for (const seat of match.G.seats) expect(ask(match, seat)?.move).toBe('hint');
    match.play('2', 'hint', 'cockpit');
    expect(match.G.seats.map((seat) => ask(match, seat)?.move)).toEqual([
      ...Array(3).fill(undefined),
      'hint',
      undefined,
    ]);
  });

  test('an insider names a player who gave two telling hints', () => {
    const match = hinted([...BOTH, ...PLAIN]).toRound(2);
    match.change((G) => {
      G.dice = [1, 2];
    });
    // The public word is Chef. The hints “apron” and “orders” also fit the Tailor.
    ['apron', 'orders', 'recipe', 'kitchen', 'menu'].forEach((hint, seat) => {
      expect(match.play(String(seat), 'hint', hint)).toBe('ok');
    });
    match.to('discovery');
    for (const seed of seeds) expect(ask(match, '1', seed)).toEqual({ move: 'reveal', args: ['0', 2] });
    for (const seat of ['0', '2', '3', '4']) expect(ask(match, seat)).toEqual({ move: 'pass', args: [2] });
  });

  test('an insider makes no guess if no hint is telling', () => {
    const match = hinted(PLAIN).to('discovery');
    for (const seed of seeds) expect(ask(match, '0', seed)).toEqual({ move: 'pass', args: [1] });
  });

  test('[CQ-71] a voted-out bot joins a clear majority', () => {
    const vote = (accusers: Record<Seat, Seat>) => {
      const match = aMatch({ roles: FIVE }).voteAll('4 4 4 4 -').toRound(2).hintAll();
      for (const [by, player] of Object.entries(accusers)) match.play(by, 'suspect', player);
      return ask(match.to('vote'), '4');
    };
    expect(vote({ 0: '2', 1: '2' })).toEqual({ move: 'vote', args: ['2', 2] });
    expect(vote({ 0: '2', 1: '2', 3: '1' })).toEqual({ move: 'skip', args: [2] });
    expect(vote({ 0: '2', 1: '2', 3: '2', 2: '1' })).toEqual({ move: 'vote', args: ['2', 2] });
    expect(vote({ 0: '2', 4: '2' })).toEqual({ move: 'skip', args: [2] });
  });

  test('[CQ-71] a voted-out Accomplice does not vote for an insider', () => {
    const match = aMatch({ roles: SIX }).voteAll('5 5 5 5 5 -').toRound(2).hintAll();
    for (const by of ['1', '2', '3']) match.play(by, 'suspect', '0');
    expect(ask(match.to('vote'), '5')).toEqual({ move: 'skip', args: [2] });
    expect(ask(match, '4')?.move).toBe('vote');
  });

  test('with three players, a Hacker guesses “alone” if no hint is telling', () => {
    const match = aMatch({ roles: ['hacker', 'user', 'user'] });
    for (const hints of [PLAIN, ['sky', 'clouds', 'training'], ['stars', 'authority', 'decision']]) {
      match.change((G) => {
        G.dice = G.dice.map(() => 1);
      });
      for (const text of hints.slice(0, 3)) match.play(must(match.view(null).waitingFor[0]), 'hint', text);
      if (match.G.round < 3) match.toRound(match.G.round + 1);
    }
    expect(ask(match.to('discovery'), '0')).toEqual({ move: 'reveal', args: ['alone', 3] });
  });

  test('an insider does not vote for its partner', () => {
    const match = hinted([...BOTH, ...PLAIN]).to('vote');
    for (const seed of seeds) expect(target(match, '0', seed)).not.toBe('1');
    const six = hinted([...BOTH, ...PLAIN], SIX).to('vote');
    for (const seed of seeds) expect(['0', '1']).not.toContain(target(six, '5', seed));
  });

  test('the Debugger votes for players whose hints point to the code word', () => {
    const match = hinted([...BOTH, ...PLAIN], SIX).to('vote');
    for (const seed of seeds) expect(['0', '1']).toContain(target(match, '4', seed));
  });

  test('a user usually votes for players whose hints have a second word in common', () => {
    const match = hinted(['scissors', 'needle', ...PLAIN]).to('vote');
    const named = seeds.map((seed) => target(match, '4', seed));
    expect(named.filter((seat) => seat === '0' || seat === '1').length).toBeGreaterThan(seeds.length / 2);
  });

  test('bots make no move from a spectator’s view or after the end', () => {
    const match = aMatch();
    expect(
      analyst.choose(asking({ view: match.view(null), seat: '0', random: chance(1), budget: 1, now: match.now })),
    ).toBeNull();
    match.to('discovery').play('0', 'reveal', '2');
    for (const seat of match.G.seats) expect(ask(match, seat)).toBeNull();
  });

  const seeds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

  /** Creates a match in which the seats have given these hints in seat order. */
  function hinted(hints: readonly string[], roles: Role[] = FIVE): Match {
    const match = aMatch({ roles });
    for (const [at, seat] of match.G.seats.entries()) match.play(seat, 'hint', must(hints[at]));
    return match;
  }

  function ask(match: Match, seat: Seat, seed = 0) {
    return analyst.choose(asking({ view: match.view(seat), seat, random: chance(seed), budget: 1, now: match.now }));
  }

  function target(match: Match, seat: Seat, seed: number): Seat | null {
    const choice = must(ask(match, seat, seed));
    return choice.move === 'vote' ? String(choice.args[0]) : null;
  }
});

function wordOf(G: State, round: number): string {
  return must(view(G, null).publicWords[must(G.dice[round - 1]) - 1]);
}

/** Whether there is a hint that fits both the public word of the round and the code word. */
function fits(G: State, round: number): boolean {
  return english.shared(wordOf(G, round), codeWord(G)).length > 0;
}

function dealt(seats: number, seed: string): State {
  return begin({ module: covertques, seats, seed }).G as State;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part);
  return value;
}
