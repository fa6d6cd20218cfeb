import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type EngineState, judge, outcomeOf } from '../shared/engine';
import { RESERVED_GAME_IDS, type Seat } from '../shared/ids';
import type { BaseView, Draft } from '../shared/module';
import { must } from '../shared/must';
import { type Schema, sample } from '../shared/testing/arguments';
import { alike, playedOf, sparse } from '../shared/testing/corpus';
import { dice } from '../shared/testing/dice';
import { begin, draftOf, engineOf, viewersOf } from '../shared/testing/play';
import { isReachable } from '../shared/testing/reach';
import { games } from '.';

/** What any game gets tested for free: whole games at random, and what must hold at every moment of them. */

/** Looked at one by one, of each game; what must always hold is asked of all. */
const MOST_MOMENTS = 1_500;

/** So far a match is made again from its seed and its moves. */
const MOST_REPEATED = 600;

/** Codes the platform has sentences for. */
const PLATFORM = ['unknown-move', 'invalid-args', 'game-over'];

describe('the catalogue', () => {
  test('has games with names that are free in addresses and namespaces', () => {
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    for (const { id } of games) {
      expect(id).toMatch(/^[a-z][a-z0-9]*$/);
      expect(RESERVED_GAME_IDS).not.toContain(id);
    }
  });
});

