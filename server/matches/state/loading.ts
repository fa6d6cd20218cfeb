import type { Ctx } from 'boardgame.io';
import { z } from 'zod';
import { MANNERS } from '#shared/contract/voice.ts';
import { type MatchId, type Seat, seatsOf } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { type EventLog, faultSite } from '../../log';
import type { JournalRow, Store, StoredMatch } from '../../store/store';
import type { Moment } from '../batch';
import type { GameRuntime } from '../runtimes';
import { cancelReasons } from '../text';
import type { SeatedPlayer } from '../types';
import { MatchState, type Snapshot } from './state';

/** A match loaded from the store, ready to continue. */
export interface LoadedMatch {
  stored: StoredMatch;
  runtime: GameRuntime;
  state: MatchState;
  seatedPlayers: Record<Seat, SeatedPlayer>;
  /** Number of moves that were replayed after the stored snapshot. */
  rowsAfterSnapshot: number;
  /**
   * True if the match was cancelled during loading, because it cannot be read or the current rules cannot continue it.
   */
  isCancelled: boolean;
}

interface LoadingDeps {
  store: Store;
  runtimes: ReadonlyMap<string, GameRuntime>;
  now(): number;
  log: EventLog;
}

const ctxShape = z.looseObject({ numPlayers: z.number() });

const snapshotShape = z.looseObject({
  G: z.unknown(),
  ctx: z.custom<Ctx>((ctx) => ctxShape.safeParse(ctx).success),
  plugins: z.record(z.string(), z.looseObject({ data: z.unknown() })),
  rules: z.number().int(),
  rows: z.number().int(),
  logLength: z.number().int(),
});

const voiceShape = z.object({ manner: z.enum(MANNERS), temper: z.number(), quickness: z.number() });

const seatsShape = z.record(
  z.string(),
  z.looseObject({
    name: z.string(),
    bot: z.string().nullable(),
    member: z.string(),
    stoodIn: z.literal(true).exactOptional(),
    voice: voiceShape.optional(),
  }),
);

/**
 * Loads a match, or returns null if there is no such match or the server lacks its game. If the match began under older
 * rules, upgrades or cancels it. Treats an unreadable match as over, and leaves it unchanged in the store.
 */
export async function loadMatch(deps: LoadingDeps, id: MatchId): Promise<LoadedMatch | null> {
  const stored = await deps.store.match(id);
  if (!stored) return null;
  const runtime = deps.runtimes.get(stored.setup.game);
  if (!runtime) {
    deps.log.warn({ match: id, game: stored.setup.game }, 'game-missing');
    return null;
  }
  const read = await readMatch(deps, stored, runtime);
  if (!('problem' in read)) return read.isOlder ? storeUpgrade(deps, read) : read;
  // Another process may have written the match after its row was read and before its journal was read.
  const now = await deps.store.match(id);
  if (now?.version !== stored.version) return loadMatch(deps, id);
  deps.log.error({ match: id, game: stored.setup.game, ...faultSite(read.problem) }, 'match-unreadable');
  return unreadable(stored, runtime);
}

/**
 * Reads a stored match. Rejects if the store fails. Returns any error other than a store failure as a `problem`,
 * because loading the match again would not help.
 */
async function readMatch(deps: LoadingDeps, stored: StoredMatch, runtime: GameRuntime) {
  const snapshot = attempt((): Snapshot => snapshotShape.parse(stored.snapshot));
  if ('problem' in snapshot) return snapshot;
  const isOlder = !stored.over && snapshot.rules !== runtime.module.version;
  const rows = await deps.store.journal(stored.id, snapshot.rows);
  const logLength = isOlder ? (await deps.store.publicLog(stored.id)).length : snapshot.logLength;
  return attempt(() => {
    const seatedPlayers = readSeats(stored);
    if (!stored.over && snapshot.ctx.gameover !== undefined) throw new Error('a running match has a result');
    const state = isOlder
      ? upgrade(deps, runtime, stored.id, snapshot, { rows: snapshot.rows + rows.length, logLength })
      : replayRows(MatchState.from(runtime, snapshot), rows, stored);
    state.seeAll(seatsOf(stored.setup.seats));
    const isCancelled = isOlder && state.outcome !== null;
    return { stored, runtime, state, seatedPlayers, isOlder, isCancelled, rowsAfterSnapshot: rows.length };
  });
}

function attempt<T extends object>(work: () => T): T | { problem: unknown } {
  try {
    return work();
  } catch (problem) {
    return { problem };
  }
}

/**
 * Replays the moves after a snapshot. Throws if a move cannot be applied, or if the resulting deadline or outcome
 * differs from the stored row.
 */
function replayRows(snapshot: MatchState, rows: readonly JournalRow[], { deadline, over }: StoredMatch): MatchState {
  const state = rows.reduce((before, row) => momentOf(before, row).state, snapshot);
  if (rows.length > 0 && state.deadline !== deadline) throw new Error('the journal leads elsewhere');
  if ((state.outcome !== null) !== over) throw new Error('the state and its row differ on whether the match is over');
  return state;
}

