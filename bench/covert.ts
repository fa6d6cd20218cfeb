import { z } from 'zod';
import { bots } from '#games/covert/bot/index.ts';
import { legal } from '#games/covert/legal/index.ts';
import { moves } from '#games/covert/moves.ts';
import type { Moves, State, View } from '#games/covert/state.ts';
import { games } from '#games/index.ts';
import type { Draft, Legality } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { chance, pick, type Random } from '#shared/random.ts';
import { type Schema, sample } from '#shared/testing/arguments.ts';
import { asking } from '#shared/testing/bots.ts';
import { dice } from '#shared/testing/dice.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { calibrate } from './calibration';
import { atMost, type BenchContext, type Figure, figure, type Scenario } from './figures';
import { Times } from './times';

/** Number of games in each run. Their number of seats alternates between 2, 3 and 4. */
const GAMES = { usual: 18, quick: 2 };
/**
 * The legal moves are walked through in every tenth position, starting at a different position in each game. Bots
 * choose a move in every 500th position.
 */
const WALKED_EVERY = 10;
const DECIDED_EVERY = 500;
/** Rounds in which the size of the state is measured. If states held a log, later states would be larger. */
const ROUNDS = [1, 5, 10, 20, 40, 80];

const module = must(games.find(({ id }) => id === 'covert'));
const names = Object.keys(legal) as (keyof Moves)[];
const schemas = new Map(names.map((name) => [name, z.toJSONSchema(moves[name].args, { io: 'input' }) as Schema]));

/**
 * Measures how long Covert's tree of legal moves takes in positions from random games, and how large the states are.
 * For every seat, each move is walked through once in the seat's own view. Bots of each level choose moves for the
 * seats that the table waits for.
 */
export const covertMoves: Scenario = {
  id: 'covert-moves',
  title: "Covert's tree of legal moves, in positions of random games",
  async run({ runs, quick, log }: BenchContext): Promise<Figure[]> {
    const looks = Array.from({ length: runs }, (_, run) => new Look(run, quick ? GAMES.quick : GAMES.usual));
    for (const look of looks) for (const line of look.rows()) log(line);
    const of = (id: string, what: string, unit: string, find: (look: Look) => number, most?: number) =>
      figure({ id, what, unit }, looks.map(find), most === undefined ? undefined : atMost(most, ` ${unit}`));
    return [
      of('covert-next-p99', '`next`, p99', 'ms', ({ next }) => next.at(0.99)),
      of('covert-next-most', '`next`, the slowest', 'ms', ({ next }) => next.most, 5),
      of('covert-refusal-p99', '`refusal`, p99', 'ms', ({ refusal }) => refusal.at(0.99)),
      of('covert-refusal-most', '`refusal`, the slowest', 'ms', ({ refusal }) => refusal.most, 1),
      ...ROUNDS.map((round) =>
        of(`covert-state-${round}`, `state in round ${round}`, 'bytes', (look) => look.bytes(round)),
      ),
    ];
  },
};

/** The results of one run of random games. */
class Look {
  readonly next = new Times();
  readonly refusal = new Times();
  private readonly thinking = new Map(Object.keys(bots).map((level) => [level, new Times()]));
  private readonly sizes = new Map<number, number[]>();
  private readonly unit = calibrate();
  private positions = 0;
  private looked = 0;
  private weighed = 0;

  constructor(run: number, games: number) {
    for (let game = 0; game < games; game++) this.play(`bench ${run} ${game}`, game);
  }

  rows(): string[] {
    return [
      `${this.looked} of ${this.positions} positions; one unit is ${this.unit.toFixed(3)} ms`,
      this.next.row('next', this.unit),
      this.refusal.row('refusal', this.unit),
      ...[...this.thinking].map(([level, times]) => times.row(`a decision of ${level}`, this.unit)),
    ];
  }

  /** Returns the mean size of the states in `round`, or NaN if no game reached that round. */
  bytes(round: number): number {
    const sizes = this.sizes.get(round) ?? [];
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  }

  private play(seed: string, game: number): void {
    this.weighed = 0;
    const random = dice(`${seed} walks`);
    for (const { position, seats } of playRandomly({ module, seats: 2 + (game % 3), seed })) {
      const G = position.G as State;
      this.weigh(G);
      this.positions += 1;
      if (this.positions % DECIDED_EVERY === 0)
        for (const seat of seats) this.thinkThrough(module.view(G, seat) as View, seat, seed);
      if ((this.positions + game) % WALKED_EVERY !== 0) continue;
      this.looked += 1;
      for (const seat of seats) this.walkAll(module.view(G, seat) as View, seat, random);
    }
  }

  /** Records the size of the state once per round, after the round's dice were rolled. */
  private weigh(G: State): void {
    if (G.phase !== 'place' || G.round === this.weighed) return;
    this.weighed = G.round;
    this.sizes.set(G.round, [...(this.sizes.get(G.round) ?? []), JSON.stringify(G).length]);
  }

  /** Times how long each level takes to choose a move, with an unlimited budget of positions. */
  private thinkThrough(view: View, seat: Seat, seed: string): void {
    if (!view.waitingFor.includes(seat)) return;
    for (const [level, row] of this.thinking) {
      const { choose } = must(bots[level]);
      row.of(
        () => choose(asking({ view, seat, random: chance(seed), budget: Number.POSITIVE_INFINITY })),
        () => view.phase,
      );
    }
  }

  /**
   * Walks through each move once, on a random path to a leaf of the move's tree. Judges the complete drafts on the path
   * and some random arguments.
   */
  private walkAll(view: View, seat: Seat, random: Random): void {
    for (const name of names) {
      const rule = legal[name] as Legality<View, never>;
      const judge = (args: Draft) => this.refusal.of(() => rule.refusal(view, seat, args as never), say(name, args));
      let draft: Draft = [];
      for (let depth = 0; depth < 100; depth++) {
        const from = draft;
        const step = this.next.of(() => rule.next(view, seat, from), say(name, from));
        if (step.whole) judge(from);
        if (step.picks.length === 0) break;
        draft = pick(random, step.picks).draft;
      }
      const parsed = moves[name].args.safeParse(sample(must(schemas.get(name)), random));
      if (parsed.success) judge(parsed.data);
    }
  }
}

function say(name: string, draft: Draft): () => string {
  return () => `${name} ${JSON.stringify(draft)}`;
}
