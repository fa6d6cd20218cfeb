import type { Game } from 'boardgame.io';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineGame } from '#shared/contract/defineGame.ts';
import { must } from '#shared/must.ts';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

class Pawn {
  readonly at = 0;
}

const lobby = {
  title: 'Odd',
  tagline: 'Odd states.',
  players: { min: 2, max: 2 },
  minutes: [1, 2] as [number, number],
};
const odd = defineGame({
  id: 'odd',
  lobby,
  game: {
    setup: () => ({ part: null }),
    moves: {
      crash: () => {
        throw new Error('no such card: 7');
      },
      map: ({ G }) => void Object.assign(G, { part: new Map([['a', 1]]) }),
      date: ({ G }) => void Object.assign(G, { part: [{ at: new Date(0) }] }),
      pawn: ({ G }) => void Object.assign(G, { part: new Pawn() }),
      gone: ({ G }) => void Object.assign(G, { part: undefined }),
      nought: ({ G }) => void Object.assign(G, { part: 0 * -1 }),
    },
  } as Game,
});
const undealt = defineGame({
  id: 'undealt',
  lobby,
  game: { setup: () => ({ part: new Set() }), moves: { go: () => undefined } } as Game,
});
const blind = defineGame({
  id: 'blind',
  lobby,
  game: {
    setup: () => ({}),
    moves: { go: () => undefined },
    playerView: () => {
      throw new Error('who is it?');
    },
  } as Game,
});

const servers: TestServer[] = [];
const ears: MatchTestClient[] = [];
let development: TestServer;
let production: TestServer;
beforeAll(async () => {
  development = await aServer({ catalogue: [odd, undealt, blind] as never, showsFaults: true });
  production = await aServer({ catalogue: [odd, undealt, blind] as never });
  servers.push(development, production);
});
afterAll(async () => {
  for (const ear of ears) ear.close();
  for (const server of servers) await server.end();
});

async function seated(server: TestServer): Promise<MatchTestClient> {
  const [guest] = await server.startMatch(2, 'odd');
  const ear = atMatch(server.url, 'odd');
  ears.push(ear);
  await ear.on('connect');
  await ear.sync(await server.seat(must(guest)));
  return ear;
}

const FAULT = 'Something went wrong on our side. Nothing has changed; try something else.';

test('in development, a fault’s message is sent and logged', async () => {
  const ear = await seated(development);
  expect(await ear.move('crash')).toEqual({ refused: 'fault', detail: `${FAULT} (no such card: 7)` });
  const line = must(development.lines.find((each) => each.includes('"event":"fault"')));
  expect(JSON.parse(line)).toMatchObject({ move: 'crash', message: 'no such card: 7' });
});

test.each([
  ['map', 'a Map into the state, at G.part'],
  ['date', 'a Date into the state, at G.part[0].at'],
  ['pawn', 'a Pawn into the state, at G.part'],
  ['gone', 'undefined into the state, at G.part'],
])('in development, the move %s is a fault: it puts %s', async (move, words) => {
  const ear = await seated(development);
  const detail = expect.stringContaining(`The move \`${move}\` puts ${words}. A state has to be plain JSON`);
  expect(await ear.move(move)).toEqual({ refused: 'fault', detail });
  expect(must(ear.state()).G).toEqual({ part: null });
  expect(await ear.move('nought')).toEqual({ ok: true });
});

test('in development, the host is told why a game cannot be dealt', async () => {
  await expect(development.startMatch(2, 'undealt')).rejects.toThrow('`setup` puts a Set into the state, at G.part.');
  await expect(development.startMatch(2, 'blind')).rejects.toThrow('who is it?');
});

test('in production, a fault’s message is neither sent nor logged', async () => {
  const ear = await seated(production);
  expect(await ear.move('crash')).toEqual({ refused: 'fault', detail: FAULT });
  await expect(production.startMatch(2, 'blind')).rejects.toThrow('Nothing has changed.');
  expect(production.lines.join()).not.toMatch(/no such card|who is it/);
});
