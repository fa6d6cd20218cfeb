import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { highcard } from '#examples/highcard/index.ts';
import { examples } from '#examples/index.ts';
import { tictactoe } from '#examples/tictactoe/index.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { playedByServer } from '#shared/engine/stockClient.ts';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import { type ToyView, toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy, ...examples] });
});
afterAll(() => server.end());

/** Creates a client from the published boardgame.io package, which knows only the names of Hush's moves. */
function stockClient({ match, playerID, credentials }: SeatAnswer) {
  const byServer = { move: () => undefined, client: false };
  const client = Client({
    game: { name: match.game, moves: { note: byServer, guess: byServer } },
    multiplayer: SocketIO({ server: server.url }),
    matchID: match.id,
    ...(playerID !== null && { playerID }),
    ...(credentials !== null && { credentials }),
    debug: false,
  });
  client.start();
  const until = (fits: (shown: ToyView) => boolean) =>
    new Promise<ToyView>((found) => {
      const look = () => {
        const shown = client.getState()?.G as unknown as ToyView | undefined;
        if (shown && fits(shown)) found(shown);
      };
      client.subscribe(look);
      look();
    });
  return { client, until };
}

test('an unmodified boardgame.io client plays a match to the end', async () => {
  const guests = await server.startMatch(2, 'toy');
  const [first, second] = await Promise.all(guests.map((guest) => server.seat(guest)));
  if (!first || !second) throw new Error('no match');
  const one = stockClient(first);
  const two = stockClient(second);
  const watcher = stockClient({ ...first, playerID: null, credentials: null });
  const mine = await one.until(({ hand }) => hand !== null);
  const theirs = await two.until(({ hand }) => hand !== null);
  expect((await watcher.until(() => true)).hand).toBeNull();
  expect(mine.hands).toBeNull();
  one.client.moves.note?.('mine alone');
  expect((await one.until(({ notes }) => notes.length === 1)).notes).toEqual(['mine alone']);
  one.client.moves.guess?.('1', theirs.hand);
  const ends = await Promise.all([one, two, watcher].map(({ until }) => until(({ hands }) => hands !== null)));
  expect(ends.map(({ hands }) => hands)).toEqual(Array(3).fill({ 0: mine.hand, 1: theirs.hand }));
  expect(two.client.getState()?.ctx.gameover).toMatchObject({ winners: ['0'] });
  expect(two.client.matchData?.map(({ id }) => id)).toEqual([0, 1]);
  for (const { client } of [one, two, watcher]) client.stop();
});

/** Starts unmodified boardgame.io clients at both seats of a plain game, as docs/protocol.md shows. */
async function stockClients<State>(module: AnyModule) {
  const seats = await Promise.all((await server.startMatch(2, module.id)).map((guest) => server.seat(guest)));
  return seats.map(({ match, playerID, credentials }) => {
    const client = Client<State>({
      game: { name: match.game, ...playedByServer(module.game as Game) },
      multiplayer: SocketIO({ server: server.url }),
      matchID: match.id,
      ...(playerID !== null && { playerID }),
      ...(credentials !== null && { credentials }),
      debug: false,
    });
    client.start();
    const until = (fits: (state: NonNullable<ReturnType<typeof client.getState>>) => unknown) =>
      new Promise<void>((found) => {
        const look = () => {
          const state = client.getState();
          if (state && fits(state)) found();
        };
        client.subscribe(look);
        look();
      });
    return { client, until };
  });
}

test('two unmodified boardgame.io clients play plain tic-tac-toe', async () => {
  const clients = await stockClients<{ cells: (string | null)[] }>(tictactoe);
  for (const [made, cell] of [0, 3, 1, 4, 2].entries()) {
    const { client, until } = must(clients[made % 2]);
    await until(({ isActive, G }) => isActive && G.cells.filter((each) => each !== null).length === made);
    client.moves.clickCell?.(cell);
  }
  for (const { client, until } of clients) {
    await until(({ ctx }) => ctx.gameover);
    expect(client.getState()).toMatchObject({
      G: { cells: ['0', '0', '0', '1', '1', null, null, null, null] },
      ctx: { gameover: { winner: '0', winners: ['0'], reason: 'won' }, turn: 5, currentPlayer: '0', phase: null },
    });
    client.stop();
  }
});

test('unmodified boardgame.io clients play a game with phases', async () => {
  const clients = await stockClients<{ exchanged: string[]; handSizes: Record<string, number> }>(highcard);
  for (let made = 0; made < 8; made++) {
    const left = 6 - Math.max(0, made - 2);
    await Promise.all(
      clients.map(({ until }) =>
        until(({ G }) => G.exchanged.length === Math.min(made, 2) && sumOf(G.handSizes) === left),
      ),
    );
    const { client } = must(clients.find((each) => each.client.getState()?.isActive));
    expect(client.getState()?.ctx.phase).toBe(made < 2 ? 'exchange' : 'play');
    if (made < 2) client.moves.keep?.();
    else client.moves.play?.(0);
  }
  for (const { client, until } of clients) {
    await until(({ ctx }) => ctx.gameover);
    expect(client.getState()?.ctx.gameover).toMatchObject({ winners: expect.any(Array) });
    client.stop();
  }
});

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
