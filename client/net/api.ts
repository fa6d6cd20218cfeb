import type { FloorView, Status } from '#shared/floor.ts';
import type { GameId, MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { ClockMove } from '#shared/pause.ts';
import type { Replay } from '#shared/replay.ts';
import type { BotSpeed, GameFacts, Membership, RoomView, Screen } from '#shared/room.ts';
import type { SeatAnswer } from '#shared/wire.ts';
import { BASE } from '../base';
import { newId } from './entropy';
import { NET } from './text';

/** The time limit in ms for a request. If it is exceeded, the server counts as unavailable. */
const PATIENCE = 10_000;
/**
 * The time limit in ms for requests that contain a room's code. It is long because the server queues such requests from
 * a network after many wrong codes came from that network.
 */
export const AT_THE_DOOR = 35_000;
/** A request that the server asks to retry within `SOON` ms is sent at most `TRIES` times. */
const SOON = 5_000;
const TRIES = 4;

/** An error that the server answered with. `code` is stable, and `message` is a sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The delay before a retry in ms, or null if the server named no delay. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, detail: string, retryAfter: number | null = null) {
    super(detail);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Returns the sentence to show for an error of any kind. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : NET.away;
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'server-away';
}

interface Request {
  token?: string;
  body?: unknown;
  /** The idempotency key. Several requests with the same key within ten minutes create only one member. */
  key?: string;
  /** This device's id. A new request replaces earlier requests of the same device. */
  device?: string;
  /** The time limit in ms. */
  patience?: number;
}

