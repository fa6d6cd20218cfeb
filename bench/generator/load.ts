import { performance } from 'node:perf_hooks';
import { SUSPECTS } from '../game';
import { type Player, Refused } from './player';

/** The load generated between `begin` and `take`. */
export interface Load {
  /**
   * Number of moves whose result reached all seats of the match and whose answer, if there is one, reached the mover.
   */
  moves: number;
  /** Time in ms from sending each move until the result reached the last seat of its match. */
  delays: number[];
  /** Bytes of all frames on all sockets. */
  bytes: number;
  /** Bytes of an answer to a mover, without the frame's header, or 0 if movers get no answer. */
  answerBytes: number;
  seconds: number;
  /** Share of the time (0 to 1) in which the generator itself was busy. */
  busy: number;
}

/** One match under load, with at most one move in flight. */
class Table {
  /** Number of moves sent. */
  n = 0;
  /** Time at which the move in flight was sent, or was due if the previous move delayed it. */
  #sentAt = 0;
  /** Number of seats that wait for the result of the move in flight, plus one if the mover waits for an answer. */
  #missing = 0;
  readonly #seen: number[];

  constructor(
    private readonly players: readonly Player[],
    private readonly answers: boolean,
    private readonly done: (table: Table, delay: number) => void,
  ) {
    this.#seen = players.map(() => 0);
    players.forEach((player, seat) => {
      player.shown = (n) => this.#shown(seat, n);
      player.answered = () => this.#arrived();
    });
  }

  get isIdle(): boolean {
    return this.#missing === 0;
  }

  get answerBytes(): number {
    return Math.max(...this.players.map((player) => player.answerBytes));
  }

  get bytes(): number {
    return this.players.reduce((sum, { socket }) => sum + socket.bytes, 0);
  }

  /** Makes the next seat's move. */
  move(dueAt: number): void {
    const player = this.players[this.n % this.players.length];
    if (!player || !this.isIdle) throw new Refused('a move is under way');
    this.#missing = this.players.length + (this.answers ? 1 : 0);
    this.#sentAt = dueAt;
    player.move((this.n * 7) % SUSPECTS, this.n);
    this.n += 1;
  }

  /** Checks that each seat is shown each move once, and never before the move was made. */
  #shown(seat: number, n: number): void {
    const before = this.#seen[seat] ?? 0;
    if (n === before) return;
    if (n !== before + 1 || n !== this.n) throw new Refused(`seat ${seat} sees move ${n} after ${before} of ${this.n}`);
    this.#seen[seat] = n;
    this.#arrived();
  }

  #arrived(): void {
    this.#missing -= 1;
    if (this.#missing === 0) this.done(this, performance.now() - this.#sentAt);
  }
}

/** Keeps matches under load until `end` is called. */
export class Loader {
  readonly #tables: Table[];
  #moves = 0;
  #delays: number[] = [];
  #began = { at: 0, bytes: 0, busy: performance.eventLoopUtilization() };
  #awaited: { moves: number; resolve(): void } | null = null;
  #isOver = false;
  #timer: NodeJS.Timeout | null = null;

  /**
   * `perSecond` is the number of moves per second in each match, or null to make the next move as soon as all seats
   * have been shown the last move.
   */
  constructor(
    matches: readonly (readonly Player[])[],
    answers: boolean,
    private readonly perSecond: number | null,
  ) {
    this.#tables = matches.map((players) => new Table(players, answers, (table, delay) => this.#done(table, delay)));
    if (perSecond === null) for (const table of this.#tables) table.move(performance.now());
    else this.#schedule(perSecond);
  }

  /** Resets the counts. */
  begin(): void {
    this.#moves = 0;
    this.#delays = [];
    this.#began = { at: performance.now(), bytes: this.#bytes(), busy: performance.eventLoopUtilization() };
  }

  /** Resolves when this number of moves has been made since `begin`. */
  until(moves: number): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited = { moves, resolve };
    });
  }

  /** Returns the counts since `begin`. */
  take(): Load {
    const { at, bytes, busy } = this.#began;
    return {
      moves: this.#moves,
      delays: this.#delays,
      bytes: this.#bytes() - bytes,
      answerBytes: Math.max(...this.#tables.map((table) => table.answerBytes)),
      seconds: (performance.now() - at) / 1000,
      busy: performance.eventLoopUtilization(busy).utilization,
    };
  }

  end(): void {
    this.#isOver = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #bytes(): number {
    return this.#tables.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #done(table: Table, delay: number): void {
    this.#moves += 1;
    this.#delays.push(delay);
    if (this.#moves === this.#awaited?.moves) this.#awaited.resolve();
    if (this.#isOver) return;
    const due = this.#late.get(table);
    if (due !== undefined) {
      this.#late.delete(table);
      table.move(due);
    } else if (this.perSecond === null) table.move(performance.now());
  }

  /**
   * Matches in which a move became due while the previous move was in flight, with the time at which the new move was
   * due.
   */
  readonly #late = new Map<Table, number>();

  /** Makes moves in one match after the other, evenly spaced, so that each match gets `perSecond` moves per second. */
  #schedule(perSecond: number): void {
    const gap = 1000 / perSecond / this.#tables.length;
    const began = performance.now();
    let next = 0;
    const tick = () => {
      const now = performance.now();
      for (; began + next * gap <= now; next++) {
        const table = this.#tables[next % this.#tables.length];
        if (table?.isIdle) table.move(now);
        else if (table && !this.#late.has(table)) this.#late.set(table, now);
      }
      if (!this.#isOver) this.#timer = setTimeout(tick, began + next * gap - now);
    };
    tick();
  }
}
