import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Difference, diff } from '../diff';
import { type EngineState, judge, outcomeOf, viewOf } from '../engine';
import type { Seat } from '../ids';
import type { Json } from '../json';
import { legalityOf } from '../legality';
import type { AnyModule, BaseView, Draft } from '../module';
import { must } from '../must';
import { openMovesOf } from '../openMoves';
import { type Schema, sample } from './arguments';
import { alike, IS_SHORT, playedOf, sparse } from './corpus';
import { dice } from './dice';
import { faultsOfLines } from './lines';
import { begin, draftOf, engineOf, isPlayable, viewersOf } from './play';
import { isReachable } from './reach';
import { expectJson, expectSame } from './same';

/** Looked at one by one, of each game; what must always hold is asked of all. */
const MOST_MOMENTS = IS_SHORT ? 400 : 1_500;

/** So far a match is made again from its seed and its moves. */
const MOST_REPEATED = IS_SHORT ? 100 : 600;

/** Codes the platform has sentences for. */
const PLATFORM = ['unknown-move', 'invalid-args', 'game-over', 'not-your-turn', 'illegal-move'];

/**
 * What any game gets tested for free, rung by rung: whole random games, and what must hold at every moment of them.
 * What a game leaves out is skipped by name, never passed over. A game's `contract.test.ts` calls it.
 */
