import type { LogEntry } from '#shared/contract/module.ts';
import type { MatchId, Seat } from '#shared/ids.ts';
import { asJson } from '#shared/json.ts';
import type { Change, JournalRow, MatchSetup, Store } from '../../store/store';
import { actionKey, type Moment, type MoveBatch, type MoveRequest } from '../batch';
import type { GameRuntime } from '../runtimes';
import type { SeatedPlayer } from '../types';
import { type LoadedMatch, rowsSince } from './loading';
import type { MatchState } from './state';

/**
 * Maximum number of moves by one seat in a match, far above what a game needs. It limits the size of a match on disk.
 */
const MOVES_OF_A_SEAT = 10_000;

/**
 * Number of moves between snapshots. Moves since the last snapshot are replayed from the journal when a match is loaded
 * after a crash, at about a third of a millisecond each. More frequent snapshots would take more disk space.
 */
const SNAPSHOT_EVERY = 32;

/** The next version of a match, to be stored. An update without rows is not a move. */
export interface MatchUpdate {
  state: MatchState;
  rows: MoveBatch['rows'];
  facts: LogEntry[];
  seatedPlayers?: Record<Seat, SeatedPlayer>;
}

/** The stored part of one match, as far as this process knows. `state` is always the last stored state. */
export class MatchRecord {
  readonly id: MatchId;
  readonly setup: MatchSetup;
  readonly runtime: GameRuntime;
  state: MatchState;
  seatedPlayers: Record<Seat, SeatedPlayer>;
  #version: number;
  #rowsAfterSnapshot: number;
  /**
   * The ids of moves that are known to be accepted. The set is complete if this process made all moves of the match.
   */
  readonly #counted = new Set<string>();
  #hasAllCounted: boolean;
  /** For each seat, the number of its moves. Null until the match has as many moves as a single seat may make. */
  #moves: Map<Seat, number> | null = null;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    { stored, runtime, state, seatedPlayers, rowsAfterSnapshot }: LoadedMatch,
    private readonly snapshotEvery = SNAPSHOT_EVERY,
  ) {
    this.id = stored.id;
    this.setup = stored.setup;
    this.runtime = runtime;
    this.state = state;
    this.seatedPlayers = seatedPlayers;
    this.#version = stored.version;
    this.#rowsAfterSnapshot = rowsAfterSnapshot;
    this.#hasAllCounted = state.rows === 0;
  }

  /** Returns the seats that bots play, with each bot's level. */
  botSeats(): Map<Seat, string> {
    const entries = Object.entries(this.seatedPlayers);
    return new Map(entries.flatMap(([seat, { bot }]): [Seat, string][] => (bot === null ? [] : [[seat, bot]])));
  }

  names(): Record<Seat, string> {
    return Object.fromEntries(Object.entries(this.seatedPlayers).map(([seat, { name }]) => [seat, name]));
  }

  publicLog(): Promise<LogEntry[]> {
    return this.state.logLength === 0 ? Promise.resolve([]) : this.store.publicLog(this.id);
  }

  hasCounted(key: string): boolean {
    return this.#counted.has(key);
  }

  hasReachedMoveLimit(seat: Seat): boolean {
    return (this.#moves?.get(seat) ?? 0) >= MOVES_OF_A_SEAT;
  }

  /**
   * Loads from the store which of these moves were already accepted and, in a long match, how many moves each seat has
   * made. Rejects if the store fails.
   * @returns undefined if there is nothing to load
   */
  loadActionIds(moves: readonly MoveRequest[]): Promise<void> | undefined {
    const isLong = this.#moves === null && this.state.rows >= MOVES_OF_A_SEAT;
    return this.#hasAllCounted && !isLong ? undefined : this.#loadActionIds(moves, isLong);
  }

  async #loadActionIds(moves: readonly MoveRequest[], isLong: boolean): Promise<void> {
    if (isLong) this.#moves = await this.store.movesBySeat(this.id);
    if (this.#hasAllCounted) return;
    for (const { seat, id } of moves) {
      if (id === null || this.#counted.has(actionKey(seat, id))) continue;
      if (await this.store.counted(this.id, seat, id)) this.#counted.add(actionKey(seat, id));
    }
  }

  /**
   * Stores an update together with `also`. `conflict` means that another process wrote first, and nothing is stored. If
   * the store fails, rejects and nothing is stored.
   */
  write({ state, rows, facts, seatedPlayers }: MatchUpdate, also: Change = {}): Promise<'done' | 'conflict'> {
    if (state === this.state && !seatedPlayers) return Promise.resolve('done');
    const rowsAfterSnapshot = this.#rowsAfterSnapshot + rows.length;
    // The journal has no row for a change that is not a move, so the change needs a snapshot.
    const isOwn = rows.length === 0 && state !== this.state;
    const isWhole = isOwn || state.outcome !== null || rowsAfterSnapshot >= this.snapshotEvery;
    const change = {
      ...this.#next(state),
      ...(isWhole && { snapshot: state.snapshot() }),
      ...(seatedPlayers && { seats: asJson(seatedPlayers) }),
      rows,
      facts,
    };
    return this.store.commit({ ...also, match: change }).then((result) => {
      if (result === 'conflict') return result;
      this.#version += 1;
      this.#rowsAfterSnapshot = isWhole ? 0 : rowsAfterSnapshot;
      for (const row of rows) this.#count(row);
      this.state = state;
      if (seatedPlayers) this.seatedPlayers = seatedPlayers;
      return result;
    });
  }

  /** True if the stored snapshot is up to date, so that loading the match replays no moves. */
  isSaved(): boolean {
    return this.#rowsAfterSnapshot === 0;
  }

  /** Stores a snapshot. If this fails, or if another process wrote first, the journal still has every move. */
  async save(): Promise<void> {
    if (this.isSaved()) return;
    const { state } = this;
    const change = { ...this.#next(state), snapshot: state.snapshot(), rows: [], facts: [] };
    if ((await this.store.commit({ match: change })) === 'conflict') return;
    this.#version += 1;
    this.#rowsAfterSnapshot = 0;
  }

  /** True if another process has written the match since this process last read or wrote it. */
  isBehind(version: number): boolean {
    return version > this.#version;
  }

  /**
   * Applies moves that other processes have stored in the meantime. Returns the moment after each move. Returns null if
   * the match has changed in another way and has to be loaded again.
   */
  async catchUp(): Promise<Moment[] | null> {
    const news = await rowsSince(this.store, this);
    if (!news) return null;
    const { version, seatedPlayers, rows, moments } = news;
    this.#version = version;
    this.#rowsAfterSnapshot += rows.length;
    for (const row of rows) this.#count(row);
    this.seatedPlayers = seatedPlayers;
    this.state = moments.at(-1)?.state ?? this.state;
    return moments;
  }

  /** Continues with the state of a match that was loaded again. Returns the facts that were added. */
  async takeOver(loaded: LoadedMatch): Promise<LogEntry[]> {
    const before = this.state.logLength;
    const facts = loaded.state.logLength > before ? await this.store.publicLog(this.id) : [];
    this.#hasAllCounted = false;
    this.#moves = null;
    this.#version = loaded.stored.version;
    this.#rowsAfterSnapshot = loaded.rowsAfterSnapshot;
    this.seatedPlayers = loaded.seatedPlayers;
    this.state = loaded.state;
    return facts.filter(({ n }) => n > before);
  }

  #count({ seat, id }: JournalRow): void {
    if (seat === null) return;
    if (id !== null) this.#counted.add(actionKey(seat, id));
    this.#moves?.set(seat, (this.#moves.get(seat) ?? 0) + 1);
  }

  #next({ deadline, outcome }: MatchState) {
    return { id: this.id, from: this.#version, deadline, over: outcome !== null, at: this.now() };
  }
}
