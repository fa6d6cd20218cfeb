import type { MatchId, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { LogEntry } from '#shared/module.ts';
import type { Change, JournalRow, MatchSetup, Store } from '../../store/store';
import { actionKey, type Moment, type MoveBatch, type MoveRequest } from '../batch';
import type { GameRuntime } from '../runtimes';
import type { SeatedPlayer } from '../types';
import { type LoadedMatch, rowsSince } from './loading';
import type { MatchState } from './state';

/** Moves a seat may make in a match: far more than any game takes, and what a match may come to on the disk. */
const MOVES_OF_A_SEAT = 10_000;

/**
 * A match is stored whole after so many moves, at rest and at its end; between, its journal says the rest. Fewer cost
 * more on the disk, more take longer to make again after a crash: of these each takes a third of a millisecond.
 */
const SNAPSHOT_EVERY = 32;

/** What is to stand in the store next; a change that is no move has no rows. */
export interface MatchUpdate {
  state: MatchState;
  rows: MoveBatch['rows'];
  facts: LogEntry[];
  seatedPlayers?: Record<Seat, SeatedPlayer>;
}

/** What is stored of one match, as far as this process knows: its state is always the last durable one. */
export class MatchRecord {
  readonly id: MatchId;
  readonly setup: MatchSetup;
  readonly runtime: GameRuntime;
  state: MatchState;
  seatedPlayers: Record<Seat, SeatedPlayer>;
  #version: number;
  /** Moves that stand in the journal alone. */
  #rowsAfterSnapshot: number;
  /** Action ids known to count; all of them while the match never was anywhere but here. */
  readonly #counted = new Set<string>();
  #hasAllCounted: boolean;
  /** How many moves of each seat counted; null: there are fewer in all than one seat may make. */
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

  /** Seats that bots play, with their levels. */
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

  /** The seat has made as many moves as it may. */
  hasReachedMoveLimit(seat: Seat): boolean {
    return (this.#moves?.get(seat) ?? 0) >= MOVES_OF_A_SEAT;
  }

  /** Asks the store what is needed to judge these moves: which of them counted before, and how many there were. */
  async loadActionIds(moves: readonly MoveRequest[]): Promise<void> {
    if (this.#moves === null && this.state.rows >= MOVES_OF_A_SEAT) this.#moves = await this.store.movesBySeat(this.id);
    if (this.#hasAllCounted) return;
    for (const { seat, id } of moves) {
      if (id === null || this.#counted.has(actionKey(seat, id))) continue;
      if (await this.store.counted(this.id, seat, id)) this.#counted.add(actionKey(seat, id));
    }
  }

  /**
   * Makes a commit durable, and what else is to change with it. `conflict`: somebody else wrote one of them meanwhile,
   * and nothing is stored. Rejects where the disk does; then too nothing has changed.
   */
  async write({ state, rows, facts, seatedPlayers }: MatchUpdate, also: Change = {}): Promise<'done' | 'conflict'> {
    if (state === this.state && !seatedPlayers) return 'done';
    const rowsAfterSnapshot = this.#rowsAfterSnapshot + rows.length;
    // What is no move is not in the journal.
    const isOwn = rows.length === 0 && state !== this.state;
    const isWhole = isOwn || state.outcome !== null || rowsAfterSnapshot >= this.snapshotEvery;
    const change = {
      ...this.#next(state),
      ...(isWhole && { snapshot: state.snapshot() }),
      ...(seatedPlayers && { seats: seatedPlayers as unknown as Json }),
      rows,
      facts,
    };
    const result = await this.store.commit({ ...also, match: change });
    if (result === 'conflict') return result;
    this.#version += 1;
    this.#rowsAfterSnapshot = isWhole ? 0 : rowsAfterSnapshot;
    for (const row of rows) this.#count(row);
    this.state = state;
    if (seatedPlayers) this.seatedPlayers = seatedPlayers;
    return result;
  }

  /** Whether the store has the match whole, so that whoever loads it has no move to make again. */
  isSaved(): boolean {
    return this.#rowsAfterSnapshot === 0;
  }

  /** Stores the match whole. Where somebody else wrote it meanwhile, or the disk does not, the journal still says it all. */
  async save(): Promise<void> {
    if (this.isSaved()) return;
    const { state } = this;
    const change = { ...this.#next(state), snapshot: state.snapshot(), rows: [], facts: [] };
    if ((await this.store.commit({ match: change })) === 'conflict') return;
    this.#version += 1;
    this.#rowsAfterSnapshot = 0;
  }

  /** Whether somebody else has written the match since this process read or wrote it. */
  isBehind(version: number): boolean {
    return version > this.#version;
  }

  /**
   * Makes the moves that somebody else stored since, one after the other: what each leads to. Null: it is not moves
   * alone that came, and the match has to be read whole.
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

  /** Takes over what somebody else wrote; answers what was told since. */
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

  /** What a change says of the match wherever it then stands. */
  #next({ deadline, outcome }: MatchState) {
    return { id: this.id, from: this.#version, deadline, over: outcome !== null, at: this.now() };
  }
}
