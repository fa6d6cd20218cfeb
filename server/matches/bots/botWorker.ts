import type { GameId, Seat } from '#shared/ids.ts';
import type { AnyModule, BotMove } from '#shared/module.ts';
import { chance } from '#shared/random.ts';
import type { Remark } from '#shared/voice.ts';
import { botOf } from './levels';

/** Positions a bot without a budget of its own may look at before it moves. */
export const USUAL_BUDGET = 400;

/** What a bot is asked with: its own seat's view and chance of its own, in plain data that can go to another thread. */
interface Asked {
  game: GameId;
  level: string;
  view: unknown;
  seat: Seat;
  /** Of the chance it may use. */
  seed: string;
}

/** For a move. */
export interface BotQuestion extends Asked {
  /** In positions. */
  budget: number;
  /** Server time in ms. */
  now: number;
  /** -1 (careful) to 1 (bold). */
  temper: number;
  /** How many play. */
  seats: number;
}

/** For an answer to somebody who named it in the chat. */
export interface ChatQuestion extends Asked {
  said: { by: Seat; text: string };
}

export type BotAnswer = BotMove | null;

/** Thinks for bots. Both reject when the bot faults, and give null once the worker was closed. */
export interface BotWorker {
  think(question: BotQuestion): Promise<BotAnswer>;
  reply(question: ChatQuestion): Promise<Remark | null>;
  close(): Promise<void>;
}

/** Asks the bot of one game and level for a move. */
export function think(catalogue: readonly AnyModule[], question: BotQuestion): BotAnswer {
  const { view, seat, seed, budget, now, temper, seats } = question;
  return botFor(catalogue, question).choose(view, seat, chance(seed), budget, now, temper, seats);
}

/** Asks the bot of one game and level for its answer to a line of chat. */
export function reply(catalogue: readonly AnyModule[], question: ChatQuestion): Remark | null {
  const { view, seat, said, seed } = question;
  return botFor(catalogue, question).answer?.(view, seat, said, chance(seed)) ?? null;
}

function botFor(catalogue: readonly AnyModule[], { game, level }: Asked) {
  const module = catalogue.find(({ id }) => id === game);
  if (!module) throw new Error('no such game');
  return botOf(module, level);
}

/** Thinks in the caller's own thread: for tests, and for games that no other thread knows. */
export function createInlineWorker(catalogue: readonly AnyModule[]): BotWorker {
  return {
    think: async (question) => think(catalogue, question),
    reply: async (question) => reply(catalogue, question),
    close: async () => undefined,
  };
}
