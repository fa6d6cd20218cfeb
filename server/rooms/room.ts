import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import { asJson } from '#shared/json.ts';
import type { ChatLine } from '#shared/room/room.ts';
import type { Clock } from '../clock/clock';
import type { Cluster } from '../cluster/cluster';
import type { Log } from '../log';
import { storeFault } from '../log';
import type { Change, RoomChange, Store, StoredRoom } from '../store/store';
import { type Departure, departuresBetween } from './departures';
import { createPresence, type Presence } from './presence';
import { RequestProblem } from './problem';
import { isRunning, type RoomState } from './state';
import type { Watch } from './watch';

/** Passes a room's events on to its sockets. */
export interface RoomListener {
  /** Called when the room's public view may have changed. */
  changed(room: Room): void;
  /** Called when something changed that only this member's devices may know. */
  changedFor(room: Room, member: MemberId): void;
  said(room: Room, line: ChatLine): void;
  /**
   * Called when sockets must leave the room: the member's sockets with a revoked token or, if `member` is null, all
   * sockets.
   */
  gone(room: Room, member: MemberId | null, code: 'seat-moved' | 'screen-removed' | 'removed' | 'room-expired'): void;
}

/**
 * Adds a sentence to the chat, in the name of the member whom the sentence is about. A change can add only one
 * sentence.
 */
export type Say = (member: MemberId, text: string) => void;

/** The result of an edit, and a function that stores the room's change together with other changes. */
export interface Edited<T> {
  result: T;
  commit(change: Change): Promise<'done' | 'conflict'>;
}

/** A room in memory. Its changes run one after the other. Each is stored before it is answered. */
export interface Room {
  readonly code: RoomCode;
  state(): Readonly<RoomState>;
  /**
   * Runs `edit` on a copy of the state and stores the result. If `edit` throws, nothing changes. If another process
   * changed the room in the meantime, runs `edit` again.
   */
  change<T>(edit: (draft: RoomState, say: Say) => T): Promise<T>;
  /** Does the same as `change`, but stores other changes in the same commit. */
  changeWith<T>(edit: (draft: RoomState, say: Say) => Edited<T>): Promise<T>;
  /** Does the same as `change` without notifying any client. Used for data that only one member may see. */
  changePrivately(edit: (draft: RoomState) => void): Promise<void>;
  /** Runs a job while nothing else changes the room. Throws `try-again` if the store fails. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  say(member: MemberId, text: string): Promise<void>;
  lines(): Promise<ChatLine[]>;
  /** True if another process has written the room since this process last read or wrote it. */
  isBehind(stored: { version: number; line: number }): boolean;
  /**
   * Loads changes that other processes have written, and sends them to the clients. Throws `room-not-found` if the room
   * was deleted, and `try-again` if the store fails.
   */
  catchUp(): Promise<void>;
  readonly presence: Pick<
    Presence,
    'connect' | 'isOneTooMany' | 'isHere' | 'openStage' | 'stages' | 'changedElsewhere'
  >;
  isOnline(member: MemberId): boolean;
  /** Runs the room's watches now and schedules their next run. */
  update(): void;
  close(): void;
  /** Resolves when no change is pending. */
  settled(): Promise<void>;
}

export interface RoomDeps {
  store: Store;
  log: Log;
  clock: Clock;
  /** Parses a room that another process stored. Throws if it cannot be read. */
  read(stored: StoredRoom): RoomState;
  listener: RoomListener;
  /** Restores invariants that an edit broke, as part of the same change. */
  repair(draft: RoomState): void;
  /** Updated after each change, and as soon as a person connects or disconnects. */
  watch: Watch;
  /** Called after each change, and when presence is sent to all members. */
  tellMatch(room: Room): void;
  cluster: Cluster;
  /**
   * Called when another process revoked devices of these members. Their sockets in this process must be disconnected.
   */
  departed(room: Room, departures: Departure[]): void;
  /** Called when a member wrote this line at another process. */
  heard(room: Room, line: ChatLine): void;
}

interface Attempt<T> {
  edit(draft: RoomState, say: Say): { result: T; commit?: Edited<T>['commit'] };
  /** True if no client is notified of the change. */
  isPrivate?: boolean;
}

const LINES_GIVEN = 100;

/** Maximum number of attempts to apply a change if other processes keep changing the room. */
const RACES = 10;

