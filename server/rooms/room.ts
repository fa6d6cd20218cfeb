import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { ChatLine } from '#shared/room.ts';
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

/** What happens to a room that its sockets pass on. */
export interface RoomListener {
  /** Anything in the room's picture is different. */
  changed(room: Room): void;
  /** Something is different that only that member's own devices may know. */
  changedFor(room: Room, member: MemberId): void;
  said(room: Room, line: ChatLine): void;
  /** Sockets of that member whose token is dead, or of everybody (null), are in the room no longer. */
  gone(room: Room, member: MemberId | null, code: 'seat-moved' | 'screen-removed' | 'removed' | 'room-expired'): void;
}

/** Puts a sentence into the chat, in the name of the member it is about. At most one for each change. */
export type Say = (member: MemberId, text: string) => void;

/** How a change of the room, with the line that tells of it, reaches the store where more changes with it. */
type Committing = (change: Change) => Promise<'done' | 'conflict'>;

/** One room in memory: everything that changes it waits in its queue and is stored before it is answered. */
export interface Room {
  readonly code: RoomCode;
  state(): Readonly<RoomState>;
  /**
   * Changes a copy and stores it; a problem thrown by `edit` leaves everything as it was. `edit` may run twice
   * where another process changed the room meanwhile.
   */
  change<T>(edit: (draft: RoomState, say: Say) => T | Promise<T>, commit?: Committing): Promise<T>;
  /** The same for what is nobody's business but one member's: it is stored, and nobody is told of it. */
  changeUntold(edit: (draft: RoomState) => void): Promise<void>;
  /** Does something while nothing changes the room; `try-again` where the store fails. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** A line of chat; only the last hundred are given out. */
  say(member: MemberId, text: string): Promise<void>;
  lines(): Promise<ChatLine[]>;
  /** Another process has written it, as far as is known here. */
  isBehind(stored: { version: number; line: number }): boolean;
  /** Shows what other processes have written. Throws `room-not-found` where the room is gone, `try-again` where the store fails. */
  catchUp(): Promise<void>;
  /** Who is here. */
  readonly presence: Pick<
    Presence,
    'connect' | 'isOneTooMany' | 'isHere' | 'openStage' | 'stages' | 'changedElsewhere'
  >;
  isOnline(member: MemberId): boolean;
  /** Looks after what nobody asks for: at once, and as time passes. */
  update(): void;
  /** From now on nothing is looked after, and nobody is told who comes and goes. */
  close(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

export interface RoomDeps {
  store: Store;
  log: Log;
  clock: Clock;
  /** Reads what another process stored; throws where it cannot be read. */
  read(stored: StoredRoom): RoomState;
  listener: RoomListener;
  /** Puts right what no longer holds after an edit; part of the same change. */
  settle(draft: RoomState): void;
  /** Looks after each change, and at once when a person comes or goes. */
  watch: Watch;
  /** Called after each change, and when everybody is to hear who is here. */
  tellMatch(room: Room): void;
  cluster: Cluster;
  /** Another process took devices from these members: whoever is connected here with a dead token has to go. */
  departed(room: Room, departures: Departure[]): void;
  /** Somebody said that in another process. */
  heard(room: Room, line: ChatLine): void;
}

interface Attempt<T> {
  edit(draft: RoomState, say: Say): T | Promise<T>;
  commit?: Committing | undefined;
  /** Nobody hears that anything has changed. */
  isUntold?: boolean;
}

const LINES_GIVEN = 100;

/** So often a change is worked out again because another process changed the room meanwhile. */
const RACES = 10;

export function openRoom(code: RoomCode, from: RoomState, at: number, deps: RoomDeps): Room {
  const { store, log, clock, listener, watch } = deps;
  let state = from;
  let version = at;
  let lastLine: number | null = null;
  /** The last line that was passed on to whoever is here; null: none so far. */
  let toldLine: number | null = null;
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

  /** Reads what another process wrote, and shows it. */
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

  /** Passes on the lines that nobody here has had; those who come in are given them. */
  function tellNew(lines: readonly ChatLine[]): ChatLine[] {
    const last = toldLine;
    const fresh = last === null ? [] : lines.filter(({ n }) => n > last);
    toldLine = Math.max(toldLine ?? 0, lines.at(-1)?.n ?? 0);
    for (const line of fresh) listener.said(room, line);
    return fresh;
  }

  function show(): void {
    presence.wasTold();
    listener.changed(room);
    watch.update(room);
    deps.tellMatch(room);
  }

  function isBehind(stored: { version: number; line: number }): boolean {
    return stored.version > version || (toldLine !== null && stored.line > toldLine);
  }

  async function isOlder(): Promise<boolean> {
    if (deps.cluster.isAlone) return false;
    const stored = (await storing(store.versions({ rooms: [code], matches: [] }))).rooms.get(code);
    return stored === undefined || isBehind(stored);
  }

  /** Whether another process has written the room; it is shown by then. */
  async function hasMissed(): Promise<boolean> {
    if (!(await isOlder())) return false;
    await reload();
    return true;
  }

  async function attempt<T>({ edit, commit, isUntold = false }: Attempt<T>) {
    const draft = structuredClone(state);
    const notices: { member: MemberId; text: string }[] = [];
    const result = await edit(draft, (member, text) => notices.push({ member, text }));
    deps.settle(draft);
    const notice = notices.at(-1);
    if (!notice && !commit && JSON.stringify(draft) === JSON.stringify(state)) return { result };
    const line = notice ? { ...(await nextLine(notice.member, notice.text)), notice: true as const } : null;
    const roomChange: RoomChange = { code, from: version, state: draft as unknown as Json, at: clock.now() };
    const change: Change = { room: roomChange, ...(line && { chat: { code, line } }) };
    if ((await storing(commit ? commit(change) : store.commit(change))) === 'conflict') return null;
    state = draft;
    version += 1;
    if (isUntold) return { result };
    if (line) await tellOwn(line);
    show();
    return { result };
  }

  /** Passes on what was said here, after what others said before it. */
  async function tellOwn(line: ChatLine): Promise<void> {
    lastLine = line.n;
    const isNext = toldLine === null || line.n <= toldLine + 1;
    if (!isNext) hearAll(tellNew(await store.chat(code, LINES_GIVEN).catch(() => [])), line);
    if (toldLine === line.n) return;
    toldLine = line.n;
    listener.said(room, line);
  }

  function hearAll(lines: readonly ChatLine[], own: ChatLine | null): void {
    for (const line of lines) if (line.n !== own?.n) deps.heard(room, line);
  }

  /** Null: another process was faster, and what it did is here by now. What is refused is refused as it stands now. */
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
    change: (edit, commit) => changing({ edit, commit }),
    changeUntold: (edit) => changing({ edit, isUntold: true }),
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
    // Whoever asks while nothing is new waits for nobody's change.
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
