import type { EngineState } from '#shared/engine.ts';
import type { AnyModule, LogEntry } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { type Break, type Moment, type Row, replayed } from './timeline';

/** Where the rules and the journal part. */
export interface Conflict extends Break {
  /** How many rows the journal has. */
  of: number;
}

/** A moment with the public log up to it, after so many rows. */
export interface Standing {
  moment: Moment;
  log: readonly LogEntry[];
  at: number;
}

/** A state that a journal begins with, where that is no deal. */
export interface Loaded {
  state: EngineState;
  /** Server time in ms. */
  at: number;
  /** The public log up to it. */
  log: readonly LogEntry[];
}

/** What was done in a match, the moments it led to, and the one that is looked at. */
export class Journal {
  /** All that was done, also what the rules of now do not take any more. */
  rows: readonly Row[] = [];
  /** The moment it begins with, and one after each row that the rules take. */
  moments: readonly Moment[] = [];
  conflict: Conflict | null = null;
  #at = 0;
  #kept: Standing | null = null;
  #loaded: Loaded | null = null;

  /** The moment looked at; null: there is none. */
  get moment(): Moment | null {
    return this.#kept?.moment ?? this.moments[this.#at] ?? null;
  }

  /** After how many rows it is. */
  get at(): number {
    return this.#kept?.at ?? this.#at;
  }

  /** The last moment that can be gone to. */
  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** What is looked at is a state as it was: the journal does not lead there under these rules. */
  get isKept(): boolean {
    return this.#kept !== null;
  }

  /** The public log up to the moment looked at. */
  get log(): readonly LogEntry[] {
    if (this.#kept) return this.#kept.log;
    return [...(this.#loaded?.log ?? []), ...this.moments.slice(0, this.#at + 1).flatMap(({ facts }) => facts)];
  }

  /** The state before the one looked at; null: there is none. */
  get previous(): EngineState | null {
    return this.#kept ? null : (this.moments[this.#at - 1]?.state ?? null);
  }

  /** What it begins with; null: the deal. */
  get loaded(): Loaded | null {
    return this.#loaded;
  }

  get standing(): Standing | null {
    const { moment, log, at } = this;
    return moment && { moment, log, at };
  }

  /** Begins anew; null: nothing could be dealt. */
  begin(first: Moment | null): void {
    this.rows = [];
    this.moments = first ? [first] : [];
    this.conflict = null;
    this.#loaded = null;
    this.jump(0);
  }

  /** Begins with a state instead of a deal. */
  beginWith(loaded: Loaded): void {
    this.begin(momentOf(loaded));
    this.#loaded = loaded;
  }

  /** Goes to the moment after so many rows, or as near as there is one. */
  jump(at: number): void {
    this.#kept = null;
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  /** What was done at the moment looked at, and where it led. What came after in the journal is dropped. */
  add(after: Moment): void {
    if (this.#kept) this.beginWith(loadedOf(this.#kept));
    this.rows = [...this.rows.slice(0, this.#at), must(after.row)];
    this.moments = [...this.moments.slice(0, this.#at + 1), after];
    this.conflict = null;
    this.#at += 1;
  }

  /** A later moment, of a game that is played from its seed; nobody goes there. */
  extend({ facts, ...moment }: Moment): void {
    const { heard } = must(this.moments.at(-1));
    const lines = facts.map((entry, line) => ({ ...entry, n: heard + line + 1 }));
    this.rows = [...this.rows, must(moment.row)];
    this.moments = [...this.moments, { ...moment, facts: lines, heard: heard + lines.length }];
  }

  /**
   * Makes these rows anew from a first moment (null: it could not be dealt), and stands where it was asked to. Where the
   * rules do not take the journal as far, what was standing there before stays.
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
