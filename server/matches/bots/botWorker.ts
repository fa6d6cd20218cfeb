import type { GameId, Seat } from '#shared/ids.ts';
import type { AnyModule, BotMove } from '#shared/module.ts';
import { chance } from '#shared/random.ts';
import type { Remark } from '#shared/voice.ts';
import { botOf } from './levels';

/** Positions a bot may examine before it moves if its level sets no budget. */
export const USUAL_BUDGET = 400;

/**
 * The part that every question to a bot has: its seat's view and a separate random seed, as plain data that can be sent
 * to another thread.
 */
interface Asked {
  game: GameId;
  level: string;
  view: unknown;
  seat: Seat;
  /** Seed of the random numbers that the bot may use. */
  seed: string;
}

/** Asks a bot for a move. */
export interface BotQuestion extends Asked {
  /** The number of positions that the bot may examine. */
  budget: number;
  /** Server time in ms. */
  now: number;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
  /** Number of players. */
  seats: number;
}

/** Asks a bot for a reply to a chat line that mentions the bot. */
export interface ChatQuestion extends Asked {
  said: { by: Seat; text: string };
}

export type BotAnswer = BotMove | null;

/** Runs bots. Both methods reject if the bot faults, and resolve to null after the worker is closed. */
export interface BotWorker {
  think(question: BotQuestion): Promise<BotAnswer>;
  reply(question: ChatQuestion): Promise<Remark | null>;
  close(): Promise<void>;
}

/** @returns the move that a game's bot of that level chooses */
export function think(catalogue: readonly AnyModule[], question: BotQuestion): BotAnswer {
  const { view, seat, seed, budget, now, temper, seats } = question;
  return botFor(catalogue, question).choose({ view, seat, random: chance(seed), budget, now, temper, seats });
}

/** @returns the reply of a game's bot of that level to a chat line */
export function reply(catalogue: readonly AnyModule[], question: ChatQuestion): Remark | null {
  const { view, seat, said, seed } = question;
  return botFor(catalogue, question).answer?.(view, seat, said, chance(seed)) ?? null;
}

function botFor(catalogue: readonly AnyModule[], { game, level }: Asked) {
  const module = catalogue.find(({ id }) => id === game);
  if (!module) throw new Error('no such game');
  return botOf(module, level);
}

/** Creates a worker that runs bots in the caller's thread, for tests and for games that the threads do not know. */
export function createInlineWorker(catalogue: readonly AnyModule[]): BotWorker {
  return {
    think: async (question) => think(catalogue, question),
    reply: async (question) => reply(catalogue, question),
    close: async () => undefined,
  };
}
