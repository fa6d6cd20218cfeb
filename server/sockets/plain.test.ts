import type { Game } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE, PlayerView } from 'boardgame.io/core';
import { PluginPlayer } from 'boardgame.io/plugins';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { examples } from '#examples/index.ts';
import { defineGame } from '#shared/contract/defineGame.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { must } from '#shared/must.ts';
import type { LegalAnswer, SyncInfo } from '#shared/wire/wire.ts';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';
import { atMatch, type MatchTestClient } from '../testing/sockets';

interface PokerState {
  secret: { deck: number[] };
  players: Record<string, { card: number }>;
  bids: number[];
}

/** A plain boardgame.io game with turns, phases and stages. Its moves can produce every kind of refusal and fault. */
const poker: Game<PokerState> = {
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 50 }, (_, at) => 1_000 + at));
    const players = Object.fromEntries(ctx.playOrder.map((seat) => [seat, { card: deck.pop() ?? 0 }]));
    return { secret: { deck }, players, bids: [] };
  },
  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),
  phases: {
    bid: {
      start: true,
      next: 'show',
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        bid: ({ G }, amount: number) => {
          if (typeof amount !== 'number') return INVALID_MOVE;
          if (amount > 100) throw new Refusal('too-much');
          G.bids.push(amount);
        },
        crash: () => {
          throw new Error('crash');
        },
        finish: ({ events }, how: unknown) => events.endGame(how as never),
      },
      endIf: ({ G }) => G.bids.length === 2,
    },
    show: {
      turn: {
        activePlayers: ActivePlayers.ALL,
        stages: { done: { moves: { regret: { move: () => INVALID_MOVE, client: false } } } },
      },
      moves: {
        show: ({ events }) => events.setStage('done'),
      },
    },
  },
};

const plain = defineGame({
  id: 'poker',
  lobby: { title: 'Poker', tagline: 'A card each.', players: { min: 2, max: 2 }, minutes: [1, 2] },
  game: poker,
  refusals: { 'too-much': 'Nobody has that much.' },
});
const shaped = defineGame({
  id: 'shaped',
  lobby: {
    title: 'Shaped',
    tagline: 'Arguments with a shape.',
    players: { min: 2, max: 2 },
    minutes: [1, 2],
  },
  game: { setup: () => ({ n: 0 }), moves: { add: ({ G }, n) => ({ n: G.n + n }) } },
  moves: { add: { args: z.tuple([z.int().min(1).max(9)]) } },
});
/** A game whose secrets are in plugins: each player's hand, and a deck that no viewer may see. */
const plugged = defineGame({
  id: 'plugged',
  lobby: { title: 'Plugged', tagline: 'State in plugins.', players: { min: 2, max: 2 }, minutes: [1, 2] },
  game: {
    setup: () => ({ drawn: 0 }),
    plugins: [
      PluginPlayer({
        setup: (seat) => ({ hand: [100 + Number(seat)] }),
        playerView: (players, viewer) => ({ [viewer ?? 'nobody']: players[viewer ?? ''] ?? null }),
      }),
      {
        name: 'deck',
        setup: () => ({ cards: [777] }),
        api: ({ data }: { data: { cards: number[] } }) => data,
        flush: ({ api }: { api: { cards: number[] } }) => api,
      },
    ],
    moves: {
      draw: ({ G, player, deck }: never) => {
        const { get } = player as { get(): { hand: number[] } };
        get().hand.push((deck as { cards: number[] }).cards.length);
        (G as { drawn: number }).drawn += 1;
      },
    },
  } as unknown as Game,
});
const padded = { ...toy, id: 'padded', privateBytes: 4_000 };

let server: TestServer;
const clients: MatchTestClient[] = [];
beforeAll(async () => {
  const catalogue = [plain, shaped, plugged, padded, ...examples] as typeof examples;
  server = await aServer({ catalogue, config: { rateLimits: false } });
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.end();
});

