import type { GameId, Seat } from '../../../shared/ids';
import type { AnyModule, Bot, Draft } from '../../../shared/module';
import { chance } from '../../../shared/random';

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
}

export type BotAnswer = { move: string; args: Draft } | null;

/** Thinks for bots that look far ahead, away from the moves of everybody else. */
export interface BotWorker {
  /** Rejects when the bot faults; null once it was closed. */
  think(question: BotQuestion): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** Thinks in the caller's own thread: for games that no worker knows. */
export function createInlineWorker(catalogue: readonly AnyModule[]): BotWorker {
  return {
    think: async (question) => answer(catalogue, question),
    close: async () => undefined,
  };
}

/** Asks the bot of one game and level. */
export function answer(catalogue: readonly AnyModule[], question: BotQuestion): BotAnswer {
  const { game, level, view, seat, seed, budget, now } = question;
  const bot: Bot<unknown> | undefined = catalogue.find(({ id }) => id === game)?.bots[level];
  if (!bot) throw new Error('no bot of that game and level');
  return bot.choose(view, seat, chance(seed), budget, now);
}
