// @module-tag long
import { expect, test } from 'vitest';
import { leaks } from '#examples/leaks.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { constantCtx } from '#shared/engine/ctx.ts';
import { type EngineState, judge, outcomeOf, viewOf } from '#shared/engine/engine.ts';
import { type ClockMove, COUNTDOWN } from '#shared/engine/pause.ts';
import { type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { noticeOf } from '#shared/legality/notice.ts';
import { must } from '#shared/must.ts';
import { chance, type Random } from '#shared/random.ts';
import { type Action, chooseAction, draftOf, engineOf } from '#shared/testing/play.ts';
import { expectSame } from '#shared/testing/same.ts';
import { type AllScreens, allScreens, heardByAll, type Screen } from '../testing/allScreens';
import { wholeGames } from '../testing/games';
import { aRandomTable, type Position } from '../testing/randomTable';
import { aServer, type TestServer } from '../testing/server';

const GAMES = wholeGames.map((module) => [module.id, module] as const);

/** A match must send more frames than this to count as played. */
const fewFrames = ({ minutes, players }: AnyModule) => (minutes[1] > 3 ? 5 : players.min);
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isFrame = (event: string) => event === 'sync' || event === 'update' || event === 'diff';

/** Returns the state that a viewer is sent for this position. */
function shownOf(module: AnyModule, state: EngineState, viewer: Viewer, seats: number) {
  const outcome = outcomeOf(state);
  return json({
    G: viewOf(module, state, viewer),
    ctx: { ...constantCtx(seats), ...(outcome && { gameover: outcome }) },
  });
}

/**
 * Checks everything that a screen was sent at the match. Each frame must show one of the positions as the viewer sees
 * it, in order, with exactly the facts added since the last frame. All other packets must contain only names and
 * presence. Returns the number of frames.
 */
function explain(module: AnyModule, { match }: Screen, viewer: Viewer, positions: readonly Position[], seats: number) {
  const frames = match.frames();
  const all = positions.map(({ state }) => JSON.stringify(shownOf(module, state, viewer, seats)));
  let at = 0;
  for (const [n, { state, facts }] of frames.entries()) {
    const before = at;
    const seen = JSON.stringify(json({ G: state.G, ctx: state.ctx }));
    while (all[at] !== seen) {
      at += 1;
      if (at >= all.length)
        expectSame(JSON.parse(seen), JSON.parse(must(all[before])), () => `frame ${n} of ${viewer}`);
    }
    if (n === 0) continue;
    const news = positions.slice(before + 1, at + 1).flatMap((position) => position.facts);
    expectSame(json(facts), json(news), () => `what frame ${n} told`);
    expect(at > before || news.length > 0, `frame ${n} of ${viewer} says nothing`).toBe(true);
  }
  // If the last two positions look the same to the viewer, the last frame may already show the earlier position.
  expect(all[at] === all.at(-1), `${viewer} was not shown the last position`).toBe(true);
  for (const { event, args } of match.heard.filter((heard) => !isFrame(heard.event))) {
    if (event === 'connect') continue;
    expect(event).toBe('matchData');
    for (const seat of args[1] as object[])
      expect(Object.keys(seat).sort()).toEqual(['id', 'isConnected', 'member', 'name']);
  }
  return frames.length;
}

function roomOf({ room }: Screen) {
  return room.heard.filter(({ event }) => event !== 'connect');
}

test.each(GAMES)(
  'every screen of %s receives only what it may see',
  async (game, module) => {
    const server = await aServer({ config: { rateLimits: false } });
    const seats = module.players.min;
    const { screens, match } = await allScreens(server, game, seats);
    const table = await aRandomTable(server, match, chance(`all screens of ${game}`));
    for (let n = 0; n < 300 && !table.isOver(); n++) await table.step();
    await heardByAll(screens);
    const frames = (screen: Screen, viewer: Viewer) => explain(module, screen, viewer, table.positions, seats);
    expect(frames(screens.open, null)).toBeGreaterThan(fewFrames(module));
    frames(screens.stage, null);
    frames(screens.spectator, null);
    expect(frames(screens.private, '0')).toBeGreaterThan(fewFrames(module));
    const atMatch = ({ said }: Screen) => said().filter((packet) => packet.startsWith(`2/${game},`));
    expect(atMatch(screens.stage)).toEqual(atMatch(screens.spectator));
    // From the start, the seat knows more than a spectator. So the public screen must not get the private screen's
    // frames.
    expect(must(screens.private.match.frames()[0]).state.G).not.toEqual(must(screens.open.match.frames()[0]).state.G);
    const { open, private: own, stage, spectator } = screens;
    const [last] = [open, own, spectator].map((screen) => roomOf(screen).findLast(({ event }) => event === 'room'));
    for (const screen of [own, stage, spectator])
      expect(roomOf(screen).findLast(({ event }) => event === 'room')).toEqual(last);
    expect(new Set(roomOf(stage).map(({ event }) => event))).toEqual(new Set(['room']));
    for (const screen of Object.values(screens)) screen.close();
    await server.end();
  },
  300_000,
);

/** One of two servers that have the same room but deal different secrets in its match. */
interface World {
  server: TestServer;
  screens: AllScreens;
  module: AnyModule;
  state: EngineState;
  play(action: Action | null): Promise<void>;
  /** The host pauses and resumes the match. In between, a seat tries to move. */
  pause(): Promise<void>;
  end(): Promise<void>;
}

/** The PUBLIC_URL of both servers. Without it, links would contain the servers' different ports. */
const PLACE = 'http://hush.test';

/** Number of steps to compare, which is more than the shortest game needs to run out of time. */
const STEPS = 200;

/** The host pauses the match after this step. */
const PAUSED_AT = 3;

/** The time in ms that passes in each step. */
const PAUSE = 500;

async function aWorld(module: AnyModule): Promise<World> {
  const server = await aServer({
    catalogue: [module],
    seed: 'two worlds',
    config: { rateLimits: false, publicUrl: PLACE },
  });
  const { screens, match } = await allScreens(server, module.id, module.players.min);
  const engine = engineOf(module);
  const { setup } = must(await server.store.match(match));
  const world: World = {
    server,
    screens,
    module,
    state: engine.start({ ...setup, now: setup.began }),
    async play(action) {
      if (action?.by != null) await server.move(match, action.by, action.move, ...action.args);
      await server.pass(PAUSE, PAUSE);
      await follow();
    },
    async pause() {
      const running = must(await server.served.matches.find(match));
      const moveClock = async (move: ClockMove) => {
        const refused = await running.moveClock(move, '1');
        await server.pass(COUNTDOWN, PAUSE);
        await follow();
        return refused;
      };
      expect(await moveClock('pause')).toBeNull();
      const [move] = Object.keys(module.args);
      expect(await server.move(match, '0', must(move))).toMatchObject({ refused: 'paused' });
      expect(await moveClock('resume')).toBeNull();
    },
    async end() {
      for (const screen of Object.values(screens)) screen.close();
      await server.end();
    },
  };
  async function follow(): Promise<void> {
    await server.served.settled();
    for (const row of await server.store.journal(match, rows)) {
      world.state = engine.move(world.state, row.seat, row.move, row.args, row.at).position;
      rows += 1;
    }
    await heardByAll(screens);
  }
  let rows = 0;
  return world;
}

/**
 * Returns the game with a deal that differs only in the seats' secrets, so that a spectator cannot tell the two deals
 * apart.
 */
function imagined(module: AnyModule, seed: string): AnyModule {
  const { setup } = module.game;
  const deal = (...given: Parameters<NonNullable<typeof setup>>) => {
    const dealt = must(setup)(...given) as { phase?: string; secret?: { tempo?: unknown } };
    // In Covert, part of the table becomes visible only after the set-up. Both servers deal the same table, because it
    // is not a seat's secret.
    const shown = dealt.phase === 'setupMissions' ? { ...dealt, phase: 'place' } : dealt;
    const seen = module.view(shown as never, null, undefined as never);
    const world = must(module.imagine)(seen as never, null, chance(seed)) as { phase?: string; secret?: object };
    const other = shown === dealt ? world : { ...world, phase: dealt.phase };
    // The lengths of time windows are drawn at the deal. Both servers use the same lengths, because they are not a
    // seat's secret.
    return dealt.secret?.tempo === undefined
      ? other
      : { ...other, secret: { ...other.secret, tempo: dealt.secret.tempo } };
  };
  return { ...module, game: { ...module.game, setup: deal } } as AnyModule;
}

/** Returns the spectator's view, the outcome and the next deadline after an action. */
function outside({ module, state }: World, { by, move, args }: Action, now: number): string {
  const { position } = engineOf(module).move(state, by, move, args, now);
  return JSON.stringify([viewOf(module, position, null), outcomeOf(position), module.deadline(position.G)]);
}

/** Returns what spectators notice of a move, or null for nothing. */
const notice = ({ module, state }: World, { by, move, args }: Action) =>
  by === null ? null : JSON.stringify(noticeOf(module, { by, move, args }, () => viewOf(module, state, null)));

/**
 * Finds a move for each server, by the same seat and of the same kind, but with different arguments if possible. For a
 * spectator, both moves must look the same and lead to the same view, so both servers must send spectators the same
 * bytes. Returns null if there are no such moves.
 */
function chooseAlike(one: World, other: World, random: Random): [Action, Action] | null {
  const seats: Seat[] = seatsOf(one.module.players.min);
  const now = one.server.clock.now();
  for (let tries = 0; tries < 12; tries++) {
    const action = chooseAction(one.module, one.state, seats, random);
    if (!action || action.by === null) return null;
    const { by, move } = action;
    const seen = outside(one, action, now);
    const noticed = notice(one, action);
    const view = viewOf(other.module, other.state, by);
    for (const args of [...drafts(other, view, by, move, random), action.args]) {
      if ('refused' in judge(other.module, view, by, move, args)) continue;
      const alike = { by, move, args };
      if (noticed === notice(other, alike) && seen === outside(other, alike, now)) return [action, alike];
    }
  }
  return null;
}

function* drafts({ module }: World, view: unknown, by: Seat, move: string, random: Random) {
  for (let n = 0; n < 5; n++) {
    const draft = draftOf(module, view, by, move, random);
    if (draft) yield draft;
  }
}

/** True if no timeout fires in the next step, or if the timeout looks the same to spectators on both servers. */
function rings(one: World, other: World): boolean {
  const at = one.module.deadline(one.state.G);
  if (at === null || at > one.server.clock.now() + PAUSE) return true;
  const timeout: Action = { by: null, move: 'timeout', args: [] };
  return outside(one, timeout, at) === outside(other, timeout, at);
}

/**
 * Plays similar moves on two servers whose matches a spectator cannot tell apart. After each step, checks that both
 * servers sent the same bytes to a public screen, a stage and a spectator.
 */
async function compareWorlds(module: AnyModule): Promise<void> {
  const dealt = await aWorld(module);
  const other = await aWorld(imagined(module, 'another world'));
  try {
    expect(JSON.stringify(other.state.G)).not.toBe(JSON.stringify(dealt.state.G));
    const random = chance('what everybody does');
    const looks: (keyof AllScreens)[] = ['open', 'stage', 'spectator'];
    for (let step = 1; step <= STEPS && outcomeOf(dealt.state) === null && rings(dealt, other); step++) {
      const [here, there] = (random.Number() < 0.15 ? null : chooseAlike(dealt, other, random)) ?? [null, null];
      await dealt.play(here);
      await other.play(there);
      if (step === PAUSED_AT) await Promise.all([dealt.pause(), other.pause()]);
      for (const look of looks)
        expectSame(other.screens[look].said(), dealt.screens[look].said(), () => `${look}, step ${step}`);
    }
    const { open, private: own } = dealt.screens;
    expect(open.match.frames().length).toBeGreaterThan(fewFrames(module));
    // The private screens must get different packets. Otherwise, the comparison above would prove nothing.
    expect(own.match.frames().map(({ state }) => state.G as Json)).not.toEqual(
      other.screens.private.match.frames().map(({ state }) => state.G as Json),
    );
  } finally {
    await dealt.end();
    await other.end();
  }
}

test.each(GAMES)('secrets of %s do not change public bytes or times', (_, module) => compareWorlds(module), 300_000);

test.each(leaks.filter(({ isOnWire }) => isOnWire).map(({ what, module }) => [what, module] as const))(
  'the comparison of two matches with different secrets finds a leak: %s',
  async (_, module) => {
    await expect(compareWorlds(module)).rejects.toThrow(/^(open|stage|spectator), step \d+/);
  },
);
