import type { GameId, Seat } from '../../../shared/ids';
import type { AnyModule, BotMove } from '../../../shared/module';
import { chance } from '../../../shared/random';
import { botOf } from './levels';

/** Positions a bot without a budget of its own may look at before it moves. */
export const USUAL_BUDGET = 400;

/** What a bot is asked: its own seat's view and chance of its own, in plain data that can go to another thread. */
export interface BotQuestion {
  game: GameId;
  level: string;
  view: unknown;
  seat: Seat;
  /** Of the chance it may use. */
  seed: string;
  /** In positions. */
  budget: number;
  /** Server time in ms. */
  now: number;
  /** -1 (careful) to 1 (bold). */
  temper: number;
}

export type BotAnswer = BotMove | null;

/** Answers for bots. */
export interface BotWorker {
  /** Rejects when the bot faults; null once it was closed. */
  think(question: BotQuestion): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** Answers in the caller's own thread: for games that no other thread knows. */
export function createInlineWorker(catalogue: readonly AnyModule[]): BotWorker {
  return {
    think: async (question) => answer(catalogue, question),
    close: async () => undefined,
  };
}

/** Answers on the spot what the usual budget is enough for, and hands the rest on. */
export function createBotWorker(catalogue: readonly AnyModule[], forLargeBudgets: BotWorker): BotWorker {
  const inline = createInlineWorker(catalogue);
  return {
    think: (question) => (question.budget > USUAL_BUDGET ? forLargeBudgets : inline).think(question),
    close: () => forLargeBudgets.close(),
  };
}

/** Asks the bot of one game and level. */
export function answer(catalogue: readonly AnyModule[], question: BotQuestion): BotAnswer {
  const { game, level, view, seat, seed, budget, now, temper } = question;
  const module = catalogue.find(({ id }) => id === game);
  if (!module) throw new Error('no such game');
  return botOf(module, level).choose(view, seat, chance(seed), budget, now, temper);
}