export async function ask<T>(method: string, path: string, request: Request = {}): Promise<T> {
  const { token, body, key, device, patience = PATIENCE } = request;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (device !== undefined) headers['X-Device'] = device;
  const answer = await fetch(`${BASE}/api${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!answer) throw new ApiError(0, 'server-away', NET.away);
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw problem(answer, said);
}

/**
 * Sends a request that contains a room's code, and retries it when the server says so. The server handles a code that
 * it has received before ahead of new codes, which may be guesses.
 */
export async function atTheDoor<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await request();
    } catch (error) {
      const wait = codeOf(error) === 'rate-limited' && error instanceof ApiError ? error.retryAfter : null;
      if (wait === null || wait > SOON || tries === TRIES) throw error;
      await new Promise((again) => setTimeout(again, wait));
    }
  }
}

function problem({ status, headers }: Response, said: unknown): ApiError {
  const { code, detail } = (said ?? {}) as { code?: unknown; detail?: unknown };
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
  if (typeof code === 'string' && typeof detail === 'string') return new ApiError(status, code, detail, retryAfter);
  // While the server restarts, a proxy in front of it answers in its own format.
  return new ApiError(status, 'server-away', NET.away);
}

export interface NewPerson {
  name: string;
  face?: string;
  /** Whether the member is reading the game's intro. */
  reading?: boolean;
}

export interface RoomPatch {
  game?: GameId;
  options?: Json;
  callLink?: string | null;
  chat?: boolean;
  locked?: boolean;
  /** Cancels a start that waits for readers. */
  dealing?: false;
  botSpeed?: BotSpeed;
  /**
   * The content of stages. If `cardsUp` is true, all cards are shown once a match is over. `delay` is the number of
   * minutes after which a delayed stage shows all cards, or null for no delayed stage.
   */
  stage?: { cardsUp?: boolean; delay?: number | null };
  /** The time limit for a speaker, and whether spectators may speak. */
  floor?: Partial<Pick<FloorView, 'seconds' | 'spectators'>>;
  /** Asks every seated person for a word that is mixed into the next deal. */
  sharedSeed?: boolean;
}

export interface MemberPatch {
  name?: string;
  face?: string;
  ready?: boolean;
  seated?: boolean;
  reading?: boolean;
  standIn?: boolean;
  /** A bot's level. */
  level?: string;
  /** The word for a shared seed, or null for none. */
  word?: string | null;
  /** The person's status, or null when they are back. */
  status?: Status | null;
}

/** The host's decisions about members who hold up the deal. */
export interface Holdups {
  /** Whether the deal waits (`wait`) or does not wait (`leave`) for members who are still reading the intro. */
  readers?: 'wait' | 'leave' | undefined;
  /** If `leave`, the deal does not wait for members who have added no word. */
  words?: 'leave' | undefined;
}

export const at = (code: RoomCode) => `/rooms/${encodeURIComponent(code)}`;

/** Requests that anyone may send, even without being a member. */
export const api = {
  games: () => ask<GameFacts[]>('GET', '/games'),
  /** Requests a room. `token` is a member's token, without which a locked room answers `room-locked`. */
  room: (code: RoomCode, token?: string) =>
    atTheDoor(() => ask<RoomView>('GET', at(code), { patience: AT_THE_DOOR, ...(token !== undefined && { token }) })),
  createRoom: (body: NewPerson & { game?: GameId; options?: Json }, device: string) =>
    ask<{ code: RoomCode; member: Membership }>('POST', '/rooms', { body, key: newId(), device }),
  join: (code: RoomCode, body: NewPerson, key: string, device: string) =>
    atTheDoor(() =>
      ask<{ member: Membership }>('POST', `${at(code)}/members`, { body, key, device, patience: AT_THE_DOOR }),
    ),
};

export interface ScreenCode {
  code: string;
  url: string;
  /** The server time when the code expires, in ms. */
  expiresAt: number;
}

export interface HandOver {
  url: string;
  /** The server time when the link expires, in ms or as an ISO date. */
  expiresAt: number | string;
}

/** Makes the requests that a member of a room may send. The server accepts some of them only from the host. */
export function roomApi(code: RoomCode, token: string) {
  const member = (id: MemberId) => `${at(code)}/members/${encodeURIComponent(id)}`;
  return {
    token,
    change: (body: RoomPatch) => ask<RoomView>('PATCH', at(code), { token, body }),
    changeMember: (id: MemberId, body: MemberPatch) => ask<RoomView>('PATCH', member(id), { token, body }),
    remove: (id: MemberId) => ask<void>('DELETE', member(id), { token }),
    /** Adds bots at the game's default level. */
    addBots: (count: number) => ask<RoomView>('POST', `${at(code)}/bots`, { token, body: { count } }),
    addBot: (level: string) => ask<RoomView>('POST', `${at(code)}/bots`, { token, body: { level } }),
    makeHost: (id: MemberId) => ask<RoomView>('POST', `${at(code)}/host`, { token, body: { member: id } }),
    /** Starts a match. Resolves to the match, or to the room if the deal waits for readers. */
    start: (body: Holdups) =>
      ask<{ match: { id: MatchId; game: GameId } } | RoomView>('POST', `${at(code)}/start`, { token, body }),
    /** Starts the coached match in the room's game: one person with bots, and the same deal each time. */
    learn: () => ask<{ match: { id: MatchId; game: GameId } }>('POST', `${at(code)}/lesson`, { token }),
    stop: () => ask<RoomView>('POST', `${at(code)}/stop`, { token }),
    /** Pauses the match, resumes it, or adds a minute. */
    moveClock: (move: ClockMove) => ask<void>('POST', `${at(code)}/clock`, { token, body: { move } }),
    seat: (device: string) => ask<SeatAnswer>('GET', `${at(code)}/seat`, { token, device }),
    /**
     * Requests a one-time link that moves this member's seat. The host may also request a link for another member's
     * seat. All members are notified.
     */
    handOver: (id?: MemberId) =>
      ask<HandOver>('POST', `${at(code)}/handoff`, { token, body: id === undefined ? {} : { member: id } }),
    /** Requests a code for adding a second screen. `as` is the new device's role. */
    screenCode: (as: Screen) => ask<ScreenCode>('POST', `${at(code)}/screens`, { token, body: { as } }),
    /** Sends any other request to a path below the room's path, for parts that are loaded lazily. */
    send: (method: string, below: string, body?: unknown) => ask<RoomView>(method, at(code) + below, { token, body }),
    replay: (match: MatchId) => ask<Replay>('GET', `/matches/${encodeURIComponent(match)}/replay`, { token }),
  };
}

export type RoomApi = ReturnType<typeof roomApi>;
