import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect } from './journey';

/** Returns the full state of the room's match, which only the server knows. */
export async function stateOf<S>(server: TestServer, code: string): Promise<S> {
  const { match } = await server.room(code);
  return (await server.snapshot<S>(must(match).id)).G;
}

/** Makes a move for a seat at the current server time, without the seat's device. */
export async function movesNow(server: TestServer, code: string, seat: string, name: string, ...args: unknown[]) {
  const { match } = await server.room(code);
  expect(await server.move(must(match).id, seat, name, ...args)).toMatchObject({ ok: true });
  await server.served.settled();
}

/** Advances the server's clock by a second and makes a move for a seat, without the seat's device. */
export async function moves(server: TestServer, code: string, seat: string, name: string, ...args: unknown[]) {
  await server.pass(1_000);
  await movesNow(server, code, seat, name, ...args);
}
