import { botOf, usualLevel } from '#server/matches/bots/levels.ts';
import { askedKey } from '#shared/contract/botTiming.ts';
import type { AnyModule, Bot } from '#shared/contract/module.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Random } from '#shared/random.ts';
import { asking } from '#shared/testing/bots.ts';
import type { Device } from './device';

/** Results of the people at all tables. */
export interface Tally {
  moves: number;
  /**
   * Number of refusals by code. A game's own codes mean that another player was faster. The platform's codes mean that
   * the server could not keep up.
   */
  refused: Record<string, number>;
  /** Time from a move to its answer, in ms. */
  waits: number[];
}

/**
 * Levels at which people play, for games in which the usual level needs too much CPU. The load generator must not be
 * the bottleneck.
 */
const LEVELS: Readonly<Record<string, string>> = { covert: 'recruit' };
/** Number of positions that a decision may examine. */
const BUDGET = 10;

/**
 * A person who plays like one of the game's bots: chooses a move from the view received over the socket, after a bot's
 * delay.
 */
export class Person {
  readonly #bot: Bot<unknown>;
  readonly #seat: Seat;
  #awaitedKey: string | null = null;
  #moment: NodeJS.Timeout | null = null;
  #isActing = false;

  constructor(
    private readonly device: Device,
    module: AnyModule,
    private readonly random: Random,
    private readonly tally: Tally,
  ) {
    this.#seat = must(device.place.seat ?? undefined);
    this.#bot = botOf(module, LEVELS[module.id] ?? usualLevel(module) ?? 'random');
  }

  /** Called after each frame: schedules a move if the table waits for this person. */
  update(): void {
    const { state } = this.device;
    if (this.#isActing || state === null) return;
    const company = { people: seatsOf(state.ctx.numPlayers) };
    const isOver = state.ctx.gameover !== undefined;
    const awaitedKey = isOver ? null : askedKey(this.#bot.timing, state.G, this.#seat, company);
    if (awaitedKey !== null && awaitedKey === this.#awaitedKey && this.#moment) return;
    this.stop();
    this.#awaitedKey = awaitedKey;
    const stretch = awaitedKey === null ? null : this.#bot.timing.delay(state.G, this.#seat, Date.now(), company);
    if (!stretch) return;
    const wait = stretch.from + this.random.Number() * (stretch.to - stretch.from);
    this.#moment = setTimeout(() => void this.#act(), wait);
  }

  stop(): void {
    if (this.#moment) clearTimeout(this.#moment);
    this.#moment = null;
  }

  async #act(): Promise<void> {
    this.#moment = null;
    this.#isActing = true;
    const choice = this.#bot.choose(
      asking({ view: this.device.state?.G, seat: this.#seat, random: this.random, budget: BUDGET, now: Date.now() }),
    );
    if (choice) {
      const began = performance.now();
      const answer = await this.device.move(choice.move, choice.args);
      this.tally.waits.push(performance.now() - began);
      this.tally.moves += 1;
      if ('refused' in answer) this.tally.refused[answer.refused] = (this.tally.refused[answer.refused] ?? 0) + 1;
    }
    this.#isActing = false;
    this.update();
  }
}
