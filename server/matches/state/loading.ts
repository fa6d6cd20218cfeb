import type { MatchId, Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import { type EventLog, faultSite } from '../../log';
import type { Store, StoredMatch } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import { cancelReasons } from '../text';
import type { SeatedPlayer } from '../types';
import { MatchState, type Snapshot } from './state';

/** A match as the store knows it, ready to go on. */
export interface LoadedMatch {
  stored: StoredMatch;
  runtime: GameRuntime;
  state: MatchState;
  seatedPlayers: Record<Seat, SeatedPlayer>;
  version: number;
  /** It ended here and now, because the present rules cannot carry it on. */
  isCancelled: boolean;
}

interface LoadingDeps {
  store: Store;
  runtimes: ReadonlyMap<string, GameRuntime>;
  now(): number;
  log: EventLog;
}

/** Reads a match; one that older rules wrote is lifted, or ends here for nobody. Null: there is none. */
export async function loadMatch(deps: LoadingDeps, id: MatchId): Promise<LoadedMatch | null> {
  const stored = await deps.store.match(id);
  if (!stored) return null;
  const runtime = deps.runtimes.get(stored.setup.game);
  if (!runtime) {
    deps.log.warn({ match: id, game: stored.setup.game }, 'game-missing');
    return null;
  }
  const seatedPlayers = stored.seats as unknown as Record<Seat, SeatedPlayer>;
  const snapshot = stored.snapshot as unknown as Snapshot;
  const common = { stored, runtime, seatedPlayers, version: stored.version, isCancelled: false };
  if (stored.over || snapshot.rules === runtime.module.version) {
    return { ...common, state: MatchState.from(runtime, snapshot) };
  }
  const state = upgrade(deps, runtime, id, snapshot);
  const change = {
    id,
    from: stored.version,
    snapshot: state.snapshot(),
    deadline: state.deadline,
    over: state.outcome !== null,
    rows: [],
    told: [],
    at: deps.now(),
  };
  const result = await deps.store.commit({ match: change });
  if (result === 'conflict') return loadMatch(deps, id);
  return { ...common, state, version: stored.version + 1, isCancelled: state.outcome !== null };
}

function upgrade(deps: LoadingDeps, runtime: GameRuntime, id: MatchId, snapshot: Snapshot): MatchState {
  const { module } = runtime;
  const facts = { match: id, game: module.id, from: snapshot.rules, to: module.version };
  try {
    const G: unknown = module.upgrade?.(snapshot.G as Json, snapshot.rules) ?? null;
    if (G !== null) {
      deps.log.info(facts, 'match-upgraded');
      return MatchState.from(runtime, { ...snapshot, G, rules: module.version });
    }
  } catch (error) {
    deps.log.error({ ...facts, ...faultSite(error) }, 'upgrade-fault');
  }
  deps.log.warn(facts, 'match-cancelled');
  const gameover = { winners: [], reason: cancelReasons.outdated, cancelled: true };
  return MatchState.from(runtime, { ...snapshot, ctx: { ...snapshot.ctx, gameover } });
}
