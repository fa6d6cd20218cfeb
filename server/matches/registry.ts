import type { MatchId, Seat } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { AnyModule } from '../../shared/module';
import { must } from '../../shared/must';
import type { Clock } from '../clock/clock';
import { type Entropy, newSecret, newSeed } from '../crypto';
import { type EventLog, faultSite, storeFault } from '../log';
import type { Store } from '../store/store';
import type { BotWorker } from './bots/botWorker';
import type { MatchContext } from './context';
import { LiveMatch } from './match';
import { PendingWork } from './pendingWork';
import { createRuntimes, type GameRuntime } from './runtimes';
import { deal } from './state/deal';
import { type LoadedMatch, loadMatch } from './state/loading';
import type { MatchEvents, MatchRegistry, NewMatch, SeatedPlayer } from './types';

export interface MatchRegistryDeps {
  catalogue: readonly AnyModule[];
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
  events: MatchEvents;
  /** Thinks for every bot. */
  botWorker: BotWorker;
}

/** Runs every match of this process. A match is in memory once: whoever asks for it gets the same one. */
export function createMatchRegistry({ catalogue, ...parts }: MatchRegistryDeps): MatchRegistry {
  const { store, clock, entropy, log } = parts;
  const runtimes = createRuntimes(catalogue);
  const pending = new PendingWork();
  /** Matches somebody follows, a bot plays or a deadline runs in. */
  const held = new Map<MatchId, LiveMatch>();
  /** Every match in memory, also those that only a caller still has in hand. */
  const known = new Map<MatchId, WeakRef<LiveMatch>>();
  const forgotten = new FinalizationRegistry<MatchId>((id) => {
    if (!known.get(id)?.deref()) known.delete(id);
  });
  const loading = new Map<MatchId, Promise<LiveMatch | null>>();
  let isDraining = false;

  const load = (id: MatchId) => loadMatch({ store, runtimes, log, now: clock.now }, id);
  const context: MatchContext = {
    ...parts,
    pending,
    name: newSecret(entropy),
    isDraining: () => isDraining,
    reload: load,
  };

  const hold = (match: LiveMatch, isNeeded: boolean) => {
    if (isNeeded) held.set(match.id, match);
    else held.delete(match.id);
  };

  const bringIn = (loaded: LoadedMatch): LiveMatch => {
    const match = new LiveMatch(context, loaded, hold);
    known.set(match.id, new WeakRef(match));
    forgotten.register(match, match.id);
    match.begin();
    if (loaded.isCancelled) match.ended();
    return match;
  };

  const find = (id: MatchId): Promise<LiveMatch | null> => {
    const match = known.get(id)?.deref();
    if (match) return Promise.resolve(match);
    // Several who ask at once wait for one reading.
    const underWay = loading.get(id) ?? load(id).then((loaded) => (loaded ? bringIn(loaded) : null));
    loading.set(id, underWay);
    return pending.track(underWay.finally(() => loading.delete(id)));
  };

  const dealNew = (runtime: GameRuntime, { id, game, seats, options, carryOver, seed: given }: NewMatch) => {
    try {
      const chosen = runtime.module.options.parse(options) as Json;
      const players = Object.keys(seats);
      const [seed, now, practice] = [given ?? newSeed(entropy), clock.now(), practiceSeat(seats)];
      const dealt = deal(runtime, { seed, seats: players.length, options: chosen, now, carryOver, practice });
      dealt.state.seeAll(players);
      return dealt;
    } catch (error) {
      log.error({ match: id, game, ...faultSite(error) }, 'deal-fault');
      return 'fault';
    }
  };

  return {
    async create(match, also) {
      const runtime = must(runtimes.get(match.game), 'the game of a new match');
      const dealt = dealNew(runtime, match);
      if (dealt === 'fault') return 'fault';
      const { setup, state, snapshot, deadline } = dealt;
      const { id, seats: seatedPlayers } = match;
      const seats = seatedPlayers as unknown as Json;
      const row = {
        id,
        setup: { ...setup, room: match.room },
        snapshot,
        deadline,
        over: state.outcome !== null,
        seats,
      };
      const change = { ...row, from: null, rows: [], told: [], at: setup.began };
      const result = await pending.track(store.commit({ ...also, match: change }));
      if (result === 'conflict') return 'conflict';
      bringIn({ stored: { ...row, version: 1 }, runtime, state, seatedPlayers, isCancelled: false });
      return 'done';
    },

    find,

    async resume() {
      for (const id of await store.runningMatches()) {
        try {
          await find(id);
        } catch (error) {
          log.error({ match: id, ...storeFault(error) }, 'match-lost');
        }
      }
    },

    async cutOff(room, member) {
      const ofRoom = [...known.values()].flatMap((match) => match.deref() ?? []).filter((match) => match.room === room);
      await Promise.all(ofRoom.map((match) => match.cutOff(member)));
    },

    async drain() {
      isDraining = true;
      const sleep = () => {
        for (const match of held.values()) match.sleep();
      };
      sleep();
      await pending.settled();
      sleep();
    },

    settled: () => pending.settled(),
  };
}

/** The seat of the only person, where bots play all others; null: there are more people, or none. */
function practiceSeat(seats: Readonly<Record<Seat, SeatedPlayer>>): Seat | null {
  const people = Object.keys(seats).filter((seat) => seats[seat]?.bot === null);
  return people.length === 1 && Object.keys(seats).length > 1 ? (people[0] ?? null) : null;
}
