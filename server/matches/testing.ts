import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyModule, LogEntry, Outcome } from '#shared/contract/module.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { Said } from '#shared/text/phrases.ts';
import { follow } from '#shared/wire/shown.ts';
import type { Answer, MatchServerEvents, SeatMetadata, SyncInfo, WireState } from '#shared/wire/wire.ts';
import { type FakeClock, fakeClock } from '../clock/fake';
import { alone } from '../cluster/cluster';
import { newSecret, newSeed } from '../crypto';
import { openSqlite } from '../store/sqlite';
import type { Change, Store } from '../store/store';
import { type BotWorker, createInlineWorker } from './bots/botWorker';
import type { Voice } from './bots/voice';
import { createMatchRegistry } from './registry';
import { createRuntimes } from './runtimes';
import { loadMatch } from './state/loading';
import type { MatchState } from './state/state';
import { toy } from './toy';
import type { Connection, Ending, Match, MatchRegistry, SeatedPlayer } from './types';

export const MATCH = 'm1';
export const ROOM = 'ACDEFG';

/** Records everything that is sent to a device, in order. */
export interface Screen extends Connection {
  syncs: SyncInfo[];
  updates: { state: WireState; facts: LogEntry[] }[];
  people: SeatMetadata[][];
  /** The frames after `sync`, as text. */
  frames: string[];
  isRevoked: boolean;
  state(): WireState;
}

/** Creates a device that receives whole views or, with `takesDifferences`, receives state patches and applies them. */
export function aScreen(takesDifferences = false): Screen {
  const screen: Screen = {
    takesDifferences,
    frames: [],
    syncs: [],
    updates: [],
    people: [],
    isRevoked: false,
    state: () => screen.updates.at(-1)?.state ?? must(screen.syncs.at(-1)).state,
    sync: (info) => void screen.syncs.push(copy(info)),
    update(state, facts) {
      screen.frames.push(JSON.stringify([state, facts]));
      screen.updates.push(copy({ state, facts }));
    },
    change(frame) {
      screen.frames.push(frame);
      const [stateID, difference, facts = [], others] = JSON.parse(`[${frame}]`) as Parameters<
        MatchServerEvents['diff']
      >;
      screen.updates.push({ state: must(follow(screen.state(), stateID, difference, others)), facts });
    },
    matchData: (seats) => void screen.people.push(copy(seats)),
    noted: () => undefined,
    revoked: () => {
      screen.isRevoked = true;
    },
  };
  return screen;
}

/** Copies a value by sending it through JSON, like a socket. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Returns a source of bytes for deals. The same label gives the same bytes. */
export function entropyOf(label: string): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => sha256(utf8ToBytes(`${label} ${drawn++}`)).slice(0, bytes);
}

interface Logged {
  level: 'info' | 'warn' | 'error';
  event: string;
  facts: Record<string, unknown>;
}

/** A server's matches and store, in a temporary folder. A test can kill and restart the server. */
export interface MatchHarness {
  clock: FakeClock;
  store: Store;
  matches: MatchRegistry;
  logged: Logged[];
  /** The lines that bots wrote in the chat, with their times. */
  said: { at: number; seat: Seat; text: string }[];
  ended: { match: string; room: string; outcome: Outcome; carryOver: Json }[];
  /** Deals a match. `levels` has the level of each seat's bot, or null for a person. */
  deal(options?: Json, levels?: (string | null)[], voices?: Readonly<Record<Seat, Voice>>): Promise<Match>;
  match(): Promise<Match>;
  stored(): Promise<MatchState>;
  watch(viewer: Viewer, takesDifferences?: boolean): Promise<Screen>;
  /** Makes a move. Resolves when its frames have been sent to all viewers. */
  plays(seat: Seat, action: { name: string; args: unknown; id?: string }): Promise<Answer>;
  /** Advances the clock in steps, and waits for everything that becomes due. */
  pass(ms: number, step?: number): Promise<void>;
  /** Kills the server and starts it again, at time `at` and, if `module` is given, with another version of the game. */
  restart(change?: { at?: number; module?: AnyModule }): Promise<void>;
  /** The worker for the bots after the next restart. With null, bots run in the test's own thread. */
  botWorker: BotWorker | null;
  /** Called before each commit. If it throws, the commit fails. */
  beforeCommit: ((change: Change) => Promise<void> | void) | null;
  end(): Promise<void>;
}