export function openRoom(code: RoomCode, from: RoomState, at: number, deps: RoomDeps): Room {
  const { store, log, clock, listener, watch } = deps;
  let state = from;
  let version = at;
  let lastLine: number | null = null;
  /** Number of the last chat line that this process sent to its clients, or null if it has not sent any line. */
  let lastSentLine: number | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const presence = createPresence({
    clock,
    changed: () => watch.update(room),
    tell,
    isScreen: (token) => state.members.some(({ screens }) => screens?.open === token || screens?.private === token),
    elsewhere: () => deps.cluster.presence.elsewhere(code),
    share: (here) => deps.cluster.presence.share(code, here),
  });

  function tell(): void {
    listener.changed(room);
    deps.tellMatch(room);
  }

  function queue<T>(job: () => Promise<T>): Promise<T> {
    const done = tail.then(job);
    tail = done.catch(() => undefined);
    return done;
  }

  async function nextLine(member: MemberId, text: string): Promise<ChatLine> {
    lastLine ??= (await store.chat(code, 1)).at(-1)?.n ?? 0;
    return { n: lastLine + 1, at: clock.now(), member, text };
  }

  function storing<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof RequestProblem) throw error;
      log.error(storeFault(error), 'room-not-stored');
      throw new RequestProblem('try-again');
    });
  }

  /** Loads changes that another process has written, and sends them to the clients. */
  async function reload(): Promise<void> {
    const row = await storing(store.room(code));
    if (!row) throw new RequestProblem('room-not-found');
    hearAll(tellNew(await storing(store.chat(code, LINES_GIVEN))), null);
    lastLine = null;
    if (row.version <= version) return;
    const before = state;
    try {
      state = deps.read(row);
    } catch {
      throw new RequestProblem('room-unavailable');
    }
    version = row.version;
    const departures = departuresBetween(before, state);
    if (departures.length > 0) deps.departed(room, departures);
    show();
  }

  /** Sends the lines that this process has not sent to its clients yet, and returns these lines. */
  function tellNew(lines: readonly ChatLine[]): ChatLine[] {
    const last = lastSentLine;
    const fresh = last === null ? [] : lines.filter(({ n }) => n > last);
    lastSentLine = Math.max(lastSentLine ?? 0, lines.at(-1)?.n ?? 0);
    for (const line of fresh) listener.said(room, line);
    return fresh;
  }

  function show(): void {
    presence.markSent();
    listener.changed(room);
    watch.update(room);
    deps.tellMatch(room);
  }

  function isBehind(stored: { version: number; line: number }): boolean {
    return stored.version > version || (lastSentLine !== null && stored.line > lastSentLine);
  }

  async function isOlder(): Promise<boolean> {
    if (deps.cluster.isAlone) return false;
    const stored = (await storing(store.versions({ rooms: [code], matches: [] }))).rooms.get(code);
    return stored === undefined || isBehind(stored);
  }

  /**
   * Loads changes that another process has written, and sends them to the clients. Resolves to false if there are none.
   */
  async function hasMissed(): Promise<boolean> {
    if (!(await isOlder())) return false;
    await reload();
    return true;
  }

  async function attempt<T>({ edit, isPrivate = false }: Attempt<T>) {
    const draft = structuredClone(state);
    const notices: { member: MemberId; text: string }[] = [];
    const { result, commit } = edit(draft, (member, text) => notices.push({ member, text }));
    deps.repair(draft);
    const notice = notices.at(-1);
    if (!notice && !commit && JSON.stringify(draft) === JSON.stringify(state)) return { result };
    const line = notice ? { ...(await nextLine(notice.member, notice.text)), notice: true as const } : null;
    const roomChange: RoomChange = { code, from: version, state: asJson(draft), at: clock.now() };
    const change: Change = { room: roomChange, ...(line && { chat: { code, line } }) };
    if ((await storing(commit ? commit(change) : store.commit(change))) === 'conflict') return null;
    state = draft;
    version += 1;
    if (isPrivate) return { result };
    if (line) await tellOwn(line);
    show();
    return { result };
  }

  /** Sends a line written in this process. Sends earlier lines from other processes first. */
  async function tellOwn(line: ChatLine): Promise<void> {
    lastLine = line.n;
    const isNext = lastSentLine === null || line.n <= lastSentLine + 1;
    if (!isNext) hearAll(tellNew(await store.chat(code, LINES_GIVEN).catch(() => [])), line);
    if (lastSentLine === line.n) return;
    lastSentLine = line.n;
    listener.said(room, line);
  }

  function hearAll(lines: readonly ChatLine[], own: ChatLine | null): void {
    for (const line of lines) if (line.n !== own?.n) deps.heard(room, line);
  }

  /**
   * Attempts a change. If another process changed the room first, or if the change was refused because of an old state,
   * loads the newer state and resolves to null, so that the caller tries again.
   */
  async function attemptNow<T>(change: Attempt<T>) {
    try {
      const made = await attempt(change);
      if (!made) await reload();
      return made;
    } catch (error) {
      if (error instanceof RequestProblem && error.code !== 'try-again' && (await hasMissed())) return null;
      throw error;
    }
  }

  function changing<T>(change: Attempt<T>): Promise<T> {
    return queue(async () => {
      for (let races = 0; races < RACES; races++) {
        const made = await attemptNow(change);
        if (made) return made.result;
      }
      throw new RequestProblem('try-again');
    });
  }

  const room: Room = {
    code,
    state: () => state,
    change: (edit) => changing({ edit: (draft, say) => ({ result: edit(draft, say) }) }),
    changeWith: (edit) => changing({ edit }),
    changePrivately: (edit) => changing({ edit: (draft) => ({ result: edit(draft) }), isPrivate: true }),
    inTurn: (job) => queue(() => storing(job())),
    say: (member, text) =>
      queue(async () => {
        for (let races = 0; races < RACES; races++) {
          const line = await nextLine(member, text);
          if ((await storing(store.commit({ chat: { code, line } }))) === 'done') return tellOwn(line);
          await reload();
        }
        throw new RequestProblem('try-again');
      }),
    lines: () =>
      queue(async () => {
        const lines = await store.chat(code, LINES_GIVEN);
        tellNew(lines);
        return lines;
      }),
    isBehind,
    // If there are no changes, this does not have to wait for pending work.
    async catchUp() {
      if (await isOlder()) await queue(hasMissed);
    },
    presence,
    isOnline: presence.isOnline,
    update: () => watch.update(room),
    close() {
      watch.stop();
      presence.close();
    },
    settled: async () => {
      await tail;
    },
  };
  return room;
}

export function runningMatch(room: Room): MatchId | null {
  const state = room.state();
  return isRunning(state) ? state.match.id : null;
}
