import type { Noted } from '#shared/checks.ts';
import type { Commitment } from '#shared/commitment.ts';
import type { MatchId, RoomCode, Seat } from '#shared/ids.ts';
import { persistentState } from './persistentState';
import { forget, recall, remember } from './storage';

/** What this device wrote down of a deal when it first heard of it, so that nobody can change it afterwards. */
export interface NotedDeal extends Noted {
  match: MatchId;
  /** Server time in ms at which it was written down. */
  at: number;
}

/** An evening's matches; the oldest are forgotten. */
const KEPT = 40;

const $deals = persistentState<NotedDeal[]>('hush.deals', [], (read) =>
  Array.isArray(read) && read.every(isNoted) ? read : null,
);

function isNoted(read: unknown): read is NotedDeal {
  const { match, at } = (read ?? {}) as Partial<NotedDeal>;
  return typeof match === 'string' && typeof at === 'number';
}

/** What this device noted of that match; null: nothing. */
export function notedDeal(match: MatchId): NotedDeal | null {
  return $deals.get().find((deal) => deal.match === match) ?? null;
}

const seedKey = (room: RoomCode) => `hush.seed.${room}`;

/** This device gives a word, and notes what the server had promised of its own seed by then. */
export function noteSeed(room: RoomCode, hash: string): void {
  remember(seedKey(room), hash);
}

/** Writes down what is promised of a match. The first time counts, whatever is said later. */
export function noteDeal(match: MatchId, room: RoomCode, seat: Seat | null, commitment: Commitment, now: number): void {
  if (notedDeal(match)) return;
  const isOwnWordIn = seat !== null && (commitment.words?.[seat] ?? null) !== null;
  const seedHash = isOwnWordIn ? recall(seedKey(room)) : null;
  if (isOwnWordIn) forget(seedKey(room));
  $deals.set([...$deals.get(), { match, at: now, commitment: commitment.hash, seedHash }].slice(-KEPT));
}