export async function aHarness(seed = 'one'): Promise<MatchHarness> {
  const dir = mkdtempSync(join(tmpdir(), 'matches-'));
  const file = join(dir, 'hush.db');
  const clock = fakeClock();
  const entropy = entropyOf(seed);
  const logged: Logged[] = [];
  const ended: MatchHarness['ended'] = [];
  const said: MatchHarness['said'] = [];
  const log = Object.fromEntries(
    (['info', 'warn', 'error'] as const).map((level) => [
      level,
      (facts: object, event: string) => void logged.push({ level, event, facts: { ...facts } }),
    ]),
  ) as Record<Logged['level'], (facts: object, event: string) => void>;
  const events = {
    over: (match: string, room: string, { outcome, carryOver }: Ending) =>
      void ended.push({ match, room, outcome, carryOver }),
    loaded: () => undefined,
    acted: () => undefined,
    said: (_match: string, _room: string, seat: Seat, { detail }: Said) =>
      void said.push({ at: clock.now(), seat, text: detail }),
    timedOut: () => undefined,
  };
  const open = async () => {
    const inner = await openSqlite(file);
    const commit = async (change: Change) => {
      await harness.beforeCommit?.(change);
      return inner.commit(change);
    };
    return { ...inner, commit };
  };
  let life = { isAlive: true };
  const start = (module: AnyModule) => {
    life = { isAlive: true };
    const own = life;
    const at = (time: number, ring: () => void) => clock.at(time, () => own.isAlive && ring());
    const catalogue = [module];
    const botWorker = harness.botWorker ?? createInlineWorker(catalogue);
    const { store } = harness;
    const cluster = alone(newSecret(entropy));
    const parts = { catalogue, store, entropy, log, events, botWorker, cluster };
    return createMatchRegistry({ ...parts, clock: { now: clock.now, at } });
  };
  const harness: MatchHarness = {
    clock,
    logged,
    ended,
    said,
    botWorker: null,
    beforeCommit: null,
    store: undefined as unknown as Store,
    matches: undefined as unknown as MatchRegistry,
    async deal(options = {}, levels = [null, null], voices = {}) {
      const seats: Record<Seat, SeatedPlayer> = {};
      levels.forEach((bot, index) => {
        const voice = voices[index];
        seats[index] = { member: `m${index}`, name: `P${index}`, bot, ...(voice && { voice }) };
      });
      const room = { code: ROOM, from: null, state: null, at: clock.now() };
      const [began, seed] = [clock.now(), newSeed(entropy)];
      const match = { id: MATCH, game: 'toy', room: ROOM, began, seed, words: null, options, carryOver: null, seats };
      await harness.matches.create(match, { room });
      return harness.match();
    },
    match: async () => must(await harness.matches.find(MATCH)),
    async stored() {
      const { store } = harness;
      return must(await loadMatch({ store, runtimes: createRuntimes([toy]), now: clock.now, log }, MATCH)).state;
    },
    async watch(viewer, takesDifferences) {
      const screen = aScreen(takesDifferences);
      await (await harness.match()).attach(viewer, screen);
      return screen;
    },
    async plays(seat, action) {
      const answer = await moveOf(await harness.match(), seat, action);
      await harness.matches.settled();
      return answer;
    },
    async pass(ms, step = 250) {
      const until = clock.now() + ms;
      while (clock.now() < until) {
        clock.advance(Math.min(step, until - clock.now()));
        await harness.matches.settled();
      }
    },
    async restart({ at, module = toy } = {}) {
      life.isAlive = false;
      await harness.store.close();
      if (at !== undefined) clock.jump(at);
      harness.store = await open();
      harness.matches = start(module);
      await harness.matches.resume();
      await harness.matches.settled();
    },
    async end() {
      await harness.matches.drain();
      await harness.store.close();
      rmSync(dir, { recursive: true });
    },
  };
  harness.store = await open();
  harness.matches = start(toy);
  return harness;
}

/** Makes a move for a seat. Resolves to its answer, before the frames are sent. */
export function moveOf(
  match: Match,
  seat: Seat,
  action: Parameters<Match['move']>[1],
  screen: 'open' | null = null,
): Promise<Answer> {
  return new Promise((answer) => match.move(seat, action, screen, answer));
}
