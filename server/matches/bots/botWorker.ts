import type { AnyModule, BotMove } from '#shared/contract/module.ts';
import type { Remark } from '#shared/contract/voice.ts';
import type { GameId, Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import { botOf } from './levels';

/** Number of positions a bot may examine before a move if its level sets no budget. */
export const USUAL_BUDGET = 400;

/** Part of every question to a bot. Contains only plain data, because another thread may answer. */
interface Asked {
  game: GameId;
  level: string;
  view: unknown;
  seat: Seat;
  seed: string;
}

/** Asks a bot for a move. */
export interface BotQuestion extends Asked {
  budget: number;
  /** Server time in ms. */
  now: number;
  /** The bot's temper, from -1 (careful) to 1 (bold). */
  temper: number;
  seats: number;
  /** The seats that people play. */
  people: readonly Seat[];
}

/** Asks a bot to reply to a chat line that mentions it. */
export interface ChatQuestion extends Asked {
  said: { by: Seat; text: string };
}

export type BotAnswer = BotMove | null;

/** Runs bots. Both methods reject if the bot throws, and resolve to null once the worker is closed. */
export interface BotWorker {
  think(question: BotQuestion): Promise<BotAnswer>;
  reply(question: ChatQuestion): Promise<Remark | null>;
  close(): Promise<void>;
}

/** Returns the move that the bot of this game and level chooses. */
export function think(catalogue: readonly AnyModule[], question: BotQuestion): BotAnswer {
  const { view, seat, seed, budget, now, temper, seats, people } = question;
  return botFor(catalogue, question).choose({ view, seat, random: chance(seed), budget, now, temper, seats, people });
}

/** Returns the bot's reply to a chat line, or null for no reply. */
export function reply(catalogue: readonly AnyModule[], question: ChatQuestion): Remark | null {
  const { view, seat, said, seed } = question;
  return botFor(catalogue, question).answer?.(view, seat, said, chance(seed)) ?? null;
}

function botFor(catalogue: readonly AnyModule[], { game, level }: Asked) {
  const module = catalogue.find(({ id }) => id === game);
  if (!module) throw new Error('no such game');
  return botOf(module, level);
}

/**
 * Creates a worker that runs bots in the caller's thread. Used in tests, and for games whose code the threads do not
 * have.
 */
export function createInlineWorker(catalogue: readonly AnyModule[]): BotWorker {
  return {
    think: async (question) => think(catalogue, question),
    reply: async (question) => reply(catalogue, question),
    close: async () => undefined,
  };
}

/** A question for a worker thread, and below the thread's answer. */
export type Task = { kind: 'think'; question: BotQuestion } | { kind: 'reply'; question: ChatQuestion };
export type Answered = { answer: BotAnswer | Remark } | { fault: Error };

/**
 * Creates the function that a worker thread runs. An error that a bot throws is returned as an answer, so an answer is
 * missing only if the thread dies.
 */
export function createWork(catalogue: readonly AnyModule[]): (task: Task) => Answered {
  return ({ kind, question }) => {
    try {
      return kind === 'think' ? { answer: think(catalogue, question) } : { answer: reply(catalogue, question) };
    } catch (error) {
      return { fault: error instanceof Error ? error : new Error('a bot threw what is no error') };
    }
  };
}
