import type { AnyModule, BaseView, LogEntry, MoveArgs } from '../contract/module';
import { type EngineState, type Fact, judge, viewOf } from '../engine/engine';
import type { Code, Seat, Viewer } from '../ids';
import { must } from '../must';
import { engineOf } from './play';

/**
 * A match for tests. Handles a move as the server does: first makes any timeouts that are due, then checks that the
 * move is legal in the seat's view, then applies the rules. A game's `testing.ts` can extend this class with starting
 * positions and shortcuts.
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

  /** Makes a move. Returns 'ok', or the refusal code if the move is refused. */
  play<Move extends keyof Moves & string>(seat: Seat, move: Move, ...args: Moves[Move]): Code | 'ok' {
    return this.send(seat, move, args);
  }

  /** Like `play`, but also accepts input that only a dishonest client would send. */
  send(seat: Seat, move: string, args: unknown): Code | 'ok' {
    this.fireDue();
    const judged = judge(this.module, this.view(seat), seat, move, args);
    if ('refused' in judged) return judged.refused;
    this.run(seat, move, judged.args);
    return 'ok';
  }

  /** Returns the code of the reason why the seat cannot make this move now, or null if it can. */
  why(seat: Seat, move: keyof Moves & string): Code | null {
    return must(this.module.legal[move]).why(this.view(seat), seat);
  }

  later(ms: number): this {
    this.now += ms;
    return this;
  }

  /** Sets the clock to the current deadline, but does not make the timeout. */
  toDeadline(): this {
    this.now = must(this.module.deadline(this.G), 'a deadline');
    return this;
  }

  fireDue(): this {
    for (let due = this.#due(); due; due = this.#due()) this.run(null, 'timeout', []);
    return this;
  }

  /** Waits until the deadline and makes the timeout. */
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
