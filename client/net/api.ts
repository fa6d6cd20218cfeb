import type { ClockMove } from '#shared/engine/pause.ts';
import type { GameId, MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { FloorView, Status } from '#shared/room/floor.ts';
import type { BotSpeed, GameFacts, Membership, RoomView, Screen } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { BASE } from '../base';
import { newId } from './entropy';
import { gamesInLanguage } from './games';
import { inLanguage, sentencesLoaded } from './inLanguage';
import { NET } from './text';

/** The time limit for a request, in ms. If there is no answer by then, the server is considered unavailable. */
const PATIENCE = 10_000;
/**
 * The time limit for requests with a room code, in ms. It is long because the server delays such requests if the same
 * network has sent many wrong codes.
 */
export const AT_THE_DOOR = 35_000;
/** If the server asks for another attempt within `SOON` ms, a request is sent up to `TRIES` times. */
const SOON = 5_000;
const TRIES = 4;

/** An error that the server answered with. `code` is stable, and `message` is a sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The time after which the request may be sent again, in ms, or null if the server did not say. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, detail: string, retryAfter: number | null = null) {
    super(detail);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

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
  /** The id of this device. When the device gets new credentials for a seat, its earlier ones become invalid. */
  device?: string;
  /** The tag of the language that this person chose, or null if the browser's preferences count. */
  language?: string | null;
  /** The time limit for the request, in ms. */
  patience?: number;
}

export async function ask<T>(method: string, path: string, request: Request = {}): Promise<T> {
  const { token, body, key, device, language, patience = PATIENCE } = request;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (device !== undefined) headers['X-Device'] = device;
  if (import.meta.env.HAS_LANGUAGES && language) headers['Accept-Language'] = language;
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
  if (import.meta.env.HAS_LANGUAGES) await sentencesLoaded();
  throw problem(answer, said);
}

/**
 * Sends a request that contains a room code. If the server asks for another attempt, sends it again. When a network has
 * sent many wrong codes, the server prefers repeated codes to new ones, which may be guesses.
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
  const given = (said ?? {}) as { code?: unknown; detail?: unknown; phrase?: unknown };
  const { code, detail } = given;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
  if (typeof code === 'string' && typeof detail === 'string') {
    const words = import.meta.env.HAS_LANGUAGES ? inLanguage('server.problems', code, { ...given, detail }) : detail;
    return new ApiError(status, code, words, retryAfter);
  }
  // While the server restarts, a proxy answers instead, in a different format.
  return new ApiError(status, 'server-away', NET.away);
}

export interface NewPerson {
  name: string;
  face?: string;
  reading?: boolean;
}

export interface RoomPatch {
  game?: GameId;
  options?: Json;
  callLink?: string | null;
  chat?: boolean;
  locked?: boolean;
  /** Cancels a start that is waiting for people who are reading the intro. */
  dealing?: false;
  botSpeed?: BotSpeed;
  /**
   * Settings for stages. `cardsUp` shows all cards when a match is over. `delay` is the number of minutes after which a
   * delayed stage shows all cards, or null for no delayed stage.
   */
  stage?: { cardsUp?: boolean; delay?: number | null };
  /** The speaking time, and whether spectators may speak. */
  floor?: Partial<Pick<FloorView, 'seconds' | 'spectators'>>;
  /** If true, every seated person is asked for a word that is mixed into the next deal. */
  sharedSeed?: boolean;
}

export interface MemberPatch {
  name?: string;
  face?: string;
  ready?: boolean;
  seated?: boolean;
  reading?: boolean;
  standIn?: boolean;
  /** Leaves the match. A bot plays the seat until this person takes it back or the match ends. */
  left?: true;
  level?: string;
  /** The word for the shared seed. Null declines to add one. */
  word?: string | null;
  /** The status to set. Null clears it. */
  status?: Status | null;
}

/** Decisions of the host about members who delay the deal. */
export interface Holdups {
  /** `wait` waits until everyone has read the intro. `leave` deals without the people who are still reading. */
  readers?: 'wait' | 'leave' | undefined;
  /** `leave` treats people who asked for a minute as ready. */
  unready?: 'leave' | undefined;
  /** `leave` does not wait for members who have not added a word. */
  words?: 'leave' | undefined;
}

export const at = (code: RoomCode) => `/rooms/${encodeURIComponent(code)}`;