/**
 * Returns the rows stored after this state, and the moment after each. Returns null if something other than a move has
 * changed the match, or if the rows do not lead to the stored version.
 */
export async function rowsSince(
  store: Pick<Store, 'journal' | 'version'>,
  { id, setup, state }: { id: MatchId; setup: StoredMatch['setup']; state: MatchState },
) {
  if (state.version !== state.runtime.module.version) return null;
  // If another process writes between these two reads, both are repeated.
  for (let tries = 0; tries < 3; tries++) {
    const current = await store.version(id);
    if (!current) return null;
    const rows = await store.journal(id, state.rows);
    const moments = momentsAfter(state, rows);
    const last = moments?.at(-1)?.state ?? state;
    if (moments && last.deadline === current.deadline && (last.outcome !== null) === current.over)
      return { version: current.version, seatedPlayers: readSeats({ ...current, setup }), rows, moments };
    if ((await store.version(id))?.version === current.version) return null;
  }
  return null;
}

/** Returns the moment after each row, or null if the current rules cannot apply one of the moves. */
function momentsAfter(state: MatchState, rows: readonly JournalRow[]): Moment[] | null {
  const moments: Moment[] = [];
  try {
    for (const row of rows) moments.push(momentOf(moments.at(-1)?.state ?? state, row));
    return moments;
  } catch {
    return null;
  }
}

/** Replays a stored move. Under the same rules, the state and the facts are the same as before. */
function momentOf(before: MatchState, { n, at, seat, move, args }: JournalRow): Moment {
  if (n !== before.rows + 1) throw new Error('a journal row is missing');
  const { position, facts } = before.runtime.engine.move(before.engineState, seat, move, args, at);
  const entries = facts.map((fact, index) => ({ n: before.logLength + index + 1, at, ...fact }));
  const state = new MatchState(before.runtime, position, n, before.logLength + facts.length);
  return { state, facts: entries, mover: null };
}

/** Returns the player at each seat. Throws if the stored seats are unreadable. */
export function readSeats({ seats, setup }: Pick<StoredMatch, 'seats' | 'setup'>): Record<Seat, SeatedPlayer> {
  const seated = seatsShape.parse(seats) as Record<Seat, SeatedPlayer>;
  if (seatsOf(setup.seats).some((seat) => !Object.hasOwn(seated, seat))) throw new Error('a seat without a player');
  return seated;
}

export function hasBots(seats: Json): boolean {
  const known = seatsShape.safeParse(seats);
  return known.success && Object.values(known.data).some(({ bot }) => bot !== null);
}

function unreadable(stored: StoredMatch, runtime: GameRuntime): LoadedMatch {
  const seats = seatsOf(stored.setup.seats);
  const known = seatsShape.safeParse(stored.seats);
  const nobody: SeatedPlayer = { member: '', name: '', bot: null };
  const seatedPlayers = Object.fromEntries(
    seats.map((seat) => [seat, ((known.success && known.data[seat]) || nobody) as SeatedPlayer]),
  );
  return {
    stored,
    runtime,
    state: MatchState.unreadable(runtime, seats),
    seatedPlayers,
    rowsAfterSnapshot: 0,
    isCancelled: true,
  };
}

/**
 * Upgrades a snapshot that older rules wrote. If there are later moves, which only the older rules could replay, ends
 * the match. A clean shutdown leaves no later moves.
 */
function upgrade(
  deps: LoadingDeps,
  runtime: GameRuntime,
  id: MatchId,
  snapshot: Snapshot,
  counted: Pick<Snapshot, 'rows' | 'logLength'>,
): MatchState {
  const { module } = runtime;
  const facts = { match: id, game: module.id, from: snapshot.rules, to: module.version };
  try {
    const isWhole = counted.rows === snapshot.rows;
    const G: unknown = (isWhole && module.upgrade?.(snapshot.G as Json, snapshot.rules)) || null;
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
  return MatchState.from(runtime, { ...snapshot, ...counted, ctx: { ...snapshot.ctx, gameover } });
}

/** Stores an upgrade. If another process has already stored an upgrade, loads that upgrade instead. */
async function storeUpgrade(deps: LoadingDeps, loaded: LoadedMatch): Promise<LoadedMatch | null> {
  const { stored, state } = loaded;
  const change = {
    id: stored.id,
    from: stored.version,
    snapshot: state.snapshot(),
    deadline: state.deadline,
    over: state.outcome !== null,
    rows: [],
    facts: [],
    at: deps.now(),
  };
  const result = await deps.store.commit({ match: change });
  if (result === 'conflict') return loadMatch(deps, stored.id);
  return { ...loaded, stored: { ...stored, version: stored.version + 1 }, rowsAfterSnapshot: 0 };
}
