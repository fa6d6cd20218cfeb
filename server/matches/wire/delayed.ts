import { setImmediate as nextGo } from 'node:timers/promises';
import type { LogEntry } from '#shared/contract/module.ts';
import { constantCtx, type PublicCtx } from '#shared/engine/ctx.ts';
import { type MatchId, type Seat, seatsOf } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { openState, type Shown } from '#shared/wire/shown.ts';
import type { SeatMetadata } from '#shared/wire/wire.ts';
import type { Clock } from '../../clock/clock';
import { type EventLog, faultSite } from '../../log';
import type { JournalRow, MatchSetup, Store } from '../../store/store';
import type { GameRuntime } from '../runtimes';
import { deal, publicCommitment } from '../state/deal';
import { MatchState } from '../state/state';
import type { Connection, SeatedPlayer, Subscription } from '../types';
import { changesOf, numbered } from './changes';
import { shownAbove } from './frames';

/** Delay in ms before a failed update is retried. */
const RETRY = 10_000;

interface DelayedDeps {
  store: Store;
  clock: Clock;
  log: EventLog;
  runtime: GameRuntime;
  match: MatchId;
  setup: MatchSetup;
  seatedPlayers: Readonly<Record<Seat, SeatedPlayer>>;
  /** The match is shown as it was this many ms ago. */
  delay: number;
  track<T>(work: Promise<T>): Promise<T>;
  left(): void;
}

interface Follower {
  connection: Connection;
  stateID: number;
}

/**
 * Shows a match as it was some minutes ago, with all cards face up.
 * The match is replayed from its deal, without access to the running match. Each move is shown `delay` ms after it was
 * made. The journal is read at most once per delay, so neither the content nor the timing of frames depends on newer
 * moves. All followers share one state, which is dropped when the last of them leaves.
 */
export class DelayedBroadcast {
  readonly #followers = new Set<Follower>();
  readonly #constant: PublicCtx;
  #state: MatchState;
  #shown: Shown;
  /** Moves that were read but are too recent to show. */
  #rows: JournalRow[] = [];
  /** Server time in ms up to which the journal was read, or null before the first read. */
  #readAt: number | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #cancelTimeout: () => void = () => undefined;

  constructor(private readonly deps: DelayedDeps) {
    const { runtime, setup } = deps;
    this.#constant = constantCtx(setup.seats);
    this.#state = deal(runtime, { ...setup, now: setup.began }).state;
    this.#shown = shownAbove(this.#state, this.#constant);
  }

  /** Starts to follow the match, from the newest state that is old enough. */
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

  /** Applies every move that is old enough by now, and schedules the next update. */
  async #advance(): Promise<void> {
    const { clock, delay, store, match } = this.deps;
    this.#cancelTimeout();
    for (;;) {
      const now = clock.now();
      const [row] = this.#rows;
      if (row && row.at + delay <= now) {
        this.#make(row);
        this.#rows.shift();
        // Lets other work run in between, because a long match takes a while.
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
        // Retries, because a store failure may be over by then. If the rules threw, they throw again at each attempt.
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

  /**
   * Returns the people to whom the seats were dealt, all as online. Their real presence would be more recent than the
   * match that is shown.
   */
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