export const api = {
  games: async () => {
    const games = await ask<readonly GameFacts[]>('GET', '/games');
    return import.meta.env.HAS_LANGUAGES ? gamesInLanguage(games) : games;
  },
  /**
   * Requests a room. If it is locked, a member's `token` is required. Without one, the server refuses with
   * `room-locked`.
   */
  room: (code: RoomCode, token?: string) =>
    atTheDoor(() => ask<RoomView>('GET', at(code), { patience: AT_THE_DOOR, ...(token !== undefined && { token }) })),
  /** Creates a room. `language` is the one that this person chose, or null if the browser's preferences count. */
  createRoom: (body: NewPerson & { game?: GameId; options?: Json }, device: string, language: string | null) =>
    ask<{ code: RoomCode; member: Membership }>('POST', '/rooms', {
      body,
      key: newId(),
      device,
      language,
    }),
  /** Joins a room. `token` is the token that this device had before it left the room. */
  join: (code: RoomCode, body: NewPerson, key: string, device: string, token?: string) =>
    atTheDoor(() =>
      ask<{ member: Membership }>('POST', `${at(code)}/members`, {
        ...{ body, key, device, patience: AT_THE_DOOR },
        ...(token !== undefined && { token }),
      }),
    ),
};

export interface ScreenCode {
  code: string;
  url: string;
  /** The time at which the code expires, in ms of server time. */
  expiresAt: number;
}

export interface HandOver {
  url: string;
  /** The time at which the link expires, in ms of server time or as an ISO date. */
  expiresAt: number | string;
}

/**
 * Returns functions with which a member can send requests about a room. Some of these requests are only allowed for the
 * host.
 */
export function roomApi(code: RoomCode, token: string) {
  const member = (id: MemberId) => `${at(code)}/members/${encodeURIComponent(id)}`;
  return {
    token,
    change: (body: RoomPatch) => ask<RoomView>('PATCH', at(code), { token, body }),
    changeMember: (id: MemberId, body: MemberPatch) => ask<RoomView>('PATCH', member(id), { token, body }),
    remove: (id: MemberId) => ask<void>('DELETE', member(id), { token }),
    addBots: (count: number) => ask<RoomView>('POST', `${at(code)}/bots`, { token, body: { count } }),
    addBot: (level: string) => ask<RoomView>('POST', `${at(code)}/bots`, { token, body: { level } }),
    makeHost: (id: MemberId) => ask<RoomView>('POST', `${at(code)}/host`, { token, body: { member: id } }),
    /** Starts a match. Resolves to the match, or to the room if the deal has to wait for people who are reading. */
    start: (body: Holdups) =>
      ask<{ match: { id: MatchId; game: GameId } } | RoomView>('POST', `${at(code)}/start`, { token, body }),
    /**
     * Starts the coached match of the room's game, in which one person plays with bots and the deal is always the same.
     */
    learn: () => ask<{ match: { id: MatchId; game: GameId } }>('POST', `${at(code)}/lesson`, { token }),
    stop: () => ask<RoomView>('POST', `${at(code)}/stop`, { token }),
    moveClock: (move: ClockMove) => ask<void>('POST', `${at(code)}/clock`, { token, body: { move } }),
    seat: (device: string) => ask<SeatAnswer>('GET', `${at(code)}/seat`, { token, device }),
    /**
     * Requests a one-time link that moves this member's seat to another device. The host may pass the `id` of another
     * member. All members are notified of the link.
     */
    handOver: (id?: MemberId) =>
      ask<HandOver>('POST', `${at(code)}/handoff`, { token, body: id === undefined ? {} : { member: id } }),
    /**
     * Requests a code with which another device becomes a second screen of this seat. `as` is the role of that device.
     */
    screenCode: (as: Screen) => ask<ScreenCode>('POST', `${at(code)}/screens`, { token, body: { as } }),
    /** Sends a request to a path below that of the room. Used by parts of the page that are loaded lazily. */
    send: (method: string, below: string, body?: unknown) => ask<RoomView>(method, at(code) + below, { token, body }),
    replay: (match: MatchId) => ask<Replay>('GET', `/matches/${encodeURIComponent(match)}/replay`, { token }),
  };
}

export type RoomApi = ReturnType<typeof roomApi>;