async function table(game: string, watcher = false) {
  const guests = await server.startMatch(2, game);
  const seats = await Promise.all(guests.map((guest) => server.seat(guest)));
  const first = must(seats[0]);
  const devices = watcher ? [...seats, { ...first, playerID: null, credentials: null }] : seats;
  const synced = await Promise.all(
    devices.map(async (seat) => {
      const client = atMatch(server.url, game);
      clients.push(client);
      await client.on('connect');
      return { client, info: await client.sync(seat) };
    }),
  );
  const [a, b] = synced.map(({ client }) => client);
  return {
    a: must(a),
    b: must(b),
    all: synced.map(({ client }) => client),
    infos: synced.map(({ info }) => info),
    match: first.match.id,
  };
}

const heard = (all: readonly MatchTestClient[]) => Promise.all(all.map((client) => client.ask('time')));

test('[door 1] each viewer of a plain game gets its playerView', async () => {
  const { infos, match } = await table('poker', true);
  const { setup, snapshot } = must(await server.store.match(match));
  const { players } = (snapshot as unknown as { G: PokerState }).G;
  const [mine, , open] = infos.map(({ state }) => state.G as PokerState);
  expect(must(mine).players).toEqual({ 0: players['0'] });
  expect(must(open).players).toEqual({});
  for (const info of infos) {
    expect(info.initialState).toEqual(info.state);
    expect(info.log).toEqual([]);
    expect(JSON.stringify(info)).not.toContain(setup.seed);
    expect(JSON.stringify(info)).not.toContain('"deck"');
  }
  expect(JSON.stringify(infos[1])).not.toContain(`${must(players['0']).card}`);
});

test('[door 3, door 4] moves for another seat, actions that are no moves, and unknown moves are refused', async () => {
  const { a, b, match } = await table('poker');
  const stolen = { type: 'MAKE_MOVE', payload: { type: 'bid', args: [5], playerID: '0' } };
  expect(await b.ask('update', stolen, 0, match, '0')).toMatchObject({ refused: 'not-your-seat' });
  expect(await b.ask('update', stolen, 0, match, '1')).toMatchObject({ refused: 'not-your-seat' });
  for (const type of ['GAME_EVENT', 'UPDATE', 'UNDO', 'PLUGIN']) {
    const action = { type, payload: { type: 'endGame', args: [], playerID: '0' } };
    expect(await a.ask('update', action, 0, match, '0')).toMatchObject({ refused: 'unknown-move' });
  }
  for (const name of ['timeout', 'endTurn', 'valueOf', '__proto__'])
    expect(await a.move(name)).toMatchObject({ refused: 'unknown-move' });
  expect(a.frames()).toHaveLength(1);
});

test('[door 9, door 24] a plain game’s refusal goes only to the sender', async () => {
  const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const streams = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')];
  const { a, b, all, match } = await table('poker', true);
  const before = await server.store.match(match);
  expect(await b.move('bid', [5])).toEqual({ refused: 'not-your-turn', detail: 'It’s not your turn.' });
  expect(await a.move('show')).toMatchObject({ refused: 'illegal-move' });
  expect(await a.move('regret')).toMatchObject({ refused: 'illegal-move' });
  expect(await a.move('bid', ['xyzzy'])).toEqual({
    refused: 'illegal-move',
    detail: 'The rules don’t allow that now.',
  });
  expect(await a.move('bid', [101])).toEqual({ refused: 'too-much', detail: 'Nobody has that much.' });
  expect(await a.move('bid', ['x'.repeat(5_000)])).toMatchObject({ refused: 'invalid-args' });
  expect(await server.store.match(match)).toEqual(before);
  expect(await a.move('bid', [5])).toEqual({ ok: true });
  expect(await b.move('bid', [6])).toEqual({ ok: true });
  expect(await a.move('show')).toEqual({ ok: true });
  // In this stage, the phase's moves are not available. The stage's own move, written in long form, returns
  // INVALID_MOVE.
  expect(await a.move('show')).toMatchObject({ refused: 'illegal-move' });
  expect(await a.move('regret', ['xyzzy'])).toMatchObject({ refused: 'illegal-move' });
  await heard(all);
  const calls = [...printed, ...streams].flatMap(({ mock }) => mock.calls);
  for (const spy of [...printed, ...streams]) spy.mockRestore();
  expect(calls).toEqual([]);
  expect(server.lines.join()).not.toContain('xyzzy');
  expect(all.map((client) => client.all('update').length)).toEqual([3, 3, 3]);
});

