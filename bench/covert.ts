import { parseArgs } from 'node:util';
import { z } from 'zod';
import { games } from '../games';
import { bots } from '../games/covert/bot';
import { legal } from '../games/covert/legal';
import { args } from '../games/covert/moves';
import type { Moves, State, View } from '../games/covert/state';
import type { Seat } from '../shared/ids';
import type { Draft, Legality } from '../shared/module';
import { must } from '../shared/must';
import { chance, pick, type Random } from '../shared/random';
import { type Schema, sample } from '../shared/testing/arguments';
import { dice } from '../shared/testing/dice';
import { playRandomly } from '../shared/testing/play';
import { calibrate } from './calibration';
import { Times } from './times';

/**
 * How long Covert's tree of legal moves takes in every position of random games, and how large its states are:
 * `tsx bench/covert.ts --games 1000`. Every seat walks every move once from its own view; the games have 2, 3 and 4
 * seats in turn. `--every 10` looks at every tenth position, another one in each game. In
 * every `--think 500`th position bots of each level decide for whoever is waited for.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1' },
    think: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'bench' },
  },
});

const module = must(games.find(({ id }) => id === 'covert'));
const names = Object.keys(legal) as (keyof Moves)[];
const schemas = new Map(names.map((name) => [name, z.toJSONSchema(args[name], { io: 'input' }) as Schema]));
const times = { next: new Times(), refusal: new Times() };
const thinking = new Map(Object.keys(bots).map((level) => [level, new Times()]));
const bytes = new Map<number, number[]>();
/** Whose states are weighed: if they held a log, the later ones would be larger. */
const ROUNDS = [1, 5, 10, 20, 40, 80];
const unit = calibrate();
const every = Number(values.every);
let positions = 0;
let looked = 0;
let weighed = 0;

for (let game = 0; game < Number(values.games); game++) {
  const seed = `${values.seed} ${game}`;
  weighed = 0;
  const random = dice(`${seed} walks`);
  for (const { position, seats } of playRandomly({ module, seats: 2 + (game % 3), seed })) {
    const G = position.G as State;
    weigh(G);
    positions += 1;
    if (positions % Number(values.think) === 0)
      for (const seat of seats) thinkThrough(module.view(G, seat) as View, seat);
    if ((positions + game) % every !== 0) continue;
    looked += 1;
    for (const seat of seats) walkAll(module.view(G, seat) as View, seat, random);
  }
}

process.stdout.write(
  `${looked} of ${positions} positions of ${values.games} random games; one unit is ${unit.toFixed(3)} ms\n\n`,
);
process.stdout.write(`${times.next.row('next', unit)}\n${times.refusal.row('refusal', unit)}\n\n`);
for (const [level, row] of thinking) process.stdout.write(`${row.row(`a decision of ${level}`, unit)}\n`);
process.stdout.write('\n');
for (const round of ROUNDS) {
  const sizes = bytes.get(round);
  if (!sizes) continue;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  process.stdout.write(
    `round ${round}: ${sizes.length} games, state ${Math.round(mean)} bytes, most ${Math.max(...sizes)}\n`,
  );
}

/** The size of a state when a round's dice have been rolled, by round. */
function weigh(G: State): void {
  if (G.phase !== 'place' || G.round === weighed) return;
  weighed = G.round;
  bytes.set(G.round, [...(bytes.get(G.round) ?? []), JSON.stringify(G).length]);
}

/** A decision of each level, with all the positions it may look at. */
function thinkThrough(view: View, seat: Seat): void {
  if (!view.awaited.includes(seat)) return;
  for (const [level, row] of thinking) {
    const { choose } = must(bots[level]);
    row.of(
      () => choose(view, seat, chance(values.seed), Number.POSITIVE_INFINITY, 0),
      () => view.phase,
    );
  }
}

/** Each move once: a walk to the end of its tree, whole drafts judged on the way, and some arguments at random. */
function walkAll(view: View, seat: Seat, random: Random): void {
  for (const name of names) {
    const rule = legal[name] as Legality<View, never>;
    const judge = (args: Draft) => times.refusal.of(() => rule.refusal(view, seat, args as never), say(name, args));
    let draft: Draft = [];
    for (let depth = 0; depth < 100; depth++) {
      const from = draft;
      const step = times.next.of(() => rule.next(view, seat, from), say(name, from));
      if (step.whole) judge(from);
      if (step.picks.length === 0) break;
      draft = pick(random, step.picks).draft;
    }
    const parsed = args[name].safeParse(sample(must(schemas.get(name)), random));
    if (parsed.success) judge(parsed.data);
  }
}

function say(name: string, draft: Draft): () => string {
  return () => `${name} ${JSON.stringify(draft)}`;
}
