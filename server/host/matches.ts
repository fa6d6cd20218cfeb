import type { MatchId } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { AnyModule } from '../../shared/module';
import { must } from '../../shared/must';
import type { Clock } from '../clock/clock';
import type { RoomChange, Store, StoredMatch } from '../store/store';
import type { Thinker } from '../thinking/thinker';
import { type Entropy, secret } from './credentials';
import type { HostEvents, MatchHost, NewMatch } from './host';
import type { House } from './house';
import { type Loaded, loadMatch } from './loading';
import { type HostLog, troubleOf } from './log';
import { Match } from './match';
import { Pending } from './pending';
import { rulesOf } from './rules';
import { Standing } from './standing';

export interface HostParts {
  catalogue: readonly AnyModule[];
  store: Store;
  clock: Clock;
  entropy: Entropy;
  log: HostLog;
  events: HostEvents;
  /** Thinks for bots with a budget of their own. */
  thinker: Thinker;
}

/** Runs every match of this process. Two of one match would be two truths: whoever asks gets the same one. */
export function createHost({ catalogue, ...parts }: HostParts): MatchHost {
  const { store, clock, entropy, log } = parts;
  const rules = rulesOf(catalogue);
  const pending = new Pending();
  /** Matches somebody follows, a bot plays or a deadline runs in. */
  const held = new Map<MatchId, Match>();
  /** Every match in memory, also those that only a caller still has in hand. */
  const known = new Map<MatchId, WeakRef<Match>>();
  const forgotten = new FinalizationRegistry<MatchId>((id) => {
    if (!known.get(id)?.deref()) known.delete(id);
  });
  let isDraining = false;

  const load = (id: MatchId) => loadMatch({ store, rules, log, now: clock.now }, id);
  const house: House = {
    ...parts,
    pending,
    name: secret(entropy),
    isDraining: () => isDraining,
    reload: load,
  };

  const hold = (match: Match, isNeeded: boolean) => {
    if (isNeeded) held.set(match.id, match);
    else held.delete(match.id);
  };

  const bringIn = (loaded: Loaded): Match => {
    // Of several who asked at once, the first to have read it makes it.
    const present = known.get(loaded.stored.id)?.deref();
    if (present) return present;
    const match = new Match(house, loaded, hold);
    known.set(match.id, new WeakRef(match));
    forgotten.register(match, match.id);
    match.begin();
    if (loaded.isCancelled) match.ended();
    return match;
  };

  const find = (id: MatchId): Promise<Match | null> => {
    const match = known.get(id)?.deref();
    if (match) return Promise.resolve(match);
    return pending.track(load(id).then((loaded) => (loaded ? bringIn(loaded) : null)));
  };

  return {
    async create(match: NewMatch, room: RoomChange) {
      const { engine, module } = must(rules.get(match.game), 'the game of a new match');
      const seats = Object.keys(match.seats).length;
      const began = clock.now();
      const seed = secret(entropy);
      const options: unknown = module.options.parse(match.options);
      const position = engine.start({ seed, seats, options, now: began, evening: match.evening });
      const standing = new Standing(must(rules.get(match.game)), position, 0, 0);
      const { version } = module;
      const common = { game: match.game, version, room: match.room, seed, seats, evening: match.evening, began };
      const setup = { ...common, options: options as Json };
      const { deadline } = standing;
      const over = standing.outcome !== null;
      const snapshot = standing.snapshot();
      const sitters = match.seats as unknown as Json;
      const change = { id: match.id, from: null, setup, snapshot, deadline, over, seats: sitters, rows: [], told: [] };
      const result = await pending.track(store.commit({ room, match: { ...change, at: began } }));
      if (result === 'conflict') return 'conflict';
      const stored: StoredMatch = { id: match.id, version: 1, setup, snapshot, seats: sitters, deadline, over };
      const dealt = { stored, rules: must(rules.get(match.game)), standing, sitters: match.seats, version: 1 };
      bringIn({ ...dealt, isCancelled: false });
      return 'done';
    },

    find,

    async resume() {
      for (const id of await store.runningMatches()) {
        try {
          await find(id);
        } catch (error) {
          log.error({ match: id, ...troubleOf(error) }, 'match-lost');
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
