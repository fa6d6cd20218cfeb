import type { MatchId, RoomCode, Seat } from '#shared/ids.ts';
import type { Noted } from '#shared/replay/checks.ts';
import type { Commitment } from '#shared/replay/commitment.ts';
import { persistentState } from './persistentState';
import { forget, recall, remember } from './storage';

/**
 * The data that this device stored when it received the commitment to a deal. With it, the device notices if the
 * commitment is changed later.
 */
export interface NotedDeal extends Noted {
  match: MatchId;
  /** The time at which it was stored, in ms of server time. */
  at: number;
}

/** The maximum number of deals to store. This is enough for an evening. The oldest are deleted. */
const KEPT = 40;

const $deals = persistentState<NotedDeal[]>('hush.deals', [], (read) =>
  Array.isArray(read) && read.every(isNoted) ? read : null,
);

function isNoted(read: unknown): read is NotedDeal {
  const { match, at } = (read ?? {}) as Partial<NotedDeal>;
  return typeof match === 'string' && typeof at === 'number';
}

export function notedDeal(match: MatchId): NotedDeal | null {
  return $deals.get().find((deal) => deal.match === match) ?? null;
}

const seedKey = (room: RoomCode) => `hush.seed.${room}`;

/** Stores the hash of the server's seed when this device adds a word. */
export function noteSeed(room: RoomCode, hash: string): void {
  remember(seedKey(room), hash);
}

/** Stores the commitment to a match's deal. Later calls for the same match have no effect. */
export function noteDeal(match: MatchId, room: RoomCode, seat: Seat | null, commitment: Commitment, now: number): void {
  if (notedDeal(match)) return;
  const isOwnWordIn = seat !== null && (commitment.words?.[seat] ?? null) !== null;
  const seedHash = isOwnWordIn ? recall(seedKey(room)) : null;
  if (isOwnWordIn) forget(seedKey(room));
  $deals.set([...$deals.get(), { match, at: now, commitment: commitment.hash, seedHash }].slice(-KEPT));
}
