import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '#examples/index.ts';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire.ts';
import { type ToyView, toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ catalogue: [toy, ...examples] });
});
afterAll(() => server.end());

/** Creates a published boardgame.io client that knows only the names of Hush's moves. */
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

test('an unmodified boardgame.io client takes a seat, sees its view, moves and follows the match to the end', async () => {
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

test('two unmodified boardgame.io clients play plain tic-tac-toe to the end, in turns', async () => {
  const seats = await Promise.all((await server.startMatch(2, 'tictactoe')).map((guest) => server.seat(guest)));
  const byServer = { move: () => undefined, client: false };
  const clients = seats.map(({ match, playerID, credentials }) => {
    const client = Client<{ cells: (string | null)[] }>({
      game: { name: match.game, moves: { clickCell: byServer } },
      multiplayer: SocketIO({ server: server.url }),
      matchID: match.id,
      ...(playerID !== null && { playerID }),
      ...(credentials !== null && { credentials }),
      debug: false,
    });
    client.start();
    return client;
  });
  const until = (client: (typeof clients)[number], fits: (state: ReturnType<typeof client.getState>) => unknown) =>
    new Promise<void>((found) => {
      const look = () => fits(client.getState()) && found();
      client.subscribe(look);
      look();
    });
  for (const [made, cell] of [0, 3, 1, 4, 2].entries()) {
    const client = must(clients[made % 2]);
    await until(client, (state) => state?.isActive && state.G.cells.filter((each) => each !== null).length === made);
    client.moves.clickCell?.(cell);
  }
  for (const client of clients) {
    await until(client, (state) => state?.ctx.gameover);
    expect(client.getState()).toMatchObject({
      G: { cells: ['0', '0', '0', '1', '1', null, null, null, null] },
      ctx: { gameover: { winner: '0', winners: ['0'], reason: 'won' }, turn: 5, currentPlayer: '0', phase: null },
    });
    client.stop();
  }
});