describe.each(games.map((module) => ({ id: module.id, module })))('$id', ({ module }) => {
  const played = playedOf(module);
  const all = played.flatMap((each) => each.moments);
  /** Of long games every so many-th moment, and how each match ended. */
  const ends = played.flatMap((each) => each.moments.slice(-1));
  const moments = [...new Set([...sparse(all, Math.ceil(all.length / MOST_MOMENTS)), ...ends])];
  const shapes = Object.entries(module.args).map(([move, schema]) => {
    return [move, z.toJSONSchema(schema as z.ZodType, { io: 'input' }) as Schema] as const;
  });
  const chanceOf = (name: string) => dice(`${module.id} ${name}`);
  const viewOf = (position: EngineState, viewer: Seat | null) => module.view(position.G, viewer);

  test('random games, played from views alone, end with an outcome at every seat count', () => {
    for (const { moments: match, name } of played) {
      const last = must(match.at(-1));
      const outcome = outcomeOf(last.position);
      expect(outcome, name).not.toBeNull();
      for (const winner of outcome?.winners ?? []) expect(last.seats, name).toContain(winner);
      expect(module.deadline(last.position.G), name).toBeNull();
    }
  });

  test('what must always hold holds after every move', () => {
    for (const { position } of all) module.invariant?.(position.G);
  });

  test('positions, views and told facts are plain JSON', () => {
    for (const { position, seats, told } of moments) {
      expect(JSON.parse(JSON.stringify(position))).toStrictEqual(position);
      expect(JSON.parse(JSON.stringify(told))).toStrictEqual(told);
      const views = [...viewersOf(seats).map((viewer) => viewOf(position, viewer)), module.reveal(position.G)];
      for (const view of views) expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
    }
  });

  test('what the shared table draws is the same for everybody', () => {
    for (const { position, seats } of moments) {
      const table = ({ awaited, out, endsAt, quiet }: BaseView) => ({ awaited, out, endsAt, quiet });
      const open = table(viewOf(position, null));
      for (const seat of [...open.awaited, ...open.out]) expect(seats).toContain(seat);
      for (const seat of seats) expect(table(viewOf(position, seat))).toEqual(open);
    }
  });

  test('the engine’s own view function is the module’s', () => {
    for (const { position, seats } of moments) {
      for (const viewer of viewersOf(seats)) {
        const seen = module.game.playerView?.({ G: position.G, ctx: position.ctx, playerID: viewer });
        expect(seen).toEqual(viewOf(position, viewer));
      }
    }
  });

  test('the same seed and the same moves make the same match; another seed another', () => {
    for (const { match, moments: made } of played) {
      let position = begin(match);
      for (const { action, now, position: expected } of made.slice(0, MOST_REPEATED)) {
        if (action) position = engineOf(module).move(position, action.by, action.move, action.args, now).position;
        expect(position).toEqual(expected);
      }
      expect(begin({ ...match, seed: `not ${match.seed}` }).G).not.toEqual(begin(match).G);
    }
  });

  describe('two worlds', () => {
    test('a world imagined from a view alone keeps the rules and gives that viewer the same view', () => {
      const random = chanceOf('imagine');
      for (const { position, seats } of moments) {
        for (const viewer of viewersOf(seats)) {
          const seen = viewOf(position, viewer);
          const imagined = must(module.imagine)(seen, viewer, random);
          expect(module.view(imagined, viewer)).toEqual(seen);
          module.invariant?.(imagined);
        }
      }
    });

    test('until the end there is always another world for everybody', () => {
      const random = chanceOf('differ');
      for (const { position, seats } of sparse(moments, 3)) {
        if (outcomeOf(position)) continue;
        for (const viewer of viewersOf(seats)) {
          const seen = viewOf(position, viewer);
          const first = JSON.stringify(must(module.imagine)(seen, viewer, random));
          const isOther = () => JSON.stringify(must(module.imagine)(seen, viewer, random)) !== first;
          expect(Array.from({ length: 12 }).some(isOther)).toBe(true);
        }
      }
    });

    test('moves that must look alike to others do, in views and on the log', () => {
      const random = chanceOf('hidden');
      let compared = 0;
      for (const { position, seats, now } of sparse(moments, 3)) {
        for (const seat of seats) {
          for (const [move, first, second] of alike(module, position, seat, random)) {
            const [one, other] = [first, second].map((args) => engineOf(module).move(position, seat, move, args, now));
            for (const viewer of viewersOf(seats).filter((each) => each !== seat)) {
              if (!one || !other) continue;
              const [left, right] = [one, other].map(({ position: after, told }) =>
                JSON.stringify([viewOf(after, viewer), told]),
              );
              expect(right, `${move} ${JSON.stringify([first, second])}`).toBe(left);
              compared += 1;
            }
          }
        }
      }
      if (module.hidden) expect(compared).toBeGreaterThan(0);
    });
  });

  describe('legality', () => {
    test('every move with arguments has a legality and a rule; the host’s own have neither for a seat', () => {
      const names = Object.keys(module.args).sort();
      expect(Object.keys(module.legal).sort()).toEqual(names);
      expect(Object.keys(module.game.moves ?? {})).toEqual(expect.arrayContaining(names));
      const { position } = must(moments[0]);
      const view = viewOf(position, '0');
      const hosts = Object.keys(module.game.moves ?? {}).filter((name) => !names.includes(name));
      for (const name of [...hosts, 'valueOf', 'toString', '__proto__', 'constructor', 'hasOwnProperty', '']) {
        expect(judge(module, view, '0', name, [])).toEqual({ refused: 'unknown-move' });
      }
    });

    test('whatever can be picked is accepted', () => {
      const random = chanceOf('picks');
      for (const { position, seats } of moments) {
        for (const seat of seats) {
          const view = viewOf(position, seat);
          for (const move of Object.keys(module.legal)) {
            const args = draftOf(module, view, seat, move, random);
            if (args)
              expect(judge(module, view, seat, move, args), `${move} ${JSON.stringify(args)}`).toEqual({ args });
          }
        }
      }
    });

    test('whatever is accepted can be picked, and what is refused cannot', () => {
      const random = chanceOf('arguments');
      let accepted = 0;
      for (const { position, seats } of moments) {
        for (const seat of seats) {
          const view = viewOf(position, seat);
          for (const [move, shape] of shapes) {
            const args = sample(shape, random);
            const judged = judge(module, view, seat, move, args);
            if ('refused' in judged && judged.refused === 'invalid-args') continue;
            const isPickable = isReachable(module.legal[move] as never, view, seat, args as Draft);
            expect(isPickable, `${move} ${JSON.stringify(args)}`).toBe('args' in judged);
            accepted += Number(isPickable);
          }
        }
      }
      expect(accepted).toBeGreaterThan(0);
    });

    test('every refusal has a sentence', () => {
      const random = chanceOf('refusals');
      const codes = new Set<string>();
      for (const { position, seats } of moments) {
        for (const seat of seats) {
          for (const [move, shape] of shapes) {
            const args = sample(shape, random);
            const judged = judge(module, viewOf(position, seat), seat, move, args);
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

    test('arguments of another shape, or more of them, are refused', () => {
      const random = chanceOf('shapes');
      for (const { position, seats } of sparse(moments, 3)) {
        for (const seat of seats) {
          const view = viewOf(position, seat);
          for (const move of Object.keys(module.args)) {
            const args = draftOf(module, view, seat, move, random) ?? [];
            const wrong = [[...args, 'more', 'than', 'it', 'takes'], { ...args, length: args.length }, null, 'x', [{}]];
            for (const each of [...wrong, [...args, { __proto__: null }, 1, 1]]) {
              expect(judge(module, view, seat, move, each), `${move} ${JSON.stringify(each)}`).toEqual({
                refused: 'invalid-args',
              });
            }
          }
        }
      }
    });
  });

  test('the options have defaults, make a form and take no unknown ones along', () => {
    const defaults = module.options.parse({});
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults);
    const { properties = {} } = z.toJSONSchema(module.options, { io: 'input' }) as Schema;
    expect(Object.keys(properties).sort()).toEqual(Object.keys(defaults).sort());
    for (const property of Object.values(properties)) expect(property).toHaveProperty('title');
    const parsed = module.options.safeParse({ unheard: 'of' });
    if (parsed.success) expect(parsed.data).not.toHaveProperty('unheard');
  });

  test('bots act only as their seat may, and at moments everybody could tell', () => {
    const random = chanceOf('bots');
    for (const { position, seats, now } of sparse(moments, 8)) {
      for (const [level, bot] of Object.entries(module.bots)) {
        for (const seat of seats) {
          const pace = bot.delay(viewOf(position, null), seat, now);
          if (pace) expect(pace.from, level).toBeLessThanOrEqual(pace.to);
          const view = viewOf(position, seat);
          const choice = bot.choose(view, seat, random, 50, now);
          if (choice) expect(judge(module, view, seat, choice.move, choice.args), level).toEqual({ args: choice.args });
        }
      }
    }
  });

  test('every seat’s part fits into the bytes its frames are padded with', () => {
    const { privateBytes } = module;
    if (privateBytes === undefined) return;
    const bytes = (view: unknown) => Buffer.byteLength(JSON.stringify(view));
    for (const { position, seats } of moments) {
      const open = bytes(viewOf(position, null));
      for (const seat of seats) expect(bytes(viewOf(position, seat))).toBeLessThanOrEqual(open + privateBytes);
    }
  });
});
