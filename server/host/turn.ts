import { judge } from '../../shared/engine';
import type { Seat, Viewer } from '../../shared/ids';
import type { Draft, Told } from '../../shared/module';
import type { Answer } from '../../shared/wire';
import type { JournalRow } from '../store/store';
import { type HostLog, placeOf } from './log';
import { Standing } from './standing';

/** A move as the door lets it in: whose it is was settled there. */
export interface Asked {
  seat: Seat;
  name: string;
  args: unknown;
  /** Made by the client: the same one again counts once. */
  id: string | null;
}

/** Timeouts that may follow each other at one moment; more are rules that never let the clock go on. */
const MOST_TIMEOUTS = 100;

/** Moves made on top of a standing that is stored, until they are stored themselves, all together. */
export class Turn {
  readonly rows: JournalRow[] = [];
  readonly told: Told[] = [];

  standing: Standing;

  constructor(
    /** What is stored. */
    readonly before: Standing,
    private readonly table: {
      match: string;
      log: HostLog;
      /** Whose views are shown after each move. */
      watched(): Iterable<Viewer>;
      hasCounted(key: string): boolean;
    },
  ) {
    this.standing = before;
  }

  /** Judges one move on what is true now and makes it; what is due by the clock comes first. */
  take(asked: Asked, now: number): Answer {
    const { module, answers } = this.standing.rules;
    const { seat, name, args, id } = asked;
    this.passTime(now);
    if (id !== null && this.#hasCounted(seat, id)) return answers.ok;
    if (this.standing.outcome) return answers.refuse('game-over');
    try {
      const judged = judge(module, this.standing.see(seat), seat, name, args);
      if ('refused' in judged) return answers.refuse(judged.refused);
      this.#make(seat, name, judged.args, now, id);
      return answers.ok;
    } catch (error) {
      this.#fault(seat, name, error);
      return answers.refuse('fault');
    }
  }

  /**
   * Makes every timeout that is due, stamped with the real time. After an outage each runs once: what it sets next
   * counts from now.
   */
  passTime(now: number): void {
    for (let made = 0; made < MOST_TIMEOUTS; made++) {
      const due = this.standing.deadline;
      if (due === null || due > now || this.standing.isStuck) return;
      try {
        this.#make(null, 'timeout', [], now, null);
        if (this.standing.deadline === due) throw new Error('the timeout left its own deadline standing');
      } catch (error) {
        this.#fault(null, 'timeout', error);
        this.standing.isStuck = true;
      }
    }
    this.#fault(null, 'timeout', new Error('timeouts without end'));
    this.standing.isStuck = true;
  }

  #make(by: Seat | null, name: string, args: Draft, now: number, id: string | null): void {
    const before = this.standing;
    const { position, told } = before.rules.engine.move(before.position, by, name, args, now);
    const entries = told.map((fact, index) => ({ n: before.told + index + 1, at: now, ...fact }));
    const after = new Standing(before.rules, position, before.rows + 1, before.told + told.length);
    // A view that throws is a fault of this move, not of whoever looks first.
    for (const viewer of this.table.watched()) after.see(viewer);
    this.standing = after;
    this.told.push(...entries);
    this.rows.push({ n: after.rows, at: now, seat: by, move: name, args, id });
  }

  #hasCounted(seat: Seat, id: string): boolean {
    return this.table.hasCounted(actionKey(seat, id)) || this.rows.some((row) => row.seat === seat && row.id === id);
  }

  #fault(seat: Seat | null, move: string, error: unknown): void {
    const facts = { match: this.table.match, seat, move, n: this.standing.rows + 1, ...placeOf(error) };
    this.table.log.error(facts, 'fault');
  }
}

export function actionKey(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