test('[door 5] only the move that throws fails in a plain game', async () => {
  const { a, all } = await table('poker', true);
  expect(await a.move('crash')).toMatchObject({ refused: 'fault' });
  await heard(all);
  expect(all.map((client) => client.all('update').length)).toEqual([0, 0, 0]);
  expect(await a.move('bid', [5])).toEqual({ ok: true });
});

test.each([
  [{ winner: '1' }, { winner: '1', winners: ['1'], reason: 'won' }],
  [{ draw: true }, { draw: true, winners: [], reason: 'draw' }],
  [
    { winners: ['0'], points: { 0: 3 }, reason: 'most-points' },
    { winners: ['0'], points: { 0: 3 }, reason: 'most-points' },
  ],
  [{ winner: 0 }, { winner: 0, winners: ['0'], reason: 'won', said: '{"winner":0}' }],
  [{ winner: 'Lord' }, { winner: 'Lord', winners: [], reason: 'ended', said: '{"winner":"Lord"}' }],
  [{ winner: '5' }, { winner: '5', winners: [], reason: 'ended', said: '{"winner":"5"}' }],
  [{ winners: ['0', 1] }, { winners: ['0', '1'], reason: 'won', said: '{"winners":["0",1]}' }],
  [{ winners: ['0', '9'] }, { winners: [], reason: 'ended', said: '{"winners":["0","9"]}' }],
  [{ win: true }, { win: true, winners: [], reason: 'ended', said: '{"win":true}' }],
  ['w', { winners: [], reason: 'ended', said: '"w"' }],
  [true, { winners: [], reason: 'ended', said: 'true' }],
])('a match that ends with %j has an outcome and can be loaded', async (how, gameover) => {
  const { a, match } = await table('poker');
  expect(await a.move('finish', [how])).toEqual({ ok: true });
  await heard([a]);
  expect(must(a.state()).ctx.gameover).toEqual(gameover);
  expect(must(a.state()).base?.waitingFor).toEqual([]);
  const { winners, reason } = must((await server.served.matches.find(match))?.outcome());
  expect({ winners, reason }).toEqual({ winners: gameover.winners, reason: gameover.reason });
  expect(await a.move('bid', [5])).toMatchObject({ refused: 'game-over' });
  const warned = server.lines.filter((line) => line.includes('result-unusual') && line.includes(match));
  expect(warned).toHaveLength('said' in gameover ? 1 : 0);
  expect((await server.snapshot(match)).ctx.gameover).toEqual(how);
});

test('a match ends even if its plain game gives no result', async () => {
  const { a } = await table('poker');
  expect(await a.move('finish')).toEqual({ ok: true });
  await heard([a]);
  expect(must(a.state()).ctx.gameover).toEqual({ winners: [], reason: 'ended', said: 'true' });
});

test('[door 13] the ctx of a plain game has only its public part', async () => {
  const { a, b, all } = await table('poker', true);
  await a.move('bid', [5]);
  await b.move('bid', [6]);
  await a.move('show');
  await heard(all);
  const states = all.flatMap((client) => client.frames().map(({ state }) => state));
  expect(states.map(({ ctx }) => Object.keys(ctx).sort().join())).toEqual(
    states.map(() => 'activePlayers,currentPlayer,numMoves,numPlayers,phase,playOrder,playOrderPos,turn'),
  );
  for (const { ctx, plugins } of states) expect([ctx.numMoves, plugins]).toEqual([0, {}]);
  const { ctx, base } = must(a.state());
  expect(ctx).toMatchObject({ phase: 'show', activePlayers: { 0: 'done', 1: null } });
  expect(base).toEqual({ waitingFor: ['0', '1'], out: [], endsAt: null });
  // The last move changed only the stage, which all viewers see.
  expect(all.map((client) => client.all('update').length)).toEqual([3, 3, 3]);
});

