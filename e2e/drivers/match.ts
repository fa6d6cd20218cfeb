import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect } from './journey';

/** Returns the full state of the match in a room. It is only known to the server. */
export async function stateOf<S>(server: TestServer, code: string): Promise<S> {
  const { match } = await server.room(code);
  return (await server.snapshot<S>(must(match).id)).G;
}

/** Makes a move for a seat without using its device, at the current server time. */
export async function movesNow(server: TestServer, code: string, seat: string, name: string, ...args: unknown[]) {
  const { match } = await server.room(code);
  expect(await server.move(must(match).id, seat, name, ...args)).toMatchObject({ ok: true });
  await server.served.settled();
}

/** Advances the server's clock by a second, and then makes a move for a seat without using its device. */
export async function moves(server: TestServer, code: string, seat: string, name: string, ...args: unknown[]) {
  await server.pass(1_000);
  await movesNow(server, code, seat, name, ...args);
}
