import { setImmediate as nextGo } from 'node:timers/promises';
import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId, MatchId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { asJson } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { Clock } from '../clock/clock';
import { TimerQueue } from '../clock/timerQueue';
import type { Cluster } from '../cluster/cluster';
import type { Entropy } from '../crypto';
import { type EventLog, messageIn, ruleFault, storeFault } from '../log';
import type { Store } from '../store/store';
import { WeakCache } from '../weakCache';
import type { BotWorker } from './bots/botWorker';
import { UsedLines } from './bots/phrases';
import type { MatchContext } from './context';
import { type IdleState, LiveMatch } from './match';
import { PendingWork } from './pendingWork';
import { createRuntimes, type GameRuntime } from './runtimes';
import { deal, practiceSeat, seedOf, storedCommitment } from './state/deal';
import { hasBots, type LoadedMatch, loadMatch, readSeats } from './state/loading';
import type { MatchEvents, MatchRegistry, NewMatch } from './types';
import { DelayedBroadcast } from './wire/delayed';

export interface MatchRegistryDeps {
  catalogue: readonly AnyModule[];
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
  events: MatchEvents;
  botWorker: BotWorker;
  cluster: Cluster;
}

type NewDeal = ReturnType<typeof deal> & { commitment: ReturnType<typeof storedCommitment> };

/**
 * Delays in ms before a match that the store failed to read is read again. Each delay is twice the previous delay, up
 * to `most`.
 */
const READ_AGAIN = { first: 1_000, most: 300_000 };

/**
 * Creates the registry, which runs all matches of this process. A match stays in memory while it has followers, while a
 * bot is scheduled, or while a caller holds it. Other matches are loaded when their next deadline is due.
 */
