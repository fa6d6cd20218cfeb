import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat, Viewer } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { AnyModule, Outcome, Told } from '../../shared/module';
import { must } from '../../shared/must';
import type { Answer, SeatMetadata, SyncInfo, WireState } from '../../shared/wire';
import { type FakeClock, fakeClock } from '../clock/fake';
import { openSqlite } from '../store/sqlite';
import type { Change, Store } from '../store/store';
import { type Thinker, thinkHere } from '../thinking/thinker';
import type { Device, HostedMatch, MatchHost, Sitter } from './host';
import { createHost } from './matches';
import { toy } from './toy';

export const MATCH = 'm1';
export const ROOM = 'ACDEFG';

/** Everything a device was given, in order. */
export interface Screen extends Device {
  syncs: SyncInfo[];
  updates: { state: WireState; told: Told[] }[];
  people: SeatMetadata[][];
  isRevoked: boolean;
  /** What it shows now. */
  state(): WireState;
}

export function aScreen(): Screen {
  const screen: Screen = {
    syncs: [],
    updates: [],
    people: [],
    isRevoked: false,
    state: () => screen.updates.at(-1)?.state ?? must(screen.syncs.at(-1)).state,
    sync: (info) => void screen.syncs.push(copy(info)),
    update: (state, told) => void screen.updates.push(copy({ state, told })),
    matchData: (seats) => void screen.people.push(copy(seats)),
    revoked: () => {
      screen.isRevoked = true;
    },
  };
  return screen;
}

/** As a socket would have it: what is sent is what it was at that moment. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Bytes that repeat with the label, so that a deal does. */
export function entropyOf(label: string): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => sha256(utf8ToBytes(`${label} ${drawn++}`)).slice(0, bytes);
}

interface Logged {
  level: 'info' | 'warn' | 'error';
  event: string;
  facts: Record<string, unknown>;
}

/** A server's inside on a folder of its own: what is killed and started again is the host and the store. */
export interface House {
  clock: FakeClock;
  store: Store;
  host: MatchHost;
  logged: Logged[];
  ended: { match: string; room: string; outcome: Outcome; evening: Json }[];
  /** Deals a match; null seats a person. */
  deal(options?: Json, levels?: (string | null)[]): Promise<HostedMatch>;
  match(): Promise<HostedMatch>;
  watch(viewer: Viewer): Promise<Screen>;
  /** Makes a move and waits until everybody was shown what came of it. */
  plays(seat: Seat, action: { name: string; args: unknown; id?: string }): Promise<Answer>;
  /** Moves the clock in steps and lets everything that rings happen. */
  pass(ms: number, step?: number): Promise<void>;
  /** As a kill and a start at that time; the module may be another version. */
  restart(change?: { at?: number; module?: AnyModule }): Promise<void>;
  /** What the store is asked, before it answers: throw to fail it. */
  /** Thinks instead of the test's own thread after the next restart. */
  thinker: Thinker | null;
  beforeCommit: ((change: Change) => Promise<void> | void) | null;
  end(): Promise<void>;
}

export async function aHouse(seed = 'one'): Promise<House> {
  const dir = mkdtempSync(join(tmpdir(), 'host-'));
  const file = join(dir, 'hush.db');
  const clock = fakeClock();
  const entropy = entropyOf(seed);
  const logged: Logged[] = [];
  const ended: House['ended'] = [];
  const log = Object.fromEntries(
    (['info', 'warn', 'error'] as const).map((level) => [
      level,
      (facts: object, event: string) => void logged.push({ level, event, facts: { ...facts } }),
    ]),
  ) as Record<Logged['level'], (facts: object, event: string) => void>;
  const events = {
    over: (match: string, room: string, outcome: Outcome, evening: Json) =>
      void ended.push({ match, room, outcome, evening }),
  };
  const open = async () => {
    const inner = await openSqlite(file);
    const commit = async (change: Change) => {
      await house.beforeCommit?.(change);
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
    const thinker = house.thinker ?? thinkHere(catalogue);
    const { store } = house;
    return createHost({ catalogue, store, clock: { now: clock.now, at }, entropy, log, events, thinker });
  };
  const house: House = {
    clock,
    logged,
    ended,
    thinker: null,
    beforeCommit: null,
    store: undefined as unknown as Store,
    host: undefined as unknown as MatchHost,
    async deal(options = {}, levels = [null, null]) {
      const seats: Record<Seat, Sitter> = {};
      levels.forEach((bot, index) => {
        seats[index] = { name: `P${index}`, bot };
      });
      const room = { code: ROOM, from: null, state: null, at: clock.now() };
      await house.host.create({ id: MATCH, game: 'toy', room: ROOM, options, evening: null, seats }, room);
      return house.match();
    },
    match: async () => must(await house.host.find(MATCH)),
    async watch(viewer) {
      const screen = aScreen();
      await (await house.match()).attach(viewer, screen);
      return screen;
    },
    async plays(seat, action) {
      const answer = await (await house.match()).move(seat, action);
      await house.host.settled();
      return answer;
    },
    async pass(ms, step = 250) {
      const until = clock.now() + ms;
      while (clock.now() < until) {
        clock.advance(Math.min(step, until - clock.now()));
        await house.host.settled();
      }
    },
    async restart({ at, module = toy } = {}) {
      life.isAlive = false;
      await house.store.close();
      if (at !== undefined) clock.jump(at);
      house.store = await open();
      house.host = start(module);
      await house.host.resume();
      await house.host.settled();
    },
    async end() {
      await house.host.drain();
      await house.store.close();
      rmSync(dir, { recursive: true });
    },
  };
  house.store = await open();
  house.host = start(toy);
  return house;
}
