import { networksOf, timesOf } from './addresses';
import type { Clock } from './clock/clock';

/** A lookup that was let through. It counts as wrong unless `wasRight` is called. */
export interface Lookup {
  wasRight(): void;
}

/** Slows down clients that guess room codes and tokens. Each network has a separate count and queue. */
export interface Guesses {
  /**
   * Resolves when the caller may look up `code`. This is immediate unless the address has guessed too often. Then its
   * lookups are let through one at a time, for right and wrong codes alike. If the queue is full or the lookup has
   * waited too long, resolves to the time in ms after which the client should retry. `gone` removes the lookup from the
   * queue.
   */
  lookUp(address: string, code: string, gone: AbortSignal): Promise<Lookup | number>;
  /** Counts a wrong code or token that was looked up without `lookUp`. */
  wrong(address: string): void;
  /** Adds wrong codes that the network tried in other processes. A negative number subtracts wrong codes. */
  countElsewhere(network: string, times: number): void;
  /** Returns the interval in ms at which an address's lookups are let through, or 0 if they need not wait. */
  delay(address: string): number;
}

/** The count of wrong lookups drops by one in this many ms, so 150 an hour cost nothing. */
const FORGETS_ONE_IN = 24_000;
/**
 * When an address exceeds its allowance by this many wrong lookups, each new lookup has to wait until an old lookup is
 * forgotten. So the count stops growing.
 */
const SLOWEST_AFTER = 10;
/** Maximum number of room codes that may wait in the queue of each network. */
const WAITING = 10;
const CODES_COUNTED = 10_000;
/**
 * Retry time in ms for a code that the queue has no room for. The time is short because a repeated code goes first.
 */
const COME_AGAIN = 2_000;
/**
 * A lookup that has waited this many ms is refused, because browsers and proxies would time out. The client then
 * retries.
 */
const LONGEST_WAIT = 25_000;
/** When there are more queues than this, empty queues of networks without recent wrong lookups are dropped. */
const LINES_KEPT = 10_000;
const TIDY_EVERY = 60_000;
const TEN_MINUTES = 600_000;

/** Lets every lookup through, for servers without limits. */
export const FREE_GUESSES: Guesses = {
  lookUp: async () => ({ wasRight: () => undefined }),
  wrong: () => undefined,
  countElsewhere: () => undefined,
  delay: () => 0,
};

/**
 * Creates the limiter.
 * @param allowance how many wrong lookups an address may make in ten minutes before it has to wait
 * @param counted called with a network's new wrong lookups in this process, so that other processes can count them too
 */
export function createGuesses(
  allowance: number,
  clock: Clock,
  counted: (network: string, times: number) => void = () => undefined,
): Guesses {
  const lines = new Map<string, GuessLine>();
  let tidyAt = 0;

  function tidy(): void {
    if (lines.size <= LINES_KEPT || clock.now() < tidyAt) return;
    tidyAt = clock.now() + TIDY_EVERY;
    for (const [network, line] of lines) if (line.isForgotten()) lines.delete(network);
  }
  function lineOf(network: string, times: number): GuessLine {
    tidy();
    const line = lines.get(network) ?? new GuessLine(allowance * times, times, clock, (by) => counted(network, by));
    lines.set(network, line);
    return line;
  }
  function linesOf(address: string): GuessLine[] {
    return networksOf(address).map(({ network, times }) => lineOf(network, times));
  }

  return {
    async lookUp(address, code, gone) {
      const until = clock.now() + LONGEST_WAIT;
      const lookups: Lookup[] = [];
      const wasRight = () => {
        for (const lookup of lookups) lookup.wasRight();
      };
      for (const line of linesOf(address)) {
        const lookup = line.tryNow() ?? (await line.turn(code, until, gone));
        if (typeof lookup === 'number') {
          wasRight();
          return lookup;
        }
        lookups.push(lookup);
      }
      return { wasRight };
    },
    wrong(address) {
      for (const line of linesOf(address)) line.count();
    },
    countElsewhere(network, times) {
      lineOf(network, timesOf(network)).countElsewhere(times);
    },
    delay: (address) => Math.max(...linesOf(address).map((line) => line.delay())),
  };
}

interface Waiter {
  code: string;
  answer(lookup: Lookup | number): void;
}

/** The wrong lookups of one network, and its lookups that are waiting. */
class GuessLine {
  /**
   * The number of wrong lookups, reduced as time passes. `#recent` has the times of wrong lookups in the last ten
   * minutes.
   */
  #level = 0;
  #levelAt: number;
  #recent: number[] = [];
  #lastLookup = 0;
  #waiting: Waiter[] = [];
  /** Number of lookups of each code. The most recently requested code is last. */
  readonly #lookUpsOf = new Map<string, number>();
  #cancelTimeout: (() => void) | null = null;

  constructor(
    private readonly allowance: number,
    /** The network's allowance, as a multiple of a single address's. */
    private readonly times: number,
    private readonly clock: Clock,
    /** Called when the number of wrong lookups changes. `by` is negative if a lookup turned out to be right. */
    private readonly counted: (by: number) => void,
  ) {
    this.#levelAt = clock.now();
  }

