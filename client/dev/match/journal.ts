import type { EngineState } from '#shared/engine.ts';
import type { AnyModule, LogEntry } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { type Break, type Moment, type Row, replayed } from './timeline';

/** The point where the rules refuse the journal. */
export interface Conflict extends Break {
  /** The number of rows in the journal. */
  of: number;
}

/** A moment after a number of rows, with the public log up to it. */
export interface Standing {
  moment: Moment;
  log: readonly LogEntry[];
  at: number;
}

/** A state that a journal begins with, other than a deal. */
export interface Loaded {
  state: EngineState;
  /** Server time in ms. */
  at: number;
  /** The public log up to it. */
  log: readonly LogEntry[];
}

/** A match's moves, the moments they led to, and the shown one. */
export class Journal {
  /** All moves, including those that the current rules refuse. */
  rows: readonly Row[] = [];
  /** The first moment, and one after each row that the rules accept. */
  moments: readonly Moment[] = [];
  conflict: Conflict | null = null;
  #at = 0;
  #kept: Standing | null = null;
  #loaded: Loaded | null = null;

  /** The shown moment, or null if there is none. */
  get moment(): Moment | null {
    return this.#kept?.moment ?? this.moments[this.#at] ?? null;
  }

  /** The number of rows before it. */
  get at(): number {
    return this.#kept?.at ?? this.#at;
  }

  /** The last moment that can be shown. */
  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** True if the shown state is a kept one, which the journal does not lead to under these rules. */
  get isKept(): boolean {
    return this.#kept !== null;
  }

  /** The public log up to the shown moment. */
  get log(): readonly LogEntry[] {
    if (this.#kept) return this.#kept.log;
    return [...(this.#loaded?.log ?? []), ...this.moments.slice(0, this.#at + 1).flatMap(({ facts }) => facts)];
  }

  /** The state before the shown one, or null if there is none. */
  get previous(): EngineState | null {
    return this.#kept ? null : (this.moments[this.#at - 1]?.state ?? null);
  }

  /** The loaded state it begins with, or null for the deal. */
  get loaded(): Loaded | null {
    return this.#loaded;
  }

  get standing(): Standing | null {
    const { moment, log, at } = this;
    return moment && { moment, log, at };
  }

  /** Starts over. Null if nothing could be dealt. */
  begin(first: Moment | null): void {
    this.rows = [];
    this.moments = first ? [first] : [];
    this.conflict = null;
    this.#loaded = null;
    this.jump(0);
  }

  /** Starts with a state instead of a deal. */
  beginWith(loaded: Loaded): void {
    this.begin(momentOf(loaded));
    this.#loaded = loaded;
  }

  /** Jumps to the moment after that many rows, or the nearest one. */
  jump(at: number): void {
    this.#kept = null;
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  /** Adds a move at the shown moment and its result, dropping any later rows. */
  add(after: Moment): void {
    if (this.#kept) this.beginWith(loadedOf(this.#kept));
    this.rows = [...this.rows.slice(0, this.#at), must(after.row)];
    this.moments = [...this.moments.slice(0, this.#at + 1), after];
    this.conflict = null;
    this.#at += 1;
  }

  /** Adds a later moment of a game played from its seed, without showing it. */
  extend({ facts, ...moment }: Moment): void {
    const { heard } = must(this.moments.at(-1));
    const lines = facts.map((entry, line) => ({ ...entry, n: heard + line + 1 }));
    this.rows = [...this.rows, must(moment.row)];
    this.moments = [...this.moments, { ...moment, facts: lines, heard: heard + lines.length }];
  }

  /**
   * Replays these rows from a first moment (null if it could not be dealt), and shows the requested one. If the rules
   * refuse an earlier row, the state shown before is kept.
   */
  replay(module: AnyModule, first: Moment | null, rows: readonly Row[], at: number, kept: Standing | null): void {
    this.rows = rows;
    const { moments, broken } = first ? replayed(module, first, rows) : { moments: [], broken: null };
    this.moments = moments;
    this.conflict = broken && { ...broken, of: rows.length };
    this.jump(at);
    if (at >= moments.length) this.#kept = kept;
  }
}

export const momentOf = ({ state, at, log }: Loaded): Moment => ({
  row: null,
  state,
  at,
  facts: [],
  heard: log.at(-1)?.n ?? 0,
});

export const loadedOf = ({ moment, log }: Standing): Loaded => ({ state: moment.state, at: moment.at, log });
