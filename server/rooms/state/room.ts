import type { MatchId, MemberId, RoomCode } from '#shared/ids.ts';
import { asJson } from '#shared/json.ts';
import type { ChatLine } from '#shared/room/room.ts';
import type { Said } from '#shared/text/phrases.ts';
import type { Clock } from '../../clock/clock';
import type { Cluster } from '../../cluster/cluster';
import type { Log } from '../../log';
import { storeFault } from '../../log';
import type { Change, RoomChange, Store } from '../../store/store';
import { type Catalogue, gameOf } from '../games';
import { takeBackDeal } from '../matches/reading';
import { type Departure, departuresBetween } from '../members/departures';
import { keepFloor } from '../members/floor';
import { Presence } from '../members/presence';
import { RequestProblem } from '../problem';
import { readRoom } from './loading';
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
export type Say = (member: MemberId, said: Said) => void;

/** The result of an edit, and a function that stores the room's change together with other changes. */
export interface Edited<T> {
  result: T;
  commit(change: Change): Promise<'done' | 'conflict'>;
}

export interface RoomDeps {
  store: Store;
  log: Log;
  clock: Clock;
  catalogue: Catalogue;
  listener: RoomListener;
  /** Updated after each change, and as soon as a person connects or disconnects. */
  watch: Watch;
  /** Called after each change, and when presence is sent to all members. */
  tellMatch(room: Room): void;
  cluster: Cluster;
  /**
   * Called when another process revoked devices of these members. Their sockets in this process must be disconnected.
   */
  departed(room: Room, departures: Departure[]): void;
  /** Called after a member connected to another process has written this line in the chat. */
  heard(room: Room, line: ChatLine): void;
}

interface Attempt<T> {
  edit(draft: RoomState, say: Say): { result: T; commit?: Edited<T>['commit'] };
  /** True if no client is notified of the change. */
  isPrivate?: boolean;
}

/** Number of chat lines that a client gets when it enters the room. */
const LINES_GIVEN = 100;

/** Maximum number of attempts to apply a change if other processes keep changing the room. */
const RACES = 10;

