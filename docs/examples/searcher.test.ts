import { describe, expect, test } from 'vitest';
import type { AnyModule, Bot } from '#shared/contract/module.ts';
import { judge, outcomeOf, viewOf } from '#shared/engine/engine.ts';
import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { createSearcher } from '#shared/searcher/index.ts';
import { keyOf } from '#shared/searcher/tree.ts';
import { playBots, randomBot, searcherBot } from '#shared/testing/bots.ts';
import { dice } from '#shared/testing/dice.ts';
import { type Moment, playRandomly } from '#shared/testing/play.ts';
import { highcard } from './highcard';
import { liarsdice } from './liarsdice';
import { moles } from './moles';
import type { View } from './moles/state';

type Choose = Bot<unknown>['choose'];

const ask = (choose: Choose, view: unknown, seat: Seat, seats: number, { seed = 'one', budget = 60 } = {}) =>
  choose({ view, seat, seats, people: [], random: chance(seed), now: 0, budget, temper: 0 });

/** Plays a random game. Returns the positions in which the match waits for a seat, each with that seat and its view. */
function asked(module: AnyModule, seats: number, seed: string): (Moment & { seat: Seat; view: unknown })[] {
  return [...playRandomly({ module, seats, seed })].flatMap((moment) => {
    const [seat] = (viewOf(module, moment.position, null) as { waitingFor: Seat[] }).waitingFor;
    return seat === undefined || outcomeOf(moment.position)
      ? []
      : [{ ...moment, seat, view: viewOf(module, moment.position, seat) }];
  });
}

const positions = [liarsdice, moles].flatMap((module) =>
  ['a', 'b', 'c'].flatMap((seed) => asked(module as AnyModule, 3, seed).map((each) => ({ ...each, module }))),
);

test('the searcher beats a random player at liar’s dice', { tags: ['long'] }, () => {
  const games = 100;
  const won = Array.from({ length: games }, (_, game) => {
    const [seat, other] = game % 2 === 0 ? (['0', '1'] as const) : (['1', '0'] as const);
    const bots = { [seat]: searcherBot(liarsdice), [other]: randomBot(liarsdice) };
    const { outcome } = playBots({ module: liarsdice, seats: 2, seed: `strength ${game}`, bots, budget: 400 });
    return outcome.winners.includes(seat);
  });
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(0.8 * games);
});

test('hidden state does not change the searcher’s move', () => {
  const moves = new Set<string>();
  for (const { module, view, seat, seats } of positions) {
    const choose = createSearcher(module);
    const first = ask(choose, view, seat, seats.length);
    const other = module.view(must(module.imagine)(view as never, seat, dice('another world')) as never, seat);
    expect(ask(createSearcher(module), view, seat, seats.length)).toEqual(first);
    expect(ask(choose, other, seat, seats.length)).toEqual(first);
    expect(judge(module, view, seat, must(first).move, must(first).args)).toEqual({ args: must(first).args });
    moves.add(JSON.stringify(first));
  }
  expect(positions.length).toBeGreaterThan(15);
  expect(moves.size).toBeGreaterThan(5);
});

test.each([0, 1, 2, 3, 50, 333])('the searcher visits exactly its budget of %i positions', (budget) => {
  let looked = 0;
  const counted = <Work extends (...given: never[]) => unknown>(work: Work) =>
    ((...given) => {
      looked += 1;
      return work(...given);
    }) as Work;
  const moves = Object.entries(must(liarsdice.game.moves)).map(([name, move]) => [name, counted(move as never)]);
  const module = {
    ...liarsdice,
    game: { ...liarsdice.game, moves: Object.fromEntries(moves) },
    imagine: counted(must(liarsdice.imagine)),
  };
  const { view, seat } = must(positions.find((each) => each.module.id === 'liarsdice'));
  expect(ask(createSearcher(module), view, seat, 3, { budget })).not.toBeNull();
  expect(looked).toBe(budget);
});

test('the searcher does not move while the match waits for another seat', () => {
  const position = must(positions.find(({ module }) => module.id === 'moles'));
  const { view, seat, seats } = position;
  const open = view as View;
  expect(ask(createSearcher(moles), open, seat, seats.length)).not.toBeNull();
  const accused = {
    ...open,
    waitingFor: open.waitingFor.filter((each) => each !== seat),
    me: { ...open.me, accused: '0' },
  };
  expect(ask(createSearcher(moles), accused, seat, seats.length)).toBeNull();
});

test('moves that the searcher cannot tell apart share a key', () => {
  const accuse = (by: Seat, about: Seat) => keyOf(moles, '0', by, { move: 'accuse', args: [about] }, () => null);
  expect(accuse('1', '2')).toBe(accuse('1', '0'));
  expect(accuse('1', '2')).not.toBe(accuse('2', '1'));
  expect(accuse('0', '2')).not.toBe(accuse('0', '1'));
});

