import { z } from 'zod';
import { type MatchId, type Seat, seatsOf } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import { MANNERS } from '../../../shared/voice';
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
  /** It ended here and now, because it cannot be read or the present rules cannot carry it on. */
  isCancelled: boolean;
}

interface LoadingDeps {
  store: Store;
  runtimes: ReadonlyMap<string, GameRuntime>;
  now(): number;
  log: EventLog;
}

const snapshotShape = z.looseObject({
  ctx: z.looseObject({
    numPlayers: z.number(),
  }),
  plugins: z.record(z.string(), z.unknown()),
  rules: z.number().int(),
  rows: z.number().int(),
  told: z.number().int(),
});

const voiceShape = z.object({ manner: z.enum(MANNERS), temper: z.number(), quickness: z.number() });

const seatsShape = z.record(
  z.string(),
  z.looseObject({
    name: z.string(),
    bot: z.string().nullable(),
    member: z.string().optional(),
    voice: voiceShape.optional().catch(undefined),
  }),
);

/**
 * Reads a match; one that older rules wrote is upgraded, or ends here for nobody. One that cannot be read is over
 * for whoever looks, and stays in the store as it is. Null: there is none.
 */
export async function loadMatch(deps: LoadingDeps, id: MatchId): Promise<LoadedMatch | null> {
  const stored = await deps.store.match(id);
  if (!stored) return null;
  const runtime = deps.runtimes.get(stored.setup.game);
  if (!runtime) {
    deps.log.warn({ match: id, game: stored.setup.game }, 'game-missing');
    return null;
  }
  const read = readMatch(deps, stored, runtime);
  if (read === 'unreadable') return unreadable(stored, runtime);
  return read.isOlder ? storeUpgrade(deps, read) : read;
}

/** Whatever throws here would throw again for everybody who looks at the match. */
function readMatch(deps: LoadingDeps, stored: StoredMatch, runtime: GameRuntime) {
  try {
    const snapshot = snapshotShape.parse(stored.snapshot) as unknown as Snapshot;
    const seatedPlayers = readSeats(stored);
    const isOlder = !stored.over && snapshot.rules !== runtime.module.version;
    const state = isOlder ? upgrade(deps, runtime, stored.id, snapshot) : MatchState.from(runtime, snapshot);
    state.seeAll(seatsOf(stored.setup.seats));
    return { stored, runtime, state, seatedPlayers, isOlder, isCancelled: isOlder && state.outcome !== null };
  } catch (error) {
    deps.log.error({ match: stored.id, game: stored.setup.game, ...faultSite(error) }, 'match-unreadable');
    return 'unreadable';
  }
}

function readSeats({ seats, setup }: StoredMatch): Record<Seat, SeatedPlayer> {
  const seated = seatsShape.parse(seats) as Record<Seat, SeatedPlayer>;
  if (seatsOf(setup.seats).some((seat) => !Object.hasOwn(seated, seat))) throw new Error('a seat without a player');
  return seated;
}

/** Whether bots play any of the stored seats. */
export function hasBots(seats: Json): boolean {
  const known = seatsShape.safeParse(seats);
  return known.success && Object.values(known.data).some(({ bot }) => bot !== null);
}

function unreadable(stored: StoredMatch, runtime: GameRuntime): LoadedMatch {
  const seats = seatsOf(stored.setup.seats);
  const known = seatsShape.safeParse(stored.seats);
  const nobody: SeatedPlayer = { name: '', bot: null };
  const seatedPlayers = Object.fromEntries(
    seats.map((seat) => [seat, ((known.success && known.data[seat]) || nobody) as SeatedPlayer]),
  );
  return { stored, runtime, state: MatchState.unreadable(runtime, seats), seatedPlayers, isCancelled: true };
}

function upgrade(deps: LoadingDeps, runtime: GameRuntime, id: MatchId, snapshot: Snapshot): MatchState {
  const { module } = runtime;
  const facts = { match: id, game: module.id, from: snapshot.rules, to: module.version };
  try {
    const G: unknown = module.upgrade?.(snapshot.G as Json, snapshot.rules) ?? null;
    if (G !== null) {
      const state = MatchState.from(runtime, { ...snapshot, G, rules: module.version });
      deps.log.info(facts, 'match-upgraded');
      return state;
    }
  } catch (error) {
    deps.log.error({ ...facts, ...faultSite(error) }, 'upgrade-fault');
  }
  deps.log.warn(facts, 'match-cancelled');
  const gameover = { winners: [], reason: cancelReasons.outdated, cancelled: true };
  return MatchState.from(runtime, { ...snapshot, ctx: { ...snapshot.ctx, gameover } });
}

/** Makes an upgrade durable; where somebody else was faster, theirs counts. */
async function storeUpgrade(deps: LoadingDeps, loaded: LoadedMatch): Promise<LoadedMatch | null> {
  const { stored, state } = loaded;
  const change = {
    id: stored.id,
    from: stored.version,
    snapshot: state.snapshot(),
    deadline: state.deadline,
    over: state.outcome !== null,
    rows: [],
    told: [],
    at: deps.now(),
  };
  const result = await deps.store.commit({ match: change });
  if (result === 'conflict') return loadMatch(deps, stored.id);
  return { ...loaded, stored: { ...stored, version: stored.version + 1 } };
}
