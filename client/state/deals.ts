import type { Noted } from '#shared/checks.ts';
import type { Commitment } from '#shared/commitment.ts';
import type { MatchId, RoomCode, Seat } from '#shared/ids.ts';
import { persistentState } from './persistentState';
import { forget, recall, remember } from './storage';

/**
 * This device's record of a deal, made when the device first received the deal's commitment, so that later changes are
 * detected.
 */
export interface NotedDeal extends Noted {
  match: MatchId;
  /** The server time in ms when the deal was noted. */
  at: number;
}

/** The maximum number of deals that are recorded, enough for an evening. The oldest are deleted. */
const KEPT = 40;

const $deals = persistentState<NotedDeal[]>('hush.deals', [], (read) =>
  Array.isArray(read) && read.every(isNoted) ? read : null,
);

function isNoted(read: unknown): read is NotedDeal {
  const { match, at } = (read ?? {}) as Partial<NotedDeal>;
  return typeof match === 'string' && typeof at === 'number';
}

/** Returns what this device recorded about the deal of a match, for a later check, or null. */
export function notedDeal(match: MatchId): NotedDeal | null {
  return $deals.get().find((deal) => deal.match === match) ?? null;
}

const seedKey = (room: RoomCode) => `hush.seed.${room}`;

/** Notes the hash of the server's seed when this device adds a word. */
export function noteSeed(room: RoomCode, hash: string): void {
  remember(seedKey(room), hash);
}

/** Records the commitment of a match. Only the first record counts. Later ones are ignored. */
export function noteDeal(match: MatchId, room: RoomCode, seat: Seat | null, commitment: Commitment, now: number): void {
  if (notedDeal(match)) return;
  const isOwnWordIn = seat !== null && (commitment.words?.[seat] ?? null) !== null;
  const seedHash = isOwnWordIn ? recall(seedKey(room)) : null;
  if (isOwnWordIn) forget(seedKey(room));
  $deals.set([...$deals.get(), { match, at: now, commitment: commitment.hash, seedHash }].slice(-KEPT));
}