test('moves that the searcher can tell apart have different keys', () => {
  const partial: AnyModule = { ...moles, hidden: { accuse: ([about]: [Seat], seen: View) => seen.me && about } };
  const { view } = must(positions.find(({ module }) => module.id === 'moles'));
  const accuse = (about: Seat, seen: View) => keyOf(partial, '0', '1', { move: 'accuse', args: [about] }, () => seen);
  const seen = view as View;
  expect(accuse('2', seen)).not.toBe(accuse('0', seen));
  expect(accuse('2', { ...seen, me: null })).toBe(accuse('0', { ...seen, me: null }));
});

describe('the searcher plays liar’s dice', () => {
  const see = (me: number[], bid: object) => ({
    ...{ waitingFor: ['1'], out: [], endsAt: null, seats: ['0', '1'], truth: null },
    ...{ me, bid },
  });
  const move = (me: number[], bid: object) => ask(createSearcher(liarsdice), see(me, bid), '1', 2, { budget: 2_000 });

  test('the searcher doubts a bid that its own dice rule out', () => {
    expect(move([2, 2, 3, 4, 5], { by: '0', count: 6, face: 6 })).toEqual({ move: 'doubt', args: [] });
  });

  test('the searcher does not doubt a bid that its own dice prove', () => {
    expect(move([4, 4, 4, 4, 1], { by: '0', count: 3, face: 4 })).toMatchObject({
      move: 'bid',
      args: [expect.any(Number), 4],
    });
  });
});

describe('the searcher throws for faulty games', () => {
  const { view, seat } = must(positions[0]);
  const asking = (change: object) => () => ask(createSearcher({ ...liarsdice, ...change } as never), view, seat, 3);

  test('the searcher throws if the state that `imagine` returns contradicts the view', () => {
    const imagine: typeof liarsdice.imagine = (...given) => ({ ...must(liarsdice.imagine)(...given), turn: '7' });
    expect(asking({ imagine })).toThrow('`imagine` made a truth that the view it was made from rules out');
  });

  test('the searcher throws if `next` offers a move that `refusal` refuses', () => {
    const bid = { ...liarsdice.legal.bid, refusal: () => 'bid-higher' };
    expect(asking({ legal: { bid } })).toThrow('`next` offers what `refusal` refuses');
  });

  test('the searcher throws for a game without `imagine`', () => {
    const why = 'a searcher needs `imagine`, `legal` and a game that keeps everything in `G`';
    expect(asking({ imagine: undefined })).toThrow(why);
    expect(asking({ ...highcard })).toThrow(why);
  });
});

test.each(['1', '2'])('the searcher accuses seat %s if accusing that seat gives the highest `value`', (wanted) => {
  const value = ({ me }: View) => (me?.accused === wanted ? 1 : 0);
  const module = { ...moles, searcher: { value, horizon: 0 } } as unknown as AnyModule;
  const { view } = must(positions.find((each) => each.module.id === 'moles' && each.seat === '0'));
  expect(ask(createSearcher(module), view, '0', 3, { budget: 40 })).toEqual({ move: 'accuse', args: [wanted] });
});

describe('the searcher follows a `playout` bot', () => {
  const { view } = must(positions.find((each) => each.module.id === 'moles' && each.seat === '0'));
  const accuse = (about: Seat) => ({ move: 'accuse', args: [about] });
  /** Asks the searcher at seat 0 for a move. `own` returns the move of the `playout` bot at that seat. */
  const asking = (own: () => ReturnType<Choose>, searcher: object = { playout: 'bot' }) => {
    const choose: Choose = ({ seat }) => (seat === '0' ? own() : accuse('0'));
    const module = { ...moles, bots: { bot: { ...must(moles.bots.hunch), choose } }, searcher } as unknown as AnyModule;
    return ask(createSearcher(module), view, '0', 3, { budget: 200 });
  };

  test('the searcher makes only moves that the bot would make', () => {
    expect(asking(() => accuse('1'))).toEqual(accuse('1'));
    expect(asking(() => accuse('2'))).toEqual(accuse('2'));
    expect(asking(() => null)).toBeNull();
  });

  test('the searcher makes the move that the bot makes most often', () => {
    let asked = 0;
    expect(asking(() => accuse(asked++ % 4 === 0 ? '1' : '2'))).toEqual(accuse('2'));
    expect(asked).toBeGreaterThan(10);
  });

  test('the searcher prefers a rarer move that is worth more', () => {
    let asked = 0;
    const value = ({ me }: View) => (me?.accused === '1' ? 1 : 0);
    const own = () => accuse(asked++ % 4 === 0 ? '1' : '2');
    expect(asking(own, { playout: 'bot', value, horizon: 0 })).toEqual(accuse('1'));
  });

  test('the searcher throws if the `playout` bot is unknown', () => {
    expect(() => asking(() => accuse('1'), { playout: 'nobody' })).toThrow(
      '`searcher.playout` names `nobody`, which is none of `bots`',
    );
    expect(() => asking(() => accuse('7'))).toThrow('the bot of `searcher.playout` chose `accuse`, which is refused');
  });
});
