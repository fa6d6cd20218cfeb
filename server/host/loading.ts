import type { MatchId, Seat } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { Store, StoredMatch } from '../store/store';
import type { Sitter } from './host';
import { type HostLog, placeOf } from './log';
import type { Rules } from './rules';
import { type Snapshot, Standing } from './standing';
import { cancelReasons } from './text';

/** A match as the store knows it, ready to go on. */
export interface Loaded {
  stored: StoredMatch;
  rules: Rules;
  standing: Standing;
  sitters: Record<Seat, Sitter>;
  version: number;
  /** It ended here and now, because the present rules cannot carry it on. */
  isCancelled: boolean;
}

interface Archive {
  store: Store;
  rules: ReadonlyMap<string, Rules>;
  now(): number;
  log: HostLog;
}

/** Reads a match; one that older rules wrote is lifted, or ends here for nobody. Null: there is none. */
export async function loadMatch(archive: Archive, id: MatchId): Promise<Loaded | null> {
  const stored = await archive.store.match(id);
  if (!stored) return null;
  const rules = archive.rules.get(stored.setup.game);
  if (!rules) {
    archive.log.warn({ match: id, game: stored.setup.game }, 'game-missing');
    return null;
  }
  const sitters = stored.seats as unknown as Record<Seat, Sitter>;
  const snapshot = stored.snapshot as unknown as Snapshot;
  const common = { stored, rules, sitters, version: stored.version, isCancelled: false };
  if (stored.over || snapshot.rules === rules.module.version) {
    return { ...common, standing: Standing.from(rules, snapshot) };
  }
  const standing = lift(archive, rules, id, snapshot);
  const change = {
    id,
    from: stored.version,
    snapshot: standing.snapshot(),
    deadline: standing.deadline,
    over: standing.outcome !== null,
    rows: [],
    told: [],
    at: archive.now(),
  };
  const result = await archive.store.commit({ match: change });
  if (result === 'conflict') return loadMatch(archive, id);
  return { ...common, standing, version: stored.version + 1, isCancelled: standing.outcome !== null };
}

function lift(archive: Archive, rules: Rules, id: MatchId, snapshot: Snapshot): Standing {
  const { module } = rules;
  const facts = { match: id, game: module.id, from: snapshot.rules, to: module.version };
  try {
    const G: unknown = module.upgrade?.(snapshot.G as Json, snapshot.rules) ?? null;
    if (G !== null) {
      archive.log.info(facts, 'match-upgraded');
      return Standing.from(rules, { ...snapshot, G, rules: module.version });
    }
  } catch (error) {
    archive.log.error({ ...facts, ...placeOf(error) }, 'upgrade-fault');
  }
  archive.log.warn(facts, 'match-cancelled');
  const gameover = { winners: [], reason: cancelReasons.outdated, cancelled: true };
  return Standing.from(rules, { ...snapshot, ctx: { ...snapshot.ctx, gameover } });
}
