import { setImmediate as nextGo } from 'node:timers/promises';
import type { GameId, MatchId, MemberId, RoomCode, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { asJson } from '#shared/json.ts';
import { EMPTY_FLOOR } from '#shared/room/floor.ts';
import type { Membership, Screen } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import type { Clock } from '../clock/clock';
import type { Cluster } from '../cluster/cluster';
import { type Entropy, hashOf, newCode } from '../crypto';
import type { Log } from '../log';
import { faultSite } from '../log';
import type { Ending, MatchRegistry } from '../matches/types';
import type { Store } from '../store/store';
import { keepFloor } from './floor';
import { type Catalogue, gameOf, readOptions } from './games';
import { offerHandoff, takeHandoff } from './handoffs';
import { readRoom } from './loading';
import { createRoomMatches, LOST, type RoomMatches } from './matches';
import { join, KEY_LIFE, type NewPerson } from './members';
import { setMuted } from './mutes';
import { found, isNotStored, RequestProblem } from './problem';
import {
  type Asked,
  type Asking,
  answerQuestion,
  askForSeat,
  askForStage,
  isUnanswered,
  takeAnswer,
} from './questions';
import { isDealDue, takeBackDeal } from './reading';
import { RECENT, RecentHashes } from './recent';
import { openRoom, type Room, type RoomListener, runningMatch, type Say } from './room';
import { createRoomCache } from './roomCache';
import { offerScreen, removeScreen, swapScreens, takeScreen } from './screens';
import type { Member, RoomState } from './state';
import { takeBackStatus } from './status';
import { createSweeper, type Swept } from './sweeper';
import { watchRoom } from './watch';

export interface Rooms {
  readonly matches: RoomMatches;
  /**
   * Creates a room. `key` combines the requester's address and Idempotency-Key. If the key was used before, returns the
   * same member.
   */
  make(person: NewPerson, game: NewGame, key: string | null): Promise<{ code: RoomCode; member: Membership }>;
  /** Returns the room and the member for a code and a token, or null. */
  memberWith(typed: string, token: string): Promise<{ room: Room; member: Member } | null>;
  /** Finds a room by its code as typed. Throws `room-unavailable` if the room exists but cannot be read. */
  find(typed: string): Promise<Room | null>;
  join(room: Room, person: NewPerson, key: string | null): Promise<Membership>;
  /** Removes a member for the host or at the member's own request. */
  leave(room: Room, id: MemberId, by: MemberId): Promise<void>;
  offerHandoff(room: Room, by: MemberId, member: MemberId): Promise<{ secret: string; until: number }>;
  /** Redeems a link. `device` is a hash of the new device's id, or null if the device sends none. */
  takeHandoff(secret: string, device: string | null): Promise<{ code: RoomCode; member: Membership }>;
  /** Asks for the seat of the member whose name is in `asking`. */
  askForSeat(room: Room, asking: Pick<Asking, 'name' | 'device' | 'deviceId'>): Promise<Asked>;
  /** Asks the members of a locked room whether a screen may show the room. */
  askForStage(room: Room, asking: Pick<Asking, 'device' | 'deviceId'>): Promise<Asked>;
  answerQuestion(room: Room, by: MemberId, question: string, yes: boolean): Promise<void>;
  /** Returns the approved seat, or null if the question is not answered yet. */
  takeAnswer(room: Room, secret: string, device: string | null): Promise<Membership | null>;
  /**
   * Creates a code that adds a second screen to the seat of the member with this token. `until` is the time in ms at
   * which the code expires.
   */
  offerScreen(room: Room, token: string, as: Screen): Promise<{ code: string; until: number }>;
  takeScreen(typed: string, device: string | null): Promise<{ code: RoomCode; member: Membership; screen: Screen }>;
  swapScreens(room: Room, token: string): Promise<void>;
  /** Removes one of a seat's two screens. The other screen gets the whole seat again. */
  removeScreen(room: Room, token: string, screen: Screen): Promise<void>;
  /** Mutes or unmutes a member for `by`. No other member is notified. */
  mute(room: Room, by: MemberId, member: MemberId, wants: boolean): Promise<void>;
  count(): number;
  /** Returns the room if it is in memory, or null. */
  loaded(code: RoomCode): Room | null;
  inMemory(): Room[];
  /** Call this when another process has deleted the room. */
  expired(code: RoomCode): void;
  listen(listener: RoomListener): void;
  /**
   * Call this after a restart. Finds the hashes that are still valid and starts the sweeper. Rooms are loaded only when
   * needed.
   */
  resume(): Promise<void>;
  /** Called when a match with bots was loaded into memory. */
  matchLoaded(match: MatchId, room: RoomCode): void;
  /** Called when a match of the room is over. Further calls for the same match do nothing. */
  over(match: MatchId, room: RoomCode, end: Ending): void;
  /**
   * Call this when a member wrote in the chat, or reacted (`text` is null). Bots may reply, or redraw their move times.
   */
  heard(room: Room, member: MemberId, text: string | null): void;
  /** Called when the person at a seat made a publicly visible move. */
  acted(match: MatchId, room: RoomCode, seat: Seat): void;
  /** Called when a bot writes in the chat. */
  said(match: MatchId, room: RoomCode, seat: Seat, text: string): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface NewGame {
  game?: GameId | undefined;
  options?: Record<string, unknown> | undefined;
}

interface RoomsDeps {
  store: Store;
  registry: MatchRegistry;
  catalogue: Catalogue;
  clock: Clock;
  entropy: Entropy;
  log: Log;
  cluster: Cluster;
}

/** Delay in ms before a failed store operation is retried. */
const RETRY = 1_000;
const TRIES = 20;

export function createRooms(deps: RoomsDeps): Rooms {
  const { store, catalogue, clock, entropy, log, cluster } = deps;
  const sweeper = createSweeper({ store, clock, log, forget });
  const matches = createRoomMatches({
    ...deps,
    now: clock.now,
    dealt: (room) => inBackground(sweeper.prune(room.code)),
  });
  const rooms = createRoomCache({ store, catalogue, log, open, begin });
  const recent = new RecentHashes(cluster.recent);
  const listeners: RoomListener[] = [];
  const listener: RoomListener = {
    changed(room) {
      for (const each of listeners) each.changed(room);
    },
    changedFor(room, member) {
      for (const each of listeners) each.changedFor(room, member);
    },
    said(room, line) {
      for (const each of listeners) each.said(room, line);
    },
    gone(room, member, code) {
      for (const each of listeners) each.gone(room, member, code);
    },
  };
  const underWay = new Set<Promise<unknown>>();
  /** Functions that cancel retries. If the end of a match could not be stored, a retry is scheduled. */
  const retries = new Set<() => void>();
  let creating: Promise<unknown> = Promise.resolve();

  function inBackground(work: Promise<unknown>): void {
    const done = work.catch(fault).finally(() => underWay.delete(done));
    underWay.add(done);
  }
  function fault(error: unknown): void {
    // If the store failed, this has already been logged.
    if (!isNotStored(error)) log.error(faultSite(error), 'room-fault');
  }

  function open(state: RoomState, version: number): Room {
    return openRoom(state.code, state, version, {
      store,
      log,
      clock,
      read: (stored) => readRoom(stored, catalogue),
      listener,
      repair(draft) {
        takeBackDeal(draft, gameOf(catalogue, draft.game));
        keepFloor(draft);
      },
      watch: watchRoom({ clock, deal: (room) => inBackground(matches.dealIfDue(room)), onFault: fault }),
      tellMatch: matches.tellPeople,
      cluster,
      departed(room, departures) {
        for (const { member, code } of departures) {
          inBackground(deps.registry.cutOff(room.code, member));
          listener.gone(room, member, code);
        }
      },
      heard(room, { member: id, text, notice }) {
        const member = room.state().members.find((one) => one.id === id);
        if (member?.bot === null && !member.standIn && !notice) inBackground(matches.heard(room, id, text));
      },
    });
  }
  async function begin(room: Room): Promise<void> {
    await cluster.presence.find(room.code);
    await matches.reconcile(room);
    if (isDealDue(room.state())) await matches.dealIfDue(room).catch(fault);
    room.update();
  }

  function expired(code: RoomCode): void {
    const room = rooms.forget(code);
    room?.close();
    if (room) listener.gone(room, null, 'room-expired');
  }

  function forget(gone: Swept): void {
    for (const code of gone.rooms) expired(code);
    // If the store has deleted a room's idle match, ends the match in the room too.
    for (const room of rooms.all()) {
      const id = runningMatch(room);
      if (id !== null && gone.matches.includes(id)) inBackground(matches.over(room, id, LOST));
    }
  }

  function over(...[match, code, end]: Parameters<Rooms['over']>): void {
    const tellAgain = () => {
      const cancelTimeout = clock.at(clock.now() + RETRY, () => {
        retries.delete(cancelTimeout);
        over(match, code, end);
      });
      retries.add(cancelTimeout);
    };
    const facts = withRoom(code, (room) => matches.over(room, match, end));
    inBackground(facts.catch((error: unknown) => (isNotStored(error) ? tellAgain() : Promise.reject(error))));
  }

  /** Runs `work` on the room, if the room exists and can be read. */
  async function withRoom(code: RoomCode, work: (room: Room) => void | Promise<void>): Promise<void> {
    const room = await rooms.find(code).catch((error: unknown) => (isNotStored(error) ? Promise.reject(error) : null));
    if (room) await work(room);
  }

  /** Returns the room that was created with this key, if its creator is still in it. */
  async function madeWith(key: string | null, code: RoomCode | null): Promise<Room | null> {
    const room = key === null || code === null ? null : await rooms.find(code);
    if (!room) return null;
    const { keys, members } = room.state();
    const known = keys.find(({ hash, until }) => hash === key && until > clock.now());
    return members.some(({ id }) => id === known?.member) ? room : null;
  }

  async function make(person: NewPerson, { game, options }: NewGame, key: string | null) {
    const hash = key === null ? null : hashOf(`rooms:${key}`);
    const coming = { person, key: hash, now: clock.now(), entropy };
    const again = async (room: Room) => ({
      code: room.code,
      member: await room.change((draft) => join(draft, gameOf(catalogue, draft.game), coming)),
    });
    const before = await madeWith(hash, hash === null ? null : await recent.room(hash));
    if (before) return again(before);
    const module = gameOf(catalogue, game ?? catalogue[0]?.id ?? '');
    const chosen = { [module.id]: readOptions(module, undefined, options ?? {}) };
    for (let tries = 0; tries < TRIES; tries++) {
      // If two processes handle the same key, they agree on one code, and the store decides which process was first.
      const code = hash === null ? newCode(entropy) : await recent.agree(`${hash}:${tries}`, newCode(entropy));
      const state = emptyRoom(code, module.id, chosen);
      if (game === undefined) state.unpicked = true;
      const member = join(state, module, coming);
      const change = { code, from: null, state: asJson(state), at: clock.now() };
      const stored = await store.commit({ room: change }).catch(() => {
        throw new RequestProblem('try-again');
      });
      if (stored === 'conflict') {
        const made = await madeWith(hash, code);
        if (made) return again(made);
        continue;
      }
      rooms.add(state);
      inBackground(cluster.presence.find(code));
      if (hash !== null) recent.add(hash, code, coming.now + KEY_LIFE, coming.now);
      log.info({ game: module.id }, 'room-made');
      return { code, member };
    }
    throw new RequestProblem('try-again');
  }

  async function screenRoom(code: string | null): Promise<Room | null> {
    const at = code === null ? null : await recent.room(hashOf(code));
    return at === null ? null : rooms.find(at);
  }

  /** Changes a member's devices. Revokes the old devices' match credentials in the same commit. */
  async function changeDevices<T extends { member: { id: MemberId } }>(
    room: Room,
    edit: (draft: RoomState, say: Say) => T,
  ): Promise<T> {
    return room.changeWith((draft, say) => {
      const result = edit(draft, say);
      return { result, commit: (change) => matches.revoke(room, result.member.id, change) };
    });
  }

  /** Moves a member to another device and disconnects the old devices. */
  async function moved(room: Room, take: (draft: RoomState, say: Say) => Membership): Promise<Membership> {
    const { member } = await changeDevices(room, (draft, say) => ({ member: take(draft, say) }));
    listener.gone(room, member.id, 'seat-moved');
    return member;
  }

  /** Clears a member's away status after the member did something publicly visible. */
  function back(room: Room, id: MemberId): void {
    const member = room.state().members.find((one) => one.id === id);
    if (member && member.status !== null) inBackground(room.change((draft) => takeBackStatus(draft, id)));
  }

  return {
    matches,
    make(person, game, key) {
      // Rooms are created one after the other, so that a key never creates two rooms.
      const made = creating.then(() => make(person, game, key));
      creating = made.catch(() => undefined);
      return made;
    },
    async memberWith(typed, token) {
      const code = parseRoomCode(typed);
      return code === null ? null : rooms.withToken(code, token);
    },
    async find(typed) {
      const code = parseRoomCode(typed);
      return code === null ? null : rooms.find(code);
    },
    join(room, person, key) {
      const hash = key === null ? null : hashOf(`${room.code}:${key}`);
      const coming = { person, key: hash, now: clock.now(), entropy };
      return room.change((draft) => join(draft, gameOf(catalogue, draft.game), coming));
    },
    async leave(room, id, by) {
      await matches.leave(room, id, by);
      listener.gone(room, id, 'removed');
    },
    async offerHandoff(room, by, member) {
      const now = clock.now();
      const offer = await room.change((draft, say) => offerHandoff(draft, { by, member, now, entropy }, say));
      recent.add(hashOf(offer.secret), room.code, offer.until, now);
      return offer;
    },
    async takeHandoff(secret, device) {
      const code = found(await recent.room(hashOf(secret)), 'handoff-used');
      const room = found(await rooms.find(code), 'handoff-used');
      const now = clock.now();
      const member = await moved(room, (draft, say) => takeHandoff(draft, { secret, device, now, entropy }, say));
      return { code: room.code, member };
    },
    askForSeat(room, asking) {
      const now = clock.now();
      return room.change((draft, say) => askForSeat(draft, { ...asking, now, entropy }, say));
    },
    askForStage(room, asking) {
      const now = clock.now();
      return room.change((draft, say) => askForStage(draft, { ...asking, now, entropy }, say));
    },
    answerQuestion(room, by, question, yes) {
      const now = clock.now();
      return room.change((draft, say) => answerQuestion(draft, by, question, yes, now, say));
    },
    async takeAnswer(room, secret, device) {
      const now = clock.now();
      if (isUnanswered(room.state(), secret, now)) return null;
      return moved(room, (draft) => takeAnswer(draft, { secret, device, now, entropy }));
    },
    async offerScreen(room, token, as) {
      const now = clock.now();
      const code = newCode(entropy);
      const until = await room.change((draft) => offerScreen(draft, { token, as, code, now }));
      recent.add(hashOf(code), room.code, until, now);
      return { code, until };
    },
    async takeScreen(typed, device) {
      const code = parseRoomCode(typed);
      const room = found(await screenRoom(code), 'screen-code-closed');
      const { member, screen } = await changeDevices(room, (draft, say) =>
        takeScreen(draft, { code: code ?? '', device, now: clock.now(), entropy }, say),
      );
      return { code: room.code, member, screen };
    },
    async swapScreens(room, token) {
      await changeDevices(room, (draft) => swapScreens(draft, token));
    },
    async removeScreen(room, token, screen) {
      const { member } = await changeDevices(room, (draft, say) => removeScreen(draft, token, screen, say));
      listener.gone(room, member.id, 'screen-removed');
    },
    async mute(room, by, member, wants) {
      await room.changePrivately((draft) => setMuted(draft, by, member, wants));
      listener.changedFor(room, by);
    },
    count: rooms.count,
    loaded: rooms.loaded,
    inMemory: rooms.all,
    expired,
    listen(each) {
      listeners.push(each);
    },
    async resume() {
      const now = clock.now();
      for (const stored of await store.roomsUsedSince(now - RECENT)) recent.addAll(stored, now);
      // Nothing waits for the sweep, because it may take long.
      inBackground(nextGo().then(() => sweeper.sweep()));
      sweeper.daily(inBackground);
    },
    matchLoaded(match, code) {
      inBackground(withRoom(code, (room) => (room.state().match?.id === match ? matches.tellPeople(room) : undefined)));
    },
    over,
    heard(room, member, text) {
      inBackground(matches.heard(room, member, text));
      if (text !== null) back(room, member);
    },
    acted(match, code, seat) {
      // If the room is not in memory, no connected member could see the change.
      const room = rooms.loaded(code);
      const last = room?.state().match;
      const dealt = last?.id === match ? last.seats[seat] : undefined;
      if (room && dealt) back(room, dealt.member);
    },
    said(match, code, seat, text) {
      inBackground(withRoom(code, (room) => matches.said(room, match, seat, text)));
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
      for (const room of rooms.all()) await room.settled();
    },
    async close() {
      sweeper.stop();
      for (const cancelTimeout of retries) cancelTimeout();
      for (const room of rooms.all()) room.close();
      await this.settled();
    },
  };
}

function emptyRoom(code: RoomCode, game: GameId, options: Record<GameId, Json>): RoomState {
  return {
    code,
    game,
    options,
    host: '',
    members: [],
    match: null,
    totals: {},
    carryOver: {},
    callLink: null,
    chat: true,
    locked: false,
    dealing: false,
    sharedSeed: null,
    botSpeed: 'normal',
    stage: { cardsUp: true, delay: null, announced: 0 },
    floor: { ...EMPTY_FLOOR, hands: [] },
    delayed: [],
    handoffs: [],
    questions: [],
    screenCodes: [],
    keys: [],
  };
}
