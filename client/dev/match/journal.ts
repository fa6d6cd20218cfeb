import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import type { EngineState } from '#shared/engine/engine.ts';
import { must } from '#shared/must.ts';
import { type Break, type Moment, type Row, replayed } from './timeline';

export interface Conflict extends Break {
  of: number;
}

/** A moment, with the number of journal rows that lead to it and the public log so far. */
export interface Standing {
  moment: Moment;
  log: readonly LogEntry[];
  at: number;
}

/** A saved state with which a journal can begin instead of the deal. */
export interface Loaded {
  state: EngineState;
  /** Server time in ms. */
  at: number;
  log: readonly LogEntry[];
}

/** The moves of a match, the moments between them, and which moment is shown. */
export class Journal {
  /** All moves, including any that the current rules refuse. */
  rows: readonly Row[] = [];
  /** The first moment, and the moment after each accepted row. */
  moments: readonly Moment[] = [];
  conflict: Conflict | null = null;
  #at = 0;
  #kept: Standing | null = null;
  #loaded: Loaded | null = null;

  get moment(): Moment | null {
    return this.#kept?.moment ?? this.moments[this.#at] ?? null;
  }

  /** The number of rows that lead to the shown moment. */
  get at(): number {
    return this.#kept?.at ?? this.#at;
  }

  /** The index of the last moment in the journal that can be shown. */
  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** True if the shown state was kept although the edited rules no longer lead to it. */
  get isKept(): boolean {
    return this.#kept !== null;
  }

  get log(): readonly LogEntry[] {
    if (this.#kept) return this.#kept.log;
    return [...(this.#loaded?.log ?? []), ...this.moments.slice(0, this.#at + 1).flatMap(({ facts }) => facts)];
  }

  get previous(): EngineState | null {
    return this.#kept ? null : (this.moments[this.#at - 1]?.state ?? null);
  }

  /** The saved state with which the journal begins, or null if it begins with the deal. */
  get loaded(): Loaded | null {
    return this.#loaded;
  }

  get standing(): Standing | null {
    const { moment, log, at } = this;
    return moment && { moment, log, at };
  }

  /** Starts a new journal with the moment `first`. If `first` is null because the deal failed, there are no moments. */
  begin(first: Moment | null): void {
    this.rows = [];
    this.moments = first ? [first] : [];
    this.conflict = null;
    this.#loaded = null;
    this.jump(0);
  }

  beginWith(loaded: Loaded): void {
    this.begin(momentOf(loaded));
    this.#loaded = loaded;
  }

  /** Shows the moment after the first `at` rows or, if it does not exist, the nearest one. */
  jump(at: number): void {
    this.#kept = null;
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  /** Adds the moment `after` and its row after the shown moment. All rows that had followed are dropped. */
  add(after: Moment): void {
    if (this.#kept) this.beginWith(loadedOf(this.#kept));
    this.rows = [...this.rows.slice(0, this.#at), must(after.row)];
    this.moments = [...this.moments.slice(0, this.#at + 1), after];
    this.conflict = null;
    this.#at += 1;
  }

  /** Adds the next moment of a random game at the end, without showing it. */
  extend({ facts, ...moment }: Moment): void {
    const { heard } = must(this.moments.at(-1));
    const lines = facts.map((entry, line) => ({ ...entry, n: heard + line + 1 }));
    this.rows = [...this.rows, must(moment.row)];
    this.moments = [...this.moments, { ...moment, facts: lines, heard: heard + lines.length }];
  }

  /**
   * Replays `rows`, beginning with `first` (null if the deal failed), and shows the moment after the first `at` rows.
   * If the rules refuse one of the first `at` rows, shows `kept` instead.
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
