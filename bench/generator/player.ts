import type { WebSocket } from './webSocket';

/** One seat of one match on a server, whatever it speaks. */
export interface Player {
  readonly socket: WebSocket;
  /** Makes this seat's next move on top of move number `after`. */
  move(suspect: number, after: number): void;
  /** Called with the number of the last move that a frame shows. */
  shown: (n: number) => void;
  /** Bytes of the last answer; 0: there are none. */
  readonly answerBytes: number;
  /** Called when the server answers the mover; never, where the frame itself is the answer. */
  answered: () => void;
}

/** How the players of one kind of server come to their seats. */
export interface Protocol {
  /** Whether the mover hears more than the frame. */
  readonly answers: boolean;
  /** Makes a match and seats its players, in seat order, each with the view of it. */
  openMatch(port: number): Promise<Player[]>;
}

/** What a server refused: the load is not what it says it is. */
export class Refused extends Error {}

/** Asks for JSON over HTTP. Throws where the answer is no success. */
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
