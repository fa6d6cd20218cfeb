import type { WebSocket } from './webSocket';

/** A player at one seat of a match, on any of the servers. */
export interface Player {
  readonly socket: WebSocket;
  /** Makes this seat's next move. `after` is the number of the move before it. */
  move(suspect: number, after: number): void;
  /** Called with the number of the last move that a frame contains. */
  shown: (n: number) => void;
  /** Bytes of the last answer, or 0 if there is none. */
  readonly answerBytes: number;
  /** Called when the server answers the mover. Never called if the frame itself is the answer. */
  answered: () => void;
}

/** Connects players to one kind of server. */
export interface Protocol {
  /** Whether the mover gets an answer in addition to the frame. */
  readonly answers: boolean;
  /** Creates a match. Resolves to its players in seat order, each of whom has received a view. */
  openMatch(port: number): Promise<Player[]>;
}

/** Thrown if the server refuses a request, because the load would be less than planned. */
export class Refused extends Error {}

/** Requests JSON over HTTP. Throws if the request is refused. */
export async function ask<T>(port: number, method: string, path: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
