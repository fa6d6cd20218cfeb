import type { AnyModule, BaseView, LogEntry, MoveArgs } from '../contract/module';
import { type EngineState, type Fact, judge, viewOf } from '../engine/engine';
import type { Code, Seat, Viewer } from '../ids';
import { must } from '../must';
import { engineOf } from './play';

/**
 * A match under test. Moves are made as on the server: first timeouts that are due, then the legality on the seat's
 * view, then the rules. A game's `testing.ts` extends this class with openings and shortcuts.
 */
export class TestTable<State, View extends BaseView, Moves extends MoveArgs> {
  facts: Fact[] = [];
  readonly log: LogEntry[] = [];

  constructor(
    private readonly module: AnyModule,
    protected position: EngineState<State>,
    /** Server time in ms. */
    public now: number,
  ) {}

  get G(): State {
    return this.position.G;
  }

  view(viewer: Viewer): View {
    return viewOf(this.module, this.position, viewer) as View;
  }

  /** Makes a move. Returns the refusal's code, or 'ok'. */
  play<Move extends keyof Moves & string>(seat: Seat, move: Move, ...args: Moves[Move]): Code | 'ok' {
    return this.send(seat, move, args);
  }

  /** Like `play`, for input that no honest client sends. */
  send(seat: Seat, move: string, args: unknown): Code | 'ok' {
    this.fireDue();
    const judged = judge(this.module, this.view(seat), seat, move, args);
    if ('refused' in judged) return judged.refused;
    this.run(seat, move, judged.args);
    return 'ok';
  }

  /** Returns why a move is closed to that seat now, or null if it is open. */
  why(seat: Seat, move: keyof Moves & string): Code | null {
    return must(this.module.legal[move]).why(this.view(seat), seat);
  }

  later(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Sets the clock to the current deadline without making the timeout. */
  toDeadline(): this {
    this.now = must(this.module.deadline(this.G), 'a deadline');
    return this;
  }

  fireDue(): this {
    for (let due = this.#due(); due; due = this.#due()) this.run(null, 'timeout', []);
    return this;
  }

  /** Lets the current step time out. */
  timeOut(): this {
    return this.toDeadline().fireDue();
  }

  change(change: (G: State) => void): this {
    const G = structuredClone(this.G);
    change(G);
    this.position = { ...this.position, G };
    return this;
  }

  /** Makes a move without checking legality. `by` is null for a timeout. */
  protected run(by: Seat | null, move: string, args: readonly unknown[]): void {
    const after = engineOf(this.module).move(this.position, by, move, args as never, this.now);
    this.position = after.position as EngineState<State>;
    this.facts = [...this.facts, ...after.facts];
    for (const fact of after.facts) this.log.push({ n: this.log.length + 1, at: this.now, ...fact });
  }

  #due(): boolean {
    const deadline = this.module.deadline(this.G);
    return deadline !== null && this.now >= deadline;
  }
}
