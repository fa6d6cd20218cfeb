import type { MatchId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import { type EventLog, storeFault } from '../log';
import type { Match, MatchRegistry } from '../matches/types';
import { RequestProblem } from '../rooms/problem';
import type { Rooms } from '../rooms/rooms';
import type { Room } from '../rooms/state/room';
import type { Store } from '../store/store';
import type { Cluster } from './cluster';
import type { Message } from './messages';

/** Interval in ms at which a process polls the store for changes whose message was lost. */
export const UPDATE_EVERY = 1_000;
/**
 * Time in ms after which any process may fire an overdue deadline, because the process responsible for it may have
 * ended.
 */
const OVERDUE = 300;
/** Maximum number of overdue matches per update, and of rooms or matches per query. */
const MOST = 200;

interface FollowDeps {
  cluster: Cluster;
  store: Pick<Store, 'versions' | 'overdue'>;
  clock: Clock;
  log: EventLog;
  rooms: Rooms;
  matches: MatchRegistry;
}

export interface Following {
  /** Resolves when no update or takeover is in progress. */
  settled(): Promise<void>;
  stop(): void;
}

/**
 * Reloads rooms and matches in memory when another process changes them: as soon as its message arrives, and once a
 * second in case a message was lost. Also takes over the deadlines and bots of a process that ended.
 */
export function followOthers({ cluster, store, clock, log, rooms, matches }: FollowDeps): Following {
  if (cluster.isAlone) return { settled: async () => undefined, stop: () => undefined };
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let cancelTimeout = clock.at(clock.now() + UPDATE_EVERY, ring);

  cluster.listen((message) => {
    if (!isStopped) inBackground(hear(message));
  });
  cluster.presence.onChange((code) => rooms.loaded(code)?.presence.changedElsewhere());

  function inBackground(work: Promise<unknown>): void {
    const done: Promise<void> = work.then(
      () => undefined,
      (error: unknown) => log.warn(storeFault(error), 'not-caught-up'),
    );
    underWay.add(done);
    void done.then(() => underWay.delete(done));
  }

  async function hear(message: Message): Promise<void> {
    switch (message.type) {
      case 'written':
        await Promise.all([
          ...message.rooms.map((code) => catchUpRoom(rooms.loaded(code))),
          ...message.matches.map((id) => matches.loaded(id)?.catchUp()),
        ]);
        break;
      case 'noted':
        await matches.loaded(message.match)?.notedElsewhere(message.seat, message.page);
        break;
      case 'composing':
        matches.loaded(message.match)?.composingElsewhere(message.seat, message.device, message.isOpen);
        break;
      case 'here':
      case 'open':
      case 'spent':
        break;
    }
  }

  async function catchUpRoom(room: Room | null): Promise<void> {
    await room?.catchUp().catch((error: unknown) => {
      if (!(error instanceof RequestProblem) || error.code !== 'room-not-found') throw error;
      rooms.expired(room.code);
    });
  }

  function ring(): void {
    inBackground(
      update().finally(() => {
        if (!isStopped) cancelTimeout = clock.at(clock.now() + UPDATE_EVERY, ring);
      }),
    );
  }

  async function update(): Promise<void> {
    const inMemory = rooms.inMemory();
    cluster.presence.retain(new Set(inMemory.map(({ code }) => code)));
    await cluster.update();
    await Promise.all([catchUpAll(inMemory, matches.inMemory()), takeDeadlines(), takeBots()]);
  }

  async function catchUpAll(inMemory: Room[], live: Match[]): Promise<void> {
    for (let from = 0; from < Math.max(inMemory.length, live.length); from += MOST) {
      const [some, others] = [inMemory.slice(from, from + MOST), live.slice(from, from + MOST)];
      const { rooms: stored, matches: versions } = await store.versions({
        rooms: some.map(({ code }) => code),
        matches: others.map(({ id }) => id),
      });
      await Promise.all([
        ...some.filter((room) => isRoomBehind(room, stored.get(room.code))).map(catchUpRoom),
        ...others.filter((match) => match.isBehind(versions.get(match.id) ?? 0)).map((match) => match.catchUp()),
      ]);
    }
  }

  const isRoomBehind = (room: Room, stored: Parameters<Room['isBehind']>[0] | undefined) =>
    stored === undefined || room.isBehind(stored);

  async function takeDeadlines(): Promise<void> {
    const now = clock.now();
    await matches.wake(await store.overdue(now - OVERDUE, now, MOST));
  }

  /** Loads each match whose bots are no longer run by any process, unless another process claims it first. */
  async function takeBots(): Promise<void> {
    for (const match of matches.inMemory()) match.updateBots();
    const left: MatchId[] = [];
    for (const id of await cluster.botTurns.abandoned()) if (await cluster.botTurns.take(id)) left.push(id);
    await matches.wake(left);
    for (const id of left) if (matches.loaded(id) === null) cluster.botTurns.release(id);
  }

  return {
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop() {
      isStopped = true;
      cancelTimeout();
    },
  };
}
