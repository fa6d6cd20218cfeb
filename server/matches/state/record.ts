import type { MatchId, Seat } from '../../../shared/ids';
import type { Json } from '../../../shared/json';
import type { Told } from '../../../shared/module';
import type { Change, MatchSetup, Store } from '../../store/store';
import { actionKey, type MoveBatch, type MoveRequest } from '../batch';
import type { GameRuntime } from '../runtimes';
import type { SeatedPlayer } from '../types';
import type { LoadedMatch } from './loading';
import type { MatchState } from './state';

/** Moves a seat may make in a match: far more than any game takes, and what a match may come to on the disk. */
const MOVES_OF_A_SEAT = 10_000;

/** What is to stand in the store next; a change that is no move has no rows. */
export interface Commit {
  state: MatchState;
  rows: MoveBatch['rows'];
  told: Told[];
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
  /** Action ids known to count; all of them while the match never was anywhere but here. */
  readonly #counted = new Set<string>();
  #hasAllCounted: boolean;
  /** How many moves of each seat counted; null: there are fewer in all than one seat may make. */
  #moves: Map<Seat, number> | null = null;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    { stored, runtime, state, seatedPlayers }: LoadedMatch,
  ) {
    this.id = stored.id;
    this.setup = stored.setup;
    this.runtime = runtime;
    this.state = state;
    this.seatedPlayers = seatedPlayers;
    this.#version = stored.version;
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

  told(): Promise<Told[]> {
    return this.state.told === 0 ? Promise.resolve([]) : this.store.told(this.id);
  }

  hasCounted(key: string): boolean {
    return this.#counted.has(key);
  }

  /** The seat has made as many moves as it may. */
  isSpent(seat: Seat): boolean {
    return (this.#moves?.get(seat) ?? 0) >= MOVES_OF_A_SEAT;
  }

  /** Asks the store what is needed to judge these moves: which of them counted before, and how many there were. */
  async recall(moves: readonly MoveRequest[]): Promise<void> {
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
  async commit({ state, rows, told, seatedPlayers }: Commit, also: Change = {}): Promise<'done' | 'conflict'> {
    if (state === this.state && !seatedPlayers) return 'done';
    const change = {
      id: this.id,
      from: this.#version,
      snapshot: state.snapshot(),
      deadline: state.deadline,
      over: state.outcome !== null,
      ...(seatedPlayers && { seats: seatedPlayers as unknown as Json }),
      rows,
      told,
      at: this.now(),
    };
    const result = await this.store.commit({ ...also, match: change });
    if (result === 'conflict') return result;
    this.#version += 1;
    for (const { seat, id } of rows) {
      if (seat === null) continue;
      if (id !== null) this.#counted.add(actionKey(seat, id));
      this.#moves?.set(seat, (this.#moves.get(seat) ?? 0) + 1);
    }
    this.state = state;
    if (seatedPlayers) this.seatedPlayers = seatedPlayers;
    return result;
  }

  /** Takes over what somebody else wrote; answers what was told since. */
  async takeOver(loaded: LoadedMatch): Promise<Told[]> {
    const before = this.state.told;
    const told = loaded.state.told > before ? await this.store.told(this.id) : [];
    this.#hasAllCounted = false;
    this.#moves = null;
    this.#version = loaded.stored.version;
    this.seatedPlayers = loaded.seatedPlayers;
    this.state = loaded.state;
    return told.filter(({ n }) => n > before);
  }
}