export function createMatchRegistry({ catalogue, ...parts }: MatchRegistryDeps): MatchRegistry {
  const { store, clock, log, events, cluster } = parts;
  const runtimes = createRuntimes(catalogue, { isStrict: log.hasMessages ?? false });
  const pending = new PendingWork();
  const matches = new WeakCache<MatchId, LiveMatch>();
  /** Matches that must stay in memory. Other matches may be garbage-collected. */
  const needed = new Set<LiveMatch>();
  const deadlines = new TimerQueue<MatchId>(clock, (due) => void pending.track(wake(due)));
  /**
   * Matches whose timeout faulted, each with its number of moves at that time. The timeout is retried only after
   * another move.
   */
  const stuck = new Map<MatchId, number>();
  /** Number of times in a row that reading each match failed. */
  const failures = new Map<MatchId, number>();
  const delayed = new Map<MatchId, DelayedBroadcast>();
  let isDraining = false;

  const load = (id: MatchId) => loadMatch({ store, runtimes, log, now: clock.now }, id);
  const context: MatchContext = {
    ...parts,
    pending,
    usedLines: new UsedLines(),
    isDraining: () => isDraining,
    wakeAt: (match, time) => deadlines.set(match, time),
    reload: load,
  };

  const onIdle = (match: LiveMatch, { isNeeded, stuckAfter }: IdleState) => {
    if (isNeeded) needed.add(match);
    else {
      needed.delete(match);
      // The match may now leave memory, so this process gives up its bots.
      cluster.botTurns.release(match.id);
    }
    if (stuckAfter === null) stuck.delete(match.id);
    else stuck.set(match.id, stuckAfter);
  };

  const bringIn = (loaded: LoadedMatch): LiveMatch => {
    const { id } = loaded.stored;
    return matches.adopt(id, () => {
      loaded.state.isStuck = stuck.get(id) === loaded.state.rows;
      const match = new LiveMatch(context, loaded, onIdle);
      match.begin();
      if (loaded.isCancelled) match.ended();
      return match;
    });
  };

  const read = async (id: MatchId): Promise<LiveMatch | null> => {
    const loaded = await load(id);
    if (!loaded) return null;
    const match = bringIn(loaded);
    if (match.outcome() === null && match.hasBots()) events.loaded(match.id, match.room);
    return match;
  };

  const find = (id: MatchId): Promise<LiveMatch | null> => pending.track(matches.find(id, () => read(id)));

  /** Fires timeouts that are due in these matches. Loads those not in memory one by one, with other work in between. */
  async function wake(ids: readonly MatchId[]): Promise<void> {
    const stored = ids.filter((id) => {
      const match = matches.get(id);
      match?.wake();
      return match === null;
    });
    for (const id of stored) {
      if (isDraining) return;
      await wakeStored(id);
      await nextGo();
    }
  }

  async function wakeStored(id: MatchId): Promise<void> {
    try {
      await find(id);
      failures.delete(id);
    } catch (error) {
      log.error({ match: id, ...storeFault(error) }, 'match-not-read');
      const times = failures.get(id) ?? 0;
      failures.set(id, times + 1);
      deadlines.set(id, clock.now() + Math.min(READ_AGAIN.first * 2 ** times, READ_AGAIN.most));
    }
  }

  const dealNew = (runtime: GameRuntime, match: NewMatch): NewDeal | { fault: string | null } => {
    const { id, game, seats, carryOver, began: now } = match;
    try {
      const options = runtime.module.options.parse(match.options) as Json;
      const players = Object.keys(seats);
      const [seed, practice] = [seedOf(match), practiceSeat(seats)];
      const dealt = deal(runtime, { seed, seats: players.length, options, now, carryOver, practice });
      dealt.state.seeAll(players);
      return { ...dealt, commitment: storedCommitment({ ...match, options }, runtime.module.version) };
    } catch (error) {
      log.error({ match: id, game, ...ruleFault(error, log) }, 'deal-fault');
      return { fault: messageIn(error, log) };
    }
  };

  async function openDelayed(match: MatchId, delay: number): Promise<DelayedBroadcast | 'too-early' | null> {
    const stored = await store.match(match);
    const runtime = stored && runtimes.get(stored.setup.game);
    if (!runtime || stored.setup.version !== runtime.module.version) return null;
    if (stored.setup.began + delay > clock.now()) return 'too-early';
    const known = delayed.get(match);
    if (known) return known;
    const { setup } = stored;
    const feed = new DelayedBroadcast({
      ...{ store, clock, log, runtime, match, setup, delay },
      seatedPlayers: readSeats(stored),
      track: (work) => pending.track(work),
      left: () => delayed.delete(match),
    });
    delayed.set(match, feed);
    return feed;
  }

  return {
    async create(match, also) {
      const runtime = must(runtimes.get(match.game), 'the game of a new match');
      const dealt = dealNew(runtime, match);
      if ('fault' in dealt) return dealt;
      const { setup, state, snapshot, deadline, commitment } = dealt;
      const { id, seats: seatedPlayers } = match;
      const seats = asJson(seatedPlayers);
      const row = {
        id,
        setup: { ...setup, room: match.room, commitment },
        snapshot,
        deadline,
        over: state.outcome !== null,
        seats,
      };
      const change = { ...row, from: null, rows: [], facts: [], at: setup.began };
      const result = await pending.track(store.commit({ ...also, match: change }));
      if (result === 'conflict') return 'conflict';
      bringIn({
        stored: { ...row, version: 1 },
        runtime,
        state,
        seatedPlayers,
        rowsAfterSnapshot: 0,
        isCancelled: false,
      });
      return 'done';
    },

    async find(id) {
      const isRead = matches.get(id) === null;
      const match = await find(id);
      // Another process may have stored a newer version than the one in memory.
      if (match && !isRead && !cluster.isAlone) await match.catchUp();
      return match;
    },
    async missing(id) {
      const { room, game } = (await store.match(id))?.setup ?? {};
      return room === undefined || game === undefined || runtimes.has(game) ? null : { room, game };
    },
    loaded: (id) => matches.get(id),
    inMemory: () => matches.values(),
    wake: (ids) => pending.track(wake(ids)),

    inUse() {
      const counts = new Map<GameId, number>();
      for (const { game } of needed) counts.set(game, (counts.get(game) ?? 0) + 1);
      return counts;
    },

    async resume() {
      const running = await store.runningMatches();
      const now = clock.now();
      // With several processes, each process polls the store for overdue deadlines instead.
      if (cluster.isAlone)
        for (const { id, deadline } of running) if (deadline !== null && deadline > now) deadlines.set(id, deadline);
      const due = running.filter(({ deadline, seats }) => (deadline !== null && deadline <= now) || hasBots(seats));
      void pending.track(wake(due.map(({ id }) => id)));
    },

    async followDelayed({ id }, delay, connection) {
      const feed = delayed.get(id) ?? (await openDelayed(id, delay));
      return feed instanceof DelayedBroadcast ? feed.attach(connection) : feed;
    },

    async cutOff(room, member) {
      const ofRoom = matches.values().filter((match) => match.room === room);
      await Promise.all(ofRoom.map((match) => match.cutOff(member)));
    },

    async drain() {
      isDraining = true;
      const sleep = () => {
        deadlines.clear();
        for (const match of matches.values()) match.sleep();
        for (const feed of delayed.values()) feed.stop();
      };
      sleep();
      await pending.settled();
      sleep();
      // After the next start, the rules may be newer. Newer rules can upgrade a snapshot, but cannot replay moves.
      await Promise.all(matches.values().map((match) => match.save()));
    },

    settled: () => pending.settled(),
  };
}
