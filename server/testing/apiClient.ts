import type { GameId } from '#shared/ids.ts';
import type { Membership, ProblemDocument, RoomView } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';

interface Answered<T> {
  status: number;
  body: T;
  headers: Headers;
}

interface Extra {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Guest extends Membership {
  code: string;
}

/** Thrown if a request gets an unexpected answer. */
export class FailedRequest extends Error {
  constructor(
    what: string,
    readonly status: number,
    body: unknown = null,
  ) {
    super(`${what}: ${status} ${JSON.stringify(body)}`);
  }
}

export interface ApiClient {
  readonly url: string;
  ask<T = ProblemDocument>(method: string, path: string, extra?: Extra): Promise<Answered<T>>;
  makeRoom(name?: string, more?: object): Promise<Guest>;
  join(code: string, name: string): Promise<Guest>;
  /** Returns the room's view. A locked room requires a member's `token`. */
  room(code: string, token?: string): Promise<RoomView>;
  /** Sends a member's request to a path below the room's path. */
  as<T = ProblemDocument>(guest: Guest, method: string, below: string, body?: unknown): Promise<Answered<T>>;
  seat(guest: Guest): Promise<SeatAnswer>;
  /** Makes a room of `people` people and starts a match. Returns the people in seat order. */
  startMatch(people: number, game?: GameId, options?: object): Promise<Guest[]>;
}

export function createApiClient(url: () => string): ApiClient {
  const client: ApiClient = {
    get url() {
      return url();
    },
    async ask<T>(method: string, path: string, { token, body, headers = {} }: Extra = {}) {
      const answer = await fetch(url() + path, {
        method,
        headers: {
          // A restart of the server would break a connection that is kept open.
          Connection: 'close',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as T };
    },
    async makeRoom(name = 'Mara', more = {}) {
      const { status, body } = await client.ask<{ code: string; member: Membership }>('POST', '/api/rooms', {
        body: { name, ...more },
      });
      if (status !== 201) throw new FailedRequest('no room', status, body);
      return { code: body.code, ...body.member };
    },
    async join(code, name) {
      const path = `/api/rooms/${code}/members`;
      const { status, body } = await client.ask<{ member: Membership }>('POST', path, { body: { name } });
      if (status !== 201) throw new FailedRequest('not in', status, body);
      return { code, ...body.member };
    },
    room: async (code, token) => (await client.ask<RoomView>('GET', `/api/rooms/${code}`, { token })).body,
    as: ({ code, token }, method, below, body) => client.ask(method, `/api/rooms/${code}${below}`, { token, body }),
    seat: async (guest) => (await client.as<SeatAnswer>(guest, 'GET', '/seat')).body,
    async startMatch(people, game, options) {
      const host = await client.makeRoom('P0', { ...(game && { game }), ...(options && { options }) });
      const guests = [host];
      for (let n = 1; n < people; n++) guests.push(await client.join(host.code, `P${n}`));
      const { status, body } = await client.as(host, 'POST', '/start');
      if (status !== 201) throw new FailedRequest('no match', status, body);
      return guests;
    },
  };
  return client;
}
