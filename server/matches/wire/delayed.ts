import { setImmediate as nextGo } from 'node:timers/promises';
import { constantCtx, type PublicCtx } from '#shared/ctx.ts';
import { type MatchId, type Seat, seatsOf } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { openState, type Shown } from '#shared/shown.ts';
import type { SeatMetadata } from '#shared/wire.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import type { JournalRow, MatchSetup, Store } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import { deal, publicCommitment } from '../state/deal';
import { MatchState } from '../state/state';
import type { Connection, SeatedPlayer, Subscription } from '../types';
import { changesOf, numbered } from './changes';
import { shownAbove } from './frames';

/** How long to wait before what could not be shown is tried again, in ms. */
const RETRY = 10_000;

interface DelayedDeps {
  store: Store;
  clock: Clock;
  log: EventLog;
  runtime: GameRuntime;
  match: MatchId;
  setup: MatchSetup;
  seatedPlayers: Readonly<Record<Seat, SeatedPlayer>>;
  /** How old everything is that is shown, in ms. */
  delay: number;
  track<T>(work: Promise<T>): Promise<T>;
  /** Nobody follows any longer. */
  left(): void;
}

interface Follower {
  connection: Connection;
  stateID: number;
}

/**
 * A match as it stood some minutes ago, all cards up. It is played again from its deal, move by move, each at its time and
 * the delay: nothing here knows the match that is being played. What is stored is read once in each delay at most, and
 * what was stored after that is due later anyway: so neither what is sent nor when depends on anything newer. All who
 * follow share one state; it goes with the last of them.
 */
export class DelayedBroadcast {
  readonly #followers = new Set<Follower>();
  readonly #constant: PublicCtx;
  #state: MatchState;
  #shown: Shown;
  /** Moves that were read and are too new. */
  #rows: JournalRow[] = [];
  /** Until when everything stored was read, in ms of server time; null: nothing was yet. */
  #readAt: number | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #cancelTimeout: () => void = () => undefined;

  constructor(private readonly deps: DelayedDeps) {
    const { runtime, setup } = deps;
    this.#constant = constantCtx(setup.seats);
    this.#state = deal(runtime, { ...setup, now: setup.began }).state;
    this.#shown = shownAbove(this.#state, this.#constant);
  }

  /** Follows from what is old enough now. */
  attach(connection: Connection): Promise<Subscription> {
    return this.#inTurn(async () => {
      const [, log] = await Promise.all([this.#advance(), this.deps.store.publicLog(this.deps.match)]);
      const publicLog = log.slice(0, this.#state.logLength);
      const follower: Follower = { connection, stateID: 0 };
      this.#followers.add(follower);
      const state = openState(this.#shown, 0);
      const seats = this.#seats();
      const commitment = publicCommitment(this.deps.setup);
      this.#deliver(() =>
        connection.sync({ state, log: [], filteredMetadata: seats, initialState: state, publicLog, commitment }),
      );
      return { detach: () => this.#leave(follower) };
    }).finally(() => this.#closeIfEmpty());
  }

  stop(): void {
    this.#cancelTimeout();
  }

  /** Makes every move again that is old enough by now, and waits for the next. */
  async #advance(): Promise<void> {
    const { clock, delay, store, match } = this.deps;
    this.#cancelTimeout();
    for (;;) {
      const now = clock.now();
      const [row] = this.#rows;
      if (row && row.at + delay <= now) {
        this.#make(row);
        this.#rows.shift();
        // A long match takes a while, and nobody else waits for it.
        await nextGo();
      } else if (this.#readAt === null || (!row && this.#readAt + delay <= now)) {
        this.#rows = await store.journal(match, this.#state.rows);
        this.#readAt = now;
      } else break;
    }
    const [next] = this.#rows;
    if (!this.#state.outcome) this.#wake((next ? next.at : must(this.#readAt)) + delay);
  }

  #wake(at: number): void {
    const { clock, log, match, track } = this.deps;
    this.#cancelTimeout = clock.at(at, () => {
      const advanced = this.#inTurn(() => this.#advance()).catch((error: unknown) => {
        log.error({ match, ...faultSite(error) }, 'delayed-stage-failed');
        // Where the store did not answer, it may soon; rules that throw do so again.
        this.#wake(clock.now() + RETRY);
      });
      void track(advanced);
    });
  }

  #make({ n, at, seat, move, args }: JournalRow): void {
    const { runtime } = this.deps;
    const before = this.#state;
    if (n !== before.rows + 1) throw new Error('a journal row is missing');
    const { position, facts } = runtime.engine.move(before.engineState, seat, move, args, at);
    const entries = facts.map((fact, index): LogEntry => ({ n: before.logLength + index + 1, at, ...fact }));
    this.#state = new MatchState(runtime, position, n, before.logLength + facts.length);
    this.#show(entries);
  }

  #show(facts: LogEntry[]): void {
    const { module } = this.deps.runtime;
    const turn = { before: this.#shown, after: shownAbove(this.#state, this.#constant) };
    this.#shown = turn.after;
    const change = changesOf(module, new Map([[null, turn]]), facts, () => undefined).get(null);
    if (change === undefined) return;
    for (const follower of this.#followers) {
      const { connection } = follower;
      follower.stateID += 1;
      if (change !== null && connection.takesDifferences) {
        this.#deliver(() => connection.change(numbered(module, follower.stateID, change)));
      } else {
        this.#deliver(() => connection.update(openState(turn.after, follower.stateID), facts));
      }
    }
  }

  /** Who was dealt to. Who is here now is newer than anything else of this. */
  #seats(): SeatMetadata[] {
    const { setup, seatedPlayers } = this.deps;
    return seatsOf(setup.seats).map((seat) => {
      const seated = seatedPlayers[seat];
      return { id: Number(seat), name: seated?.name ?? '', isConnected: true, member: seated?.member ?? null };
    });
  }

  #leave(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#closeIfEmpty();
  }

  #closeIfEmpty(): void {
    if (this.#followers.size > 0) return;
    this.stop();
    this.deps.left();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #deliver(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.deps.log.error({ match: this.deps.match, ...faultSite(error) }, 'connection-failed');
    }
  }
}
