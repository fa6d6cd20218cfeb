import type { MatchId } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { AnyModule } from '../../shared/module';
import { must } from '../../shared/must';
import type { Clock } from '../clock/clock';
import { type Entropy, newSecret } from '../crypto';
import { type EventLog, storeFault } from '../log';
import type { RoomChange, Store, StoredMatch } from '../store/store';
import type { BotWorker } from './bots/botWorker';
import type { MatchContext } from './context';
import { LiveMatch } from './match';
import { PendingWork } from './pendingWork';
import { createRuntimes } from './runtimes';
import { type LoadedMatch, loadMatch } from './state/loading';
import { MatchState } from './state/state';
import type { MatchEvents, MatchRegistry, NewMatch } from './types';

export interface MatchRegistryDeps {
  catalogue: readonly AnyModule[];
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: EventLog;
  events: MatchEvents;
  /** Thinks for bots with a budget of their own. */
  botWorker: BotWorker;
}

/** Runs every match of this process. Two of one match would be two truths: whoever asks gets the same one. */
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
    // Of several who asked at once, the first to have read it makes it.
    const present = known.get(loaded.stored.id)?.deref();
    if (present) return present;
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
    return pending.track(load(id).then((loaded) => (loaded ? bringIn(loaded) : null)));
  };

  return {
    async create(match: NewMatch, room: RoomChange) {
      const { engine, module } = must(runtimes.get(match.game), 'the game of a new match');
      const seats = Object.keys(match.seats).length;
      const began = clock.now();
      const seed = newSecret(entropy);
      const options: unknown = module.options.parse(match.options);
      const position = engine.start({ seed, seats, options, now: began, carryOver: match.carryOver });
      const state = new MatchState(must(runtimes.get(match.game)), position, 0, 0);
      const { version } = module;
      const common = { game: match.game, version, room: match.room, seed, seats, carryOver: match.carryOver, began };
      const setup = { ...common, options: options as Json };
      const { deadline } = state;
      const over = state.outcome !== null;
      const snapshot = state.snapshot();
      const seatedPlayers = match.seats as unknown as Json;
      const change = {
        id: match.id,
        from: null,
        setup,
        snapshot,
        deadline,
        over,
        seats: seatedPlayers,
        rows: [],
        told: [],
      };
      const result = await pending.track(store.commit({ room, match: { ...change, at: began } }));
      if (result === 'conflict') return 'conflict';
      const stored: StoredMatch = { id: match.id, version: 1, setup, snapshot, seats: seatedPlayers, deadline, over };
      const dealt = { stored, runtime: must(runtimes.get(match.game)), state, seatedPlayers: match.seats, version: 1 };
      bringIn({ ...dealt, isCancelled: false });
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