test('a plugin’s playerView limits what each viewer gets', async () => {
  const { a, all, infos, match } = await table('plugged', true);
  const hands = infos.map(({ state }) => state.plugins);
  expect(hands).toEqual([
    { player: { data: { players: { 0: { hand: [100] } } } } },
    { player: { data: { players: { 1: { hand: [101] } } } } },
    { player: { data: { players: { nobody: null } } } },
  ]);
  const browser = atMatch(server.url, 'plugged', { takesDifferences: true });
  clients.push(browser);
  await browser.on('connect');
  await browser.sync(must(a.seat));
  expect(await a.move('draw')).toEqual({ ok: true });
  await heard([...all, browser]);
  for (const client of [a, browser])
    expect(must(client.state())).toMatchObject({
      G: { drawn: 1 },
      plugins: { player: { data: { players: { 0: { hand: [100, 1] } } } } },
    });
  expect(browser.all('diff')).toHaveLength(1);
  for (const client of all) expect(client.raw.join()).not.toContain('777');
  expect(a.raw.join()).not.toContain('101');
  expect(JSON.stringify(must(await server.store.match(match)).snapshot)).toContain('777');
});

test('[door 12] a plain game’s log has one line per move', async () => {
  const { a, all } = await table('poker', true);
  await a.move('bid', [5]);
  await heard(all);
  const facts = must(must(all[2]).frames().at(-1)).facts.map(({ n, code, facts }) => ({ n, code, facts }));
  expect(facts).toEqual([{ n: 1, code: 'moved', facts: { by: '0', move: 'bid' } }]);
});

test('a client without the rules can ask for its seat’s legal moves', async () => {
  const { a, b, all } = await table('tictactoe', true);
  const ask = (client: MatchTestClient, move: string | null, draft: unknown = []) =>
    client.ask<LegalAnswer>('legal', move, draft);
  expect(await ask(a, null)).toEqual({
    moves: [{ name: 'clickCell', why: null, detail: null, form: null, isKnown: true }],
  });
  expect(await ask(b, null)).toMatchObject({ moves: [{ why: 'not-your-turn', detail: 'It’s not your turn.' }] });
  const { step } = (await a.ask('legal', 'clickCell', [])) as {
    step: { whole: boolean; picks: { draft: number[] }[] };
  };
  expect(step.picks.map(({ draft }) => draft)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id]));
  expect(await ask(a, 'clickCell', [4])).toEqual({ step: { whole: true, picks: [] } });
  expect(await ask(must(all[2]), null)).toMatchObject({ refused: 'not-your-seat' });
  for (const [move, draft] of [
    ['valueOf', []],
    ['timeout', []],
  ] as const)
    expect(await ask(a, move, draft)).toMatchObject({ refused: 'unknown-move' });
  for (const [move, draft] of [
    [7, []],
    [null, 'x'],
    ['clickCell', [{ a: 'x'.repeat(5_000) }]],
  ] as const)
    expect(await a.ask('legal', move, draft)).toMatchObject({ refused: 'invalid-args' });
});

test('without `enumerate`, the arguments of legal moves are unknown', async () => {
  const poker = await table('poker');
  const { moves } = (await poker.a.ask<LegalAnswer>('legal', null, [])) as {
    moves: { name: string; why: string | null }[];
  };
  expect(moves.map(({ name, why }) => [name, why])).toEqual([
    ['bid', null],
    ['crash', null],
    ['finish', null],
    ['show', 'illegal-move'],
    ['regret', 'illegal-move'],
  ]);
  expect(moves[0]).toMatchObject({ isKnown: false, form: null });
  const shapes = await table('shaped');
  const answer = await shapes.a.ask<LegalAnswer>('legal', null, []);
  expect(answer).toMatchObject({ moves: [{ form: { type: 'array', prefixItems: [{ minimum: 1, maximum: 9 }] } }] });
  expect(await (await table('padded')).a.ask('legal', null, [])).toMatchObject({ refused: 'not-offered' });
});

test('a bot of a plain game plays a move from `enumerate`', async () => {
  const host = await server.makeRoom('Mara', { game: 'tictactoe' });
  await server.as(host, 'POST', '/bots', { count: 1 });
  await server.as(host, 'POST', '/start');
  const client = atMatch(server.url, 'tictactoe');
  clients.push(client);
  await client.on('connect');
  const info: SyncInfo = await client.sync(await server.seat(host));
  expect(info.state.base?.waitingFor).toHaveLength(1);
  await client.move('clickCell', [0]);
  await server.pass(10_000);
  await heard([client]);
  expect((must(client.state()).G as { cells: unknown[] }).cells.filter((cell) => cell !== null)).toHaveLength(2);
});