/** A room in memory. Its changes run one after the other. Each is stored before it is answered. */
export class Room {
  readonly presence: Presence;
  #state: RoomState;
  #version: number;
  #lastLine: number | null = null;
  /** Number of the last chat line that this process sent to its clients, or null if it has not sent any line. */
  #lastSentLine: number | null = null;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(
    readonly code: RoomCode,
    state: RoomState,
    version: number,
    private readonly deps: RoomDeps,
  ) {
    this.#state = state;
    this.#version = version;
    this.presence = new Presence({
      clock: deps.clock,
      changed: () => deps.watch.update(this),
      tell: () => this.#tell(),
      isScreen: (token) =>
        this.#state.members.some(({ screens }) => screens?.open === token || screens?.private === token),
      elsewhere: () => deps.cluster.presence.elsewhere(code),
      share: (here) => deps.cluster.presence.share(code, here),
    });
  }

  state(): Readonly<RoomState> {
    return this.#state;
  }

  isOnline(member: MemberId): boolean {
    return this.presence.isOnline(member);
  }

  /**
   * Runs `edit` on a copy of the state and stores the result. If `edit` throws, nothing changes. If another process
   * changed the room in the meantime, runs `edit` again.
   */
  change<T>(edit: (draft: RoomState, say: Say) => T): Promise<T> {
    return this.#change({ edit: (draft, say) => ({ result: edit(draft, say) }) });
  }

  /** Does the same as `change`, but stores other changes in the same commit. */
  changeWith<T>(edit: (draft: RoomState, say: Say) => Edited<T>): Promise<T> {
    return this.#change({ edit });
  }

  /** Does the same as `change` without notifying any client. Used for data that only one member may see. */
  changePrivately(edit: (draft: RoomState) => void): Promise<void> {
    return this.#change({ edit: (draft) => ({ result: edit(draft) }), isPrivate: true });
  }

  /** Runs a job while nothing else changes the room. Throws `try-again` if the store fails. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue(() => this.#storing(job()));
  }

  say(member: MemberId, said: Said): Promise<void> {
    return this.#queue(async () => {
      for (let races = 0; races < RACES; races++) {
        const line = await this.#nextLine(member, said);
        const change = { chat: { code: this.code, line } };
        if ((await this.#storing(this.deps.store.commit(change))) === 'done') return this.#tellOwn(line);
        await this.#reload();
      }
      throw new RequestProblem('try-again');
    });
  }

  lines(): Promise<ChatLine[]> {
    return this.#queue(async () => {
      const lines = await this.deps.store.chat(this.code, LINES_GIVEN);
      this.#tellNew(lines);
      return lines;
    });
  }

  /** True if another process has written the room since this process last read or wrote it. */
  isBehind(stored: { version: number; line: number }): boolean {
    return stored.version > this.#version || (this.#lastSentLine !== null && stored.line > this.#lastSentLine);
  }

  /**
   * Loads changes that other processes have written, and sends them to the clients. Throws `room-not-found` if the room
   * was deleted, and `try-again` if the store fails.
   */
  async catchUp(): Promise<void> {
    // If there are no changes, this does not have to wait for pending work.
    if (await this.#isOlder()) await this.#queue(() => this.#hasMissed());
  }

  /** Runs the room's watches now and schedules their next run. */
  update(): void {
    this.deps.watch.update(this);
  }

  close(): void {
    this.deps.watch.stop();
    this.presence.close();
  }

  /** Resolves when no change is pending. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  #change<T>(change: Attempt<T>): Promise<T> {
    return this.#queue(async () => {
      for (let races = 0; races < RACES; races++) {
        const made = await this.#attemptNow(change);
        if (made) return made.result;
      }
      throw new RequestProblem('try-again');
    });
  }

  /**
   * Attempts a change. If another process changed the room first, or if the change was refused because of an old state,
   * loads the newer state and resolves to null, so that the caller tries again.
   */
  async #attemptNow<T>(change: Attempt<T>) {
    try {
      const made = await this.#attempt(change);
      if (!made) await this.#reload();
      return made;
    } catch (error) {
      if (error instanceof RequestProblem && error.code !== 'try-again' && (await this.#hasMissed())) return null;
      throw error;
    }
  }

  async #attempt<T>({ edit, isPrivate = false }: Attempt<T>) {
    const draft = structuredClone(this.#state);
    const notices: { member: MemberId; said: Said }[] = [];
    const { result, commit } = edit(draft, (member, said) => notices.push({ member, said }));
    // Restores invariants that the edit broke, as part of the same change.
    takeBackDeal(draft, gameOf(this.deps.catalogue, draft.game));
    keepFloor(draft);
    const notice = notices.at(-1);
    if (!notice && !commit && JSON.stringify(draft) === JSON.stringify(this.#state)) return { result };
    const line = notice ? { ...(await this.#nextLine(notice.member, notice.said)), notice: true as const } : null;
    const roomChange: RoomChange = {
      code: this.code,
      from: this.#version,
      state: asJson(draft),
      at: this.deps.clock.now(),
    };
    const change: Change = { room: roomChange, ...(line && { chat: { code: this.code, line } }) };
    if ((await this.#storing(commit ? commit(change) : this.deps.store.commit(change))) === 'conflict') return null;
    this.#state = draft;
    this.#version += 1;
    if (isPrivate) return { result };
    if (line) await this.#tellOwn(line);
    this.#show();
    return { result };
  }

  #queue<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(job);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  #storing<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof RequestProblem) throw error;
      this.deps.log.error(storeFault(error), 'room-not-stored');
      throw new RequestProblem('try-again');
    });
  }

  async #nextLine(member: MemberId, { detail: text, phrase }: Said): Promise<ChatLine> {
    this.#lastLine ??= (await this.deps.store.chat(this.code, 1)).at(-1)?.n ?? 0;
    return { n: this.#lastLine + 1, at: this.deps.clock.now(), member, text, ...(phrase && { phrase }) };
  }

  /** Loads changes that another process has written, and sends them to the clients. */
  async #reload(): Promise<void> {
    const row = await this.#storing(this.deps.store.room(this.code));
    if (!row) throw new RequestProblem('room-not-found');
    this.#hearAll(this.#tellNew(await this.#storing(this.deps.store.chat(this.code, LINES_GIVEN))), null);
    this.#lastLine = null;
    if (row.version <= this.#version) return;
    const before = this.#state;
    try {
      this.#state = readRoom(row, this.deps.catalogue);
    } catch {
      throw new RequestProblem('room-unavailable');
    }
    this.#version = row.version;
    const departures = departuresBetween(before, this.#state);
    if (departures.length > 0) this.deps.departed(this, departures);
    this.#show();
  }

  async #isOlder(): Promise<boolean> {
    if (this.deps.cluster.isAlone) return false;
    const stored = (await this.#storing(this.deps.store.versions({ rooms: [this.code], matches: [] }))).rooms.get(
      this.code,
    );
    return stored === undefined || this.isBehind(stored);
  }

  /**
   * Loads changes that another process has written, and sends them to the clients. Resolves to false if there are none.
   */
  async #hasMissed(): Promise<boolean> {
    if (!(await this.#isOlder())) return false;
    await this.#reload();
    return true;
  }

  #tell(): void {
    this.deps.listener.changed(this);
    this.deps.tellMatch(this);
  }

  #show(): void {
    this.presence.markSent();
    this.deps.listener.changed(this);
    this.deps.watch.update(this);
    this.deps.tellMatch(this);
  }

  /** Sends the lines that this process has not sent to its clients yet, and returns these lines. */
  #tellNew(lines: readonly ChatLine[]): ChatLine[] {
    const last = this.#lastSentLine;
    const fresh = last === null ? [] : lines.filter(({ n }) => n > last);
    this.#lastSentLine = Math.max(this.#lastSentLine ?? 0, lines.at(-1)?.n ?? 0);
    for (const line of fresh) this.deps.listener.said(this, line);
    return fresh;
  }

  /** Sends a line written in this process. Sends earlier lines from other processes first. */
  async #tellOwn(line: ChatLine): Promise<void> {
    this.#lastLine = line.n;
    const isNext = this.#lastSentLine === null || line.n <= this.#lastSentLine + 1;
    if (!isNext) this.#hearAll(this.#tellNew(await this.deps.store.chat(this.code, LINES_GIVEN).catch(() => [])), line);
    if (this.#lastSentLine === line.n) return;
    this.#lastSentLine = line.n;
    this.deps.listener.said(this, line);
  }

  #hearAll(lines: readonly ChatLine[], own: ChatLine | null): void {
    for (const line of lines) if (line.n !== own?.n) this.deps.heard(this, line);
  }
}

export function runningMatch(room: Room): MatchId | null {
  const state = room.state();
  return isRunning(state) ? state.match.id : null;
}
