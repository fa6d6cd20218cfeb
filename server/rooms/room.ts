import type { MatchId, MemberId, RoomCode } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { ChatLine } from '../../shared/room';
import type { Clock } from '../clock/clock';
import type { Log } from '../log';
import { storeFault } from '../log';
import type { Change, RoomChange, Store, StoredRoom } from '../store/store';
import { createPresence, type Presence } from './presence';
import { RequestProblem } from './problem';
import { isRunning, type RoomState } from './state';
import type { Watch } from './watch';

/** What happens to a room that its sockets pass on. */
export interface RoomListener {
  /** Anything in the room's picture is different. */
  changed(room: Room): void;
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
  /** Does something while nothing changes the room; `try-again` where the store fails. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
  /** A line of chat; only the last hundred are given out. */
  say(member: MemberId, text: string): Promise<void>;
  lines(): Promise<ChatLine[]>;
  /** Who is here. */
  readonly presence: Pick<Presence, 'connect' | 'isOneTooMany' | 'isHere' | 'openStage' | 'stages'>;
  isOnline(member: MemberId): boolean;
  /** Looks after what nobody asks for: at once, and as time passes. */
  look(): void;
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
}

const LINES_GIVEN = 100;

export function openRoom(code: RoomCode, from: RoomState, at: number, deps: RoomDeps): Room {
  const { store, log, clock, listener, watch } = deps;
  let state = from;
  let version = at;
  let lastLine: number | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const presence = createPresence({
    clock,
    changed: () => watch.look(room),
    tell,
    isScreen: (token) => state.members.some(({ screens }) => screens?.open === token || screens?.private === token),
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

  async function reload(): Promise<void> {
    const row = await store.room(code);
    if (!row) throw new RequestProblem('room-not-found');
    try {
      state = deps.read(row);
    } catch {
      throw new RequestProblem('room-unavailable');
    }
    version = row.version;
    lastLine = null;
  }

  async function attempt<T>(edit: (draft: RoomState, say: Say) => T | Promise<T>, commit?: Committing) {
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
    if (line) {
      lastLine = line.n;
      listener.said(room, line);
    }
    presence.wasTold();
    listener.changed(room);
    watch.look(room);
    deps.tellMatch(room);
    return { result };
  }

  const room: Room = {
    code,
    state: () => state,
    change: (edit, commit) =>
      queue(async () => {
        const first = await attempt(edit, commit);
        if (first) return first.result;
        await reload();
        const second = await attempt(edit, commit);
        if (!second) throw new RequestProblem('try-again');
        return second.result;
      }),
    inTurn: (job) => queue(() => storing(job())),
    say: (member, text) =>
      queue(async () => {
        const line = await nextLine(member, text);
        const isDone = (await storing(store.commit({ chat: { code, line } }))) === 'done';
        lastLine = isDone ? line.n : null;
        if (!isDone) throw new RequestProblem('try-again');
        listener.said(room, line);
      }),
    lines: () => queue(() => store.chat(code, LINES_GIVEN)),
    presence,
    isOnline: presence.isOnline,
    look: () => watch.look(room),
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