  delay(): number {
    this.#forget();
    if (this.#recent.length < this.allowance && this.#level < this.allowance) return 0;
    const beyond = Math.ceil((this.#level - this.allowance) / this.times);
    const part = Math.min(SLOWEST_AFTER, Math.max(1, beyond + 1)) / SLOWEST_AFTER;
    return Math.ceil((part * FORGETS_ONE_IN) / this.times);
  }

  /**
   * Returns a lookup, or null if the code has to wait. Counts the lookup before returning, so that simultaneous
   * requests cannot exceed the allowance.
   */
  tryNow(): Lookup | null {
    if (this.delay() > 0) return null;
    this.#lookUpsOf.clear();
    return this.count();
  }

  count(): Lookup {
    const at = this.#add();
    this.counted(1);
    let isCounted = true;
    return {
      wasRight: () => {
        if (!isCounted) return;
        isCounted = false;
        this.#take(at);
        this.counted(-1);
      },
    };
  }

  countElsewhere(times: number): void {
    for (let n = 0; n < times; n++) this.#add();
    for (let n = 0; n > times; n--) this.#take(this.#recent.at(-1) ?? 0);
  }

  #add(): number {
    this.#forget();
    const at = this.clock.now();
    this.#level += 1;
    this.#recent.push(at);
    this.#lastLookup = at;
    return at;
  }

  #take(at: number): void {
    this.#level = Math.max(0, this.#level - 1);
    const index = this.#recent.indexOf(at);
    if (index >= 0) this.#recent.splice(index, 1);
  }

  /**
   * Adds a lookup to the queue. Resolves to a retry time in ms if `until` passes, if the client disconnects, or if
   * other codes push this code out of the queue.
   */
  turn(code: string, until: number, gone: AbortSignal): Promise<Lookup | number> {
    return new Promise((resolve) => {
      const leave = () => this.#dismiss((other) => other === waiter);
      const giveUp = this.clock.at(until, leave);
      const waiter: Waiter = {
        code,
        answer(lookup) {
          giveUp();
          gone.removeEventListener('abort', leave);
          resolve(lookup);
        },
      };
      gone.addEventListener('abort', leave);
      this.#waiting.push(waiter);
      this.#remember(code);
      const codes = this.#inOrder();
      if (codes.length > WAITING) this.#dismiss((other) => other.code === codes.at(-1));
      this.#callNext();
    });
  }

  #remember(code: string): void {
    const times = (this.#lookUpsOf.get(code) ?? 0) + 1;
    this.#lookUpsOf.delete(code);
    this.#lookUpsOf.set(code, times);
    const [oldest] = this.#lookUpsOf.keys();
    if (this.#lookUpsOf.size > CODES_COUNTED && oldest !== undefined) this.#lookUpsOf.delete(oldest);
  }

  /**
   * Returns the waiting codes in the order in which they are looked up.
   * Codes that were requested more often go first, because people repeat and share the right code, while a guesser
   * tries a new code each time. Among equals, the newest code goes first, so that a newcomer does not queue behind a
   * guesser's codes.
   */
  #inOrder(): string[] {
    const times = (code: string) => this.#lookUpsOf.get(code) ?? 0;
    const codes = new Set(this.#waiting.map(({ code }) => code).reverse());
    return [...codes].sort((a, b) => times(b) - times(a));
  }

  isForgotten(): boolean {
    this.#forget();
    return this.#level === 0 && this.#recent.length === 0 && this.#waiting.length === 0;
  }

  /** Schedules the lookup of the first code in the queue, which answers all requests with that code. */
  #callNext(): void {
    if (this.#waiting.length === 0 || this.#cancelTimeout) return;
    this.#cancelTimeout = this.clock.at(Math.max(this.clock.now(), this.#lastLookup + this.delay()), () => {
      this.#cancelTimeout = null;
      const [code] = this.#inOrder();
      if (code === undefined) return;
      const called = this.#waiting.filter((waiter) => waiter.code === code);
      this.#waiting = this.#waiting.filter((waiter) => waiter.code !== code);
      const lookup = this.count();
      for (const waiter of called) waiter.answer(lookup);
      this.#callNext();
    });
  }

  #dismiss(fits: (waiter: Waiter) => boolean): void {
    const dismissed = this.#waiting.filter(fits);
    this.#waiting = this.#waiting.filter((waiter) => !fits(waiter));
    for (const waiter of dismissed) waiter.answer(COME_AGAIN);
  }

  #forget(): void {
    const now = this.clock.now();
    this.#level = Math.max(0, this.#level - (Math.max(0, now - this.#levelAt) * this.times) / FORGETS_ONE_IN);
    this.#levelAt = now;
    const from = this.#recent.findIndex((at) => at > now - TEN_MINUTES);
    this.#recent = from < 0 ? [] : this.#recent.slice(from);
  }
}
