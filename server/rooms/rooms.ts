import { setImmediate as nextGo } from 'node:timers/promises';
import type { MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import type { Said } from '#shared/text/phrases.ts';
import type { Clock } from '../clock/clock';
import type { Cluster } from '../cluster/cluster';
import type { Entropy } from '../crypto';
import type { Log } from '../log';
import { faultSite } from '../log';
import { PendingWork } from '../matches/pendingWork';
import type { Ending, MatchRegistry } from '../matches/types';
import type { Store } from '../store/store';
import { Devices } from './devices/devices';
import type { Catalogue } from './games';
import { Dealing } from './matches/dealing';
import { LOST, RoomMatches } from './matches/matches';
import { isDealDue } from './matches/reading';
import { setMuted } from './members/mutes';
import { takeBackStatus } from './members/status';
import { isNotStored } from './problem';
import { Creation } from './state/creation';
import { RECENT, RecentHashes } from './state/recent';
import { Room, type RoomListener, runningMatch } from './state/room';
import { RoomCache } from './state/roomCache';
import type { Member, RoomState } from './state/state';
import { Sweeper, type Swept } from './state/sweeper';
import { RoomWatch } from './state/watch';

interface RoomsDeps {
  store: Store;
  registry: MatchRegistry;
  catalogue: Catalogue;
  clock: Clock;
  entropy: Entropy;
  log: Log;
  cluster: Cluster;
}

/** Delay in ms before the end of a match that could not be stored is recorded again. */
const RETRY = 1_000;

/** All rooms of a process. */
export class Rooms {
  readonly matches: RoomMatches;
  readonly dealing: Dealing;
  readonly devices: Devices;
  readonly creation: Creation;
  readonly #cache: RoomCache;
  readonly #recent: RecentHashes;
  readonly #sweeper: Sweeper;
  readonly #pending = new PendingWork();
  /** Functions that cancel retries. If the end of a match could not be stored, a retry is scheduled. */
  readonly #retries = new Set<() => void>();
  readonly #listeners: RoomListener[] = [];

  constructor(private readonly deps: RoomsDeps) {
    const { store, catalogue, clock, entropy, log, cluster } = deps;
    const { now } = clock;
    this.#sweeper = new Sweeper({ store, clock, log, forget: (gone) => this.#forget(gone) });
    this.#recent = new RecentHashes(cluster.recent);
    this.#cache = new RoomCache({
      ...{ store, catalogue, log },
      open: (state, version) => this.#open(state, version),
      begin: (room) => this.#begin(room),
    });
    const known = { store, clock, entropy, rooms: this.#cache, recent: this.#recent };
    this.matches = new RoomMatches({ ...deps, now });
    this.dealing = new Dealing({ ...deps, now, dealt: (room) => this.#track(this.#sweeper.prune(room.code)) });
    this.devices = new Devices({ ...known, catalogue, matches: this.matches, listener: this.#listener });
    this.creation = new Creation({
      ...{ ...known, catalogue, log },
      made: (code) => this.#track(cluster.presence.find(code)),
    });
  }

  /** Returns the room and the member for a code and a token, or null. */
  async memberWith(typed: string, token: string): Promise<{ room: Room; member: Member } | null> {
    const code = parseRoomCode(typed);
    return code === null ? null : this.#cache.withToken(code, token);
  }

  /** Finds a room by its code as typed. Throws `room-unavailable` if the room exists but cannot be read. */
  async find(typed: string): Promise<Room | null> {
    const code = parseRoomCode(typed);
    return code === null ? null : this.#cache.find(code);
  }

  /** Removes a member for the host or at the member's own request. */
  async leave(room: Room, id: MemberId, by: MemberId): Promise<void> {
    await this.matches.leave(room, id, by);
    this.#listener.gone(room, id, 'removed');
  }

  /** Mutes or unmutes a member for `by`. No other member is notified. */
  async mute(room: Room, by: MemberId, member: MemberId, wants: boolean): Promise<void> {
    await room.changePrivately((draft) => setMuted(draft, by, member, wants));
    this.#listener.changedFor(room, by);
  }

  count(): number {
    return this.#cache.count();
  }

  /** Returns the room if it is in memory, or null. */
  loaded(code: RoomCode): Room | null {
    return this.#cache.loaded(code);
  }

  inMemory(): Room[] {
    return this.#cache.all();
  }

  /** Call this when another process has deleted the room. */
  expired(code: RoomCode): void {
    const room = this.#cache.forget(code);
    room?.close();
    if (room) this.#listener.gone(room, null, 'room-expired');
  }

  listen(listener: RoomListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Call this after a restart. Finds the hashes that are still valid and starts the sweeper. Rooms are loaded only when
   * needed.
   */
  async resume(): Promise<void> {
    const now = this.deps.clock.now();
    for (const stored of await this.deps.store.roomsUsedSince(now - RECENT)) this.#recent.addAll(stored, now);
    // Nothing waits for the sweep, because it may take long.
    this.#track(nextGo().then(() => this.#sweeper.sweep()));
    this.#sweeper.daily((work) => this.#track(work));
  }

  /** Called when a match with bots was loaded into memory. */
  matchLoaded(match: MatchId, code: RoomCode): void {
    this.#track(
      this.#withRoom(code, (room) => {
        if (room.state().match?.id === match) this.matches.tellPeople(room);
      }),
    );
  }

  /** Called when a match of the room is over. Further calls for the same match do nothing. */
  over(match: MatchId, code: RoomCode, end: Ending): void {
    const { clock } = this.deps;
    const tellAgain = () => {
      const cancelTimeout = clock.at(clock.now() + RETRY, () => {
        this.#retries.delete(cancelTimeout);
        this.over(match, code, end);
      });
      this.#retries.add(cancelTimeout);
    };
    const told = this.#withRoom(code, (room) => this.matches.over(room, match, end));
    this.#track(told.catch((error: unknown) => (isNotStored(error) ? tellAgain() : Promise.reject(error))));
  }

  /**
   * Call this after a member has written in the chat or reacted (`text` is then null). Bots may reply, or pick new
   * random times for their moves.
   */
  heard(room: Room, member: MemberId, text: string | null): void {
    this.#track(this.matches.heard(room, member, text));
    if (text !== null) this.#back(room, member);
  }

  /** Called when the person at a seat made a publicly visible move. */
  acted(match: MatchId, code: RoomCode, seat: Seat): void {
    // If the room is not in memory, no connected member could see the change.
    const room = this.#cache.loaded(code);
    const last = room?.state().match;
    const dealt = last?.id === match ? last.seats[seat] : undefined;
    if (room && dealt) this.#back(room, dealt.member);
  }

  /** Called when a bot writes in the chat. */
  said(match: MatchId, code: RoomCode, seat: Seat, said: Said): void {
    this.#track(this.#withRoom(code, (room) => this.matches.said(room, match, seat, said)));
  }

  async settled(): Promise<void> {
    await this.#pending.settled();
    for (const room of this.#cache.all()) await room.settled();
  }

  async close(): Promise<void> {
    this.#sweeper.stop();
    for (const cancelTimeout of this.#retries) cancelTimeout();
    for (const room of this.#cache.all()) room.close();
    await this.settled();
  }

  readonly #listener: RoomListener = {
    changed: (room) => {
      for (const each of this.#listeners) each.changed(room);
    },
    changedFor: (room, member) => {
      for (const each of this.#listeners) each.changedFor(room, member);
    },
    said: (room, line) => {
      for (const each of this.#listeners) each.said(room, line);
    },
    gone: (room, member, code) => {
      for (const each of this.#listeners) each.gone(room, member, code);
    },
  };

  /** Runs work in the background. If the store failed, this has already been logged. */
  #track(work: Promise<unknown>): void {
    void this.#pending.track(work.catch(this.#fault));
  }

  readonly #fault = (error: unknown): void => {
    if (!isNotStored(error)) this.deps.log.error(faultSite(error), 'room-fault');
  };

  #open(state: RoomState, version: number): Room {
    const { store, catalogue, clock, log, cluster } = this.deps;
    return new Room(state.code, state, version, {
      ...{ store, catalogue, log, clock, cluster, listener: this.#listener },
      watch: new RoomWatch({
        clock,
        deal: (room) => this.#track(this.dealing.dealIfDue(room)),
        onFault: this.#fault,
      }),
      tellMatch: (room) => this.matches.tellPeople(room),
      departed: (room, departures) => {
        for (const { member, code } of departures) {
          this.#track(this.deps.registry.cutOff(room.code, member));
          this.#listener.gone(room, member, code);
        }
      },
      heard: (room, { member: id, text, notice }) => {
        const member = room.state().members.find((one) => one.id === id);
        if (member?.bot === null && !member.standIn && !notice) this.#track(this.matches.heard(room, id, text));
      },
    });
  }

  async #begin(room: Room): Promise<void> {
    await this.deps.cluster.presence.find(room.code);
    await this.matches.reconcile(room);
    if (isDealDue(room.state())) await this.dealing.dealIfDue(room).catch(this.#fault);
    room.update();
  }

  #forget(gone: Swept): void {
    for (const code of gone.rooms) this.expired(code);
    // If the store has deleted a room's idle match, ends the match in the room too.
    for (const room of this.#cache.all()) {
      const id = runningMatch(room);
      if (id !== null && gone.matches.includes(id)) this.#track(this.matches.over(room, id, LOST));
    }
  }

  /** Runs `work` on the room, if the room exists and can be read. */
  async #withRoom(code: RoomCode, work: (room: Room) => void | Promise<void>): Promise<void> {
    const room = await this.#cache
      .find(code)
      .catch((error: unknown) => (isNotStored(error) ? Promise.reject(error) : null));
    if (room) await work(room);
  }

  /** Clears a member's away status after the member did something publicly visible. */
  #back(room: Room, id: MemberId): void {
    const member = room.state().members.find((one) => one.id === id);
    if (member && member.status !== null) this.#track(room.change((draft) => takeBackStatus(draft, id)));
  }
}