export function testContract(module: AnyModule): void {
  const { rungs } = module;
  /** The test, or what is not proved of this game and why. */
  const on = (has: boolean, unproved: string) => (name: string, work: () => void) =>
    has ? test(name, work) : test.skip(`${unproved}: ${name}`, work);
  const onView = on(rungs.has('view'), 'views: not proved, the game has no `view`');
  const onLegal = on(rungs.has('legal'), 'legality: not proved, the game has no `legal`');
  const onImagine = on(rungs.has('imagine'), 'secrecy: not proved, the game has no `imagine`');
  const hasOpen = module.openMoves !== undefined && rungs.has('imagine');
  const onOpen = on(hasOpen, 'open screens: the game makes all its moves on the phone');
  const onHidden = on(rungs.has('hidden'), 'secrecy: not proved, the game has no `hidden`');
  const onArgs = on(rungs.has('args'), 'arguments: not proved, the game has no `args`');
  const onBots = on(rungs.has('bots'), 'bots: the game has no `bots`');
  const onPlay = on(isPlayable(module), 'random play: the game has neither `legal` nor `ai.enumerate`');
  const onOffers = on(isPlayable(module), 'offers: the game has no `ai.enumerate`');
  const onOptions = on(rungs.has('options'), 'options: the game has none');
  const onInvariant = on(module.invariant !== undefined, 'invariant: the game has none');
  const onPadding = on(module.privateBytes !== undefined, 'equal traffic: the game has no `privateBytes`');

  // Played when the first test of this game runs, so that tests of one game wait for no other.
  const corpus = once(() => {
    const played = playedOf(module);
    const all = played.flatMap((each) => each.moments);
    const ends = played.flatMap((each) => each.moments.slice(-1));
    /** Of long games every so many-th moment, and how each match ended. */
    const moments = [...new Set([...sparse(all, Math.ceil(all.length / MOST_MOMENTS)), ...ends])];
    return { played, all, ends, moments, few: sparse(moments, 3) };
  });
  beforeAll(() => {
    if (isPlayable(module)) corpus();
  }, 600_000);
  const shapes = rungs.has('args')
    ? Object.entries(module.args).map(([move, schema]) => {
        return [move, z.toJSONSchema(schema as z.ZodType, { io: 'input' }) as Schema] as const;
      })
    : [];
  const chanceOf = (name: string) => dice(`${module.id} ${name}`);
  const seen = new Map<EngineState, Map<Seat | null, unknown>>();
  /** Each view is worked out once for all tests. */
  const view = (position: EngineState, viewer: Seat | null): unknown => {
    const known = seen.get(position) ?? new Map<Seat | null, unknown>();
    seen.set(position, known);
    if (!known.has(viewer)) known.set(viewer, viewOf(module, position, viewer));
    return known.get(viewer);
  };

  test('the shape of a module: a title, seats, minutes, and a schema for every move of a player', () => {
    const { title, tagline, players, minutes } = module;
    for (const words of [title, tagline]) expect(words).toMatch(/\S/);
    expect(players.min).toBeLessThanOrEqual(players.max);
    expect(players.max).toBeLessThanOrEqual(12);
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    expect(Object.keys(module.args).length).toBeGreaterThan(0);
    expect(Object.keys(module.legal).sort()).toEqual(Object.keys(module.args).sort());
  });

  onPlay('random games, played from views alone, end with an outcome at every seat count', () => {
    const counts = module.players.max - module.players.min + 1;
    expect(new Set(corpus().ends.map(({ seats }) => seats.length)).size).toBe(IS_SHORT ? Math.min(counts, 2) : counts);
    for (const { moments: match, name } of corpus().played) {
      const last = must(match.at(-1));
      const outcome = outcomeOf(last.position);
      expect(outcome, name).not.toBeNull();
      for (const winner of outcome?.winners ?? []) expect(last.seats, name).toContain(winner);
      expect(module.deadline(last.position.G), name).toBeNull();
    }
  });

  onInvariant('what must always hold holds after every move', () => {
    for (const { position } of corpus().all) module.invariant?.(position.G);
  });

  onPlay('positions, views and told facts are plain JSON', () => {
    for (const { position, seats, told } of corpus().moments) {
      for (const value of [position, told, module.reveal(position.G, position.ctx)]) expectJson(value);
      for (const viewer of viewersOf(seats)) expectJson(view(position, viewer));
    }
  });

  onPlay('what the shared table draws is the same for everybody', () => {
    for (const { position, seats } of corpus().moments) {
      const table = ({ awaited, out, endsAt, quiet }: BaseView) => ({ awaited, out, endsAt, quiet });
      const open = table(view(position, null) as BaseView);
      for (const seat of [...open.awaited, ...open.out]) expect(seats).toContain(seat);
      for (const seat of seats) expectSame(table(view(position, seat) as BaseView), open);
    }
  });

  onView('the engine’s own view function is the module’s', () => {
    for (const { position, seats } of corpus().moments) {
      for (const viewer of viewersOf(seats)) {
        const own = module.game.playerView?.({ G: position.G, ctx: position.ctx, playerID: viewer });
        expectSame(own, view(position, viewer));
      }
    }
  });

  onPlay('the same seed and the same moves make the same match; other seeds make other deals, if any', () => {
    for (const { match, moments: made } of corpus().played) {
      let position = begin(match);
      for (const { action, now, position: expected } of made.slice(0, MOST_REPEATED)) {
        if (action) position = engineOf(module).move(position, action.by, action.move, action.args, now).position;
        expectSame(position, expected, () => JSON.stringify(action));
      }
      const deal = begin(match);
      if (drawnIn(deal) === 0) continue;
      // A small deal may come twice, but not from every seed.
      const others = Array.from({ length: 8 }, (_, n) =>
        JSON.stringify(begin({ ...match, seed: `not ${n} ${match.seed}` }).G),
      );
      expect(others.some((other) => other !== JSON.stringify(deal.G))).toBe(true);
    }
  });

  describe('two worlds', () => {
    onImagine('a world imagined from a view alone keeps the rules and gives that viewer the same view', () => {
      const random = chanceOf('imagine');
      let compared = 0;
      for (const { position, seats } of corpus().moments) {
        for (const viewer of viewersOf(seats)) {
          const own = view(position, viewer);
          const imagined = must(module.imagine)(own, viewer, random);
          expectSame(module.view(imagined, viewer, position.ctx), own);
          module.invariant?.(imagined);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    onImagine('until the end there is always another world for everybody', () => {
      const random = chanceOf('differ');
      let compared = 0;
      for (const { position, seats } of corpus().few) {
        if (outcomeOf(position)) continue;
        for (const viewer of viewersOf(seats)) {
          const own = view(position, viewer);
          const first = JSON.stringify(must(module.imagine)(own, viewer, random));
          const isOther = () => JSON.stringify(must(module.imagine)(own, viewer, random)) !== first;
          expect(Array.from({ length: 12 }).some(isOther)).toBe(true);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    onOpen(
      'what an open screen may do its seat may do, in this world and in any other that everybody could imagine',
      () => {
        const random = chanceOf('open');
        let made = 0;
        for (const { position, seats } of corpus().few) {
          const open = view(position, null);
          const worlds = Array.from({ length: 2 }, () => must(module.imagine)(open, null, random));
          for (const seat of seats) {
            const owns = [view(position, seat), ...worlds.map((world) => module.view(world, seat, position.ctx))];
            for (const move of openMovesOf(module)) {
              const args = draftOf(module, open, seat, move, random);
              if (!args) continue;
              for (const own of owns)
                expectSame(judge(module, own, seat, move, args), { args }, () => `${move} ${JSON.stringify(args)}`);
              made += 1;
            }
          }
        }
        expect(made).toBeGreaterThan(0);
      },
    );

    onHidden('moves that must look alike to others do, in views and on the log', () => {
      const random = chanceOf('hidden');
      let compared = 0;
      for (const { position, seats, now } of corpus().few) {
        for (const seat of seats) {
          for (const [move, first, second] of alike(module, position, seat, random)) {
            const [one, other] = [first, second].map((args) => engineOf(module).move(position, seat, move, args, now));
            for (const viewer of viewersOf(seats).filter((each) => each !== seat)) {
              if (!one || !other) continue;
              const [left, right] = [one, other].map(({ position: after, told }) =>
                JSON.stringify([viewOf(module, after, viewer), told]),
              );
              expectSame(right, left, () => `${move} ${JSON.stringify([first, second])}`);
              compared += 1;
            }
          }
        }
      }
      expect(compared).toBeGreaterThan(0);
    });
  });

  describe('legality', () => {
    onPlay('the moves of the server and the names that every object has are no moves of a seat', () => {
      const names = Object.keys(module.args);
      const { position } = must(corpus().moments[0]);
      const servers = Object.keys(module.game.moves ?? {}).filter((name) => !names.includes(name));
      for (const name of [...servers, 'valueOf', 'toString', '__proto__', 'constructor', 'hasOwnProperty', '']) {
        expect(judge(module, view(position, '0'), '0', name, [])).toEqual({ refused: 'unknown-move' });
      }
    });

    onLegal('every move with arguments has a rule', () => {
      const moves = Object.keys(module.game.moves ?? {});
      expect(moves).toEqual(expect.arrayContaining(Object.keys(module.args)));
    });

    onLegal('whatever can be picked is accepted', () => {
      const random = chanceOf('picks');
      let accepted = 0;
      for (const { position, seats } of corpus().moments) {
        for (const seat of seats) {
          const own = view(position, seat);
          for (const move of Object.keys(module.legal)) {
            const args = draftOf(module, own, seat, move, random);
            if (!args) continue;
            expectSame(judge(module, own, seat, move, args), { args }, () => `${move} ${JSON.stringify(args)}`);
            accepted += 1;
          }
        }
      }
      expect(accepted).toBeGreaterThan(0);
    });

    onLegal('whatever is accepted can be picked, and what is refused cannot; a closed move refuses everything', () => {
      const random = chanceOf('arguments');
      const counted = { accepted: 0, closed: 0 };
      for (const { position, seats } of corpus().moments) {
        for (const seat of seats) {
          const own = view(position, seat);
          const legal = legalityOf(module.legal, own, seat);
          for (const [move, shape] of shapes) {
            const args = sample(shape, random);
            const judged = judge(module, own, seat, move, args);
            if ('refused' in judged && judged.refused === 'invalid-args') continue;
            const isPickable = isReachable(module.legal[move] as never, own, seat, args as Draft);
            expectSame(isPickable, 'args' in judged, () => `${move} ${JSON.stringify(args)}`);
            counted.accepted += Number(isPickable);
            const why = legal.why(move);
            if (why === null) continue;
            expectSame('refused' in judged, true, () => `${move} is closed: ${why}`);
            counted.closed += 1;
          }
        }
      }
      expect(counted.accepted).toBeGreaterThan(0);
      expect(counted.closed).toBeGreaterThan(0);
    });

    onLegal('a move says why it is closed exactly when it offers nothing', () => {
      const counted = { open: 0, closed: 0 };
      for (const { position, seats } of corpus().few) {
        for (const seat of seats) {
          const legal = legalityOf(module.legal, view(position, seat), seat);
          for (const move of Object.keys(module.legal)) {
            const { whole, picks, text } = legal.next(move, []);
            const isOpen = whole || picks.length > 0 || text !== undefined;
            expectSame(legal.why(move) === null, isOpen, () => `${move}: ${legal.why(move)}`);
            counted[isOpen ? 'open' : 'closed'] += 1;
          }
        }
      }
      expect(counted.open).toBeGreaterThan(0);
      expect(counted.closed).toBeGreaterThan(0);
    });

    // With `legal` there is nothing that `ai.enumerate` would be asked for.
    if (!rungs.has('legal'))
      onOffers('whatever `ai.enumerate` offers on a view the reducer takes, and it offers nothing out of turn', () => {
        const counted = { made: 0, closed: 0 };
        const random = chanceOf('offers');
        for (const { position, seats, now } of corpus().moments) {
          for (const seat of seats) {
            const own = view(position, seat);
            for (const move of Object.keys(module.legal)) {
              const args = draftOf(module, own, seat, move, random);
              const closed = legalityOf(module.legal, own, seat).why(move);
              expectSame(closed === null, args !== null, () => `${move}: ${closed}`);
              if (args) engineOf(module).move(position, seat, move, args, now);
              counted[args ? 'made' : 'closed'] += 1;
            }
          }
        }
        expect(counted.made).toBeGreaterThan(0);
        expect(counted.closed).toBeGreaterThan(0);
      });

    onArgs('every refusal has a sentence', () => {
      const random = chanceOf('refusals');
      const codes = new Set<string>();
      for (const { position, seats } of corpus().moments) {
        for (const seat of seats) {
          for (const [move, shape] of shapes) {
            const judged = judge(module, view(position, seat), seat, move, sample(shape, random));
            if ('refused' in judged) codes.add(judged.refused);
          }
        }
      }
      expect(codes).toContain('game-over');
      for (const code of codes) {
        if (PLATFORM.includes(code) && !Object.hasOwn(module.refusals, code)) continue;
        expect(module.refusals[code], code).toMatch(/^[A-Z].*[.]$/);
      }
    });

    onArgs('arguments of another shape, or more of them, are refused', () => {
      const random = chanceOf('shapes');
      let refused = 0;
      for (const { position, seats } of corpus().few) {
        for (const seat of seats) {
          const own = view(position, seat);
          for (const move of Object.keys(module.args)) {
            const args = draftOf(module, own, seat, move, random) ?? [];
            const wrong = [[...args, 'more', 'than', 'it', 'takes'], { ...args, length: args.length }, null, 'x', [{}]];
            for (const each of [...wrong, [...args, { __proto__: null }, 1, 1]]) {
              const judged = judge(module, own, seat, move, each);
              expectSame(judged, { refused: 'invalid-args' }, () => `${move} ${JSON.stringify(each)}`);
              refused += 1;
            }
          }
        }
      }
      expect(refused).toBeGreaterThan(0);
    });
  });

  onOptions('the options have defaults, make a form and take no unknown ones along', () => {
    const defaults = module.options.parse({});
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults);
    const { properties = {} } = z.toJSONSchema(module.options, { io: 'input' }) as Schema;
    expect(Object.keys(properties).sort()).toEqual(Object.keys(defaults).sort());
    for (const property of Object.values(properties)) expect(property).toHaveProperty('title');
    const parsed = module.options.safeParse({ unheard: 'of' });
    if (parsed.success) expect(parsed.data).not.toHaveProperty('unheard');
  });

  onBots('bots act only as their seat may, and at moments everybody could tell', () => {
    const random = chanceOf('bots');
    let chosen = 0;
    for (const { position, seats, now } of sparse(corpus().moments, 8)) {
      for (const [level, bot] of Object.entries(module.bots)) {
        for (const seat of seats) {
          const delay = bot.delay(view(position, null), seat, now, { people: [] });
          if (delay) expect(delay.from, level).toBeLessThanOrEqual(delay.to);
          const own = view(position, seat);
          const choice = bot.choose(own, seat, random, 50, now);
          if (!choice) continue;
          expect(judge(module, own, seat, choice.move, choice.args), level).toEqual({ args: choice.args });
          chosen += 1;
        }
      }
    }
    expect(chosen).toBeGreaterThan(0);
  });

  const { lines } = module;
  if (lines)
    test('bots have enough to say, and nothing twice', () => {
      expect(faultsOfLines(lines)).toEqual([]);
    });

  onPadding('every seat’s part fits into the bytes its frames are padded with', () => {
    const bytes = (seen: unknown) => Buffer.byteLength(JSON.stringify(seen));
    let measured = 0;
    for (const { position, seats } of corpus().moments) {
      const open = bytes(view(position, null));
      for (const seat of seats)
        expect(bytes(view(position, seat))).toBeLessThanOrEqual(open + must(module.privateBytes));
      measured += seats.length;
    }
    expect(measured).toBeGreaterThan(0);
  });

  onPadding('every seat’s part of a difference fits into the bytes that differences are padded with', () => {
    const bytes = (change: Difference | undefined) => Buffer.byteLength(JSON.stringify(change ?? null));
    let measured = 0;
    for (const { before, position, seats } of corpus().moments) {
      // The end is sent whole.
      if (!before || outcomeOf(position)) continue;
      const [was, is] = [view(before, null), view(position, null)];
      const allowed = module.privateChangeBytes?.(was, is) ?? must(module.privateBytes);
      const most = bytes(diff(was as unknown as Json, is as unknown as Json)) + allowed;
      for (const seat of seats) {
        const change = diff(view(before, seat) as unknown as Json, view(position, seat) as unknown as Json);
        expect(bytes(change)).toBeLessThanOrEqual(most);
      }
      measured += seats.length;
    }
    expect(measured).toBeGreaterThan(0);
  });
}

/** How often chance was asked so far. */
function drawnIn({ plugins }: EngineState): number {
  return (must(plugins.random).data as { drawn: number }).drawn;
}

/** Makes a value when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
