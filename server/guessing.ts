import { networksOf, timesOf } from './addresses';
import type { Clock } from './clock/clock';

/** A lookup of a code. The lookup counts as wrong until `wasRight` is called. */
export interface Lookup {
  /** Reports that the code was right, so the lookup does not count. */
  wasRight(): void;
}

/** Slows down guessing of room codes and tokens, by address. */
export interface Guesses {
  /**
   * Admits one lookup of a code: immediately or, if the address has guessed too often, in turn. Right and wrong codes
   * wait alike, since nothing tells them apart before the lookup. If the lookup is refused, resolves to the time in ms
   * after which to retry.
   */
  lookUp(address: string, code: string, gone: AbortSignal): Promise<Lookup | number>;
  /** Counts a wrong code or token that did not go through `lookUp`. */
  wrong(address: string): void;
  /**
   * Adds the wrong codes that were tried in other processes to a network's count. A negative number takes some back.
   */
  countElsewhere(network: string, times: number): void;
  /** Returns the time in ms between two turns of an address that guesses, or 0 if its lookups need not wait. */
  delay(address: string): number;
}

/** Time in ms after which one wrong lookup is forgotten, which allows 150 an hour. */
const FORGETS_ONE_IN = 24_000;
/**
 * Number of wrong lookups beyond the allowance at which turns come no faster than lookups are forgotten. The count can
 * then grow no further.
 */
const SLOWEST_AFTER = 10;
/** Maximum number of codes from one address that wait for a turn. */
const WAITING = 10;
/** Maximum number of codes whose lookups are counted. */
const CODES_COUNTED = 10_000;
/** Retry time in ms if the queue is full. It is short, because a repeated code goes first. */
const COME_AGAIN = 2_000;
/** Longest wait for a turn in ms, since browsers and proxies time out. After that, the client has to retry. */
const LONGEST_WAIT = 25_000;
/** If there are more queues than this, idle queues are dropped. */
const LINES_KEPT = 10_000;
const TIDY_EVERY = 60_000;
const TEN_MINUTES = 600_000;

/** For servers without limits: counts nothing and delays nothing. */
export const FREE_GUESSES: Guesses = {
  lookUp: async () => ({ wasRight: () => undefined }),
  wrong: () => undefined,
  countElsewhere: () => undefined,
  delay: () => 0,
};

/**
 * Creates the limiter.
 * @param allowance the number of wrong lookups that an address may make in ten minutes before it has to wait
 * @param counted is called with the wrong lookups of a network in this process, to send them to other processes
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

/** Wrong lookups of one network, and the queue of its waiting lookups. */
class GuessLine {
  /** Number of wrong lookups not forgotten yet, and the times of those in the last ten minutes. */
  #level = 0;
  #levelAt: number;
  #recent: number[] = [];
  #lastLookup = 0;
  /** Waiting lookups; the newest is last. */
  #waiting: Waiter[] = [];
  /** Number of lookups of each code since the network started guessing. The most recently requested code is last. */
  readonly #lookUpsOf = new Map<string, number>();
  #cancelTimeout: (() => void) | null = null;

  constructor(
    private readonly allowance: number,
    /** The factor by which the network's allowance exceeds that of one address. */
    private readonly times: number,
    private readonly clock: Clock,
    /** Called with the change in the number of wrong lookups; negative if a lookup turned out to be right. */
    private readonly counted: (by: number) => void,
  ) {
    this.#levelAt = clock.now();
  }

  /** Returns the time between two turns in ms, or 0 if lookups need not wait. */
  delay(): number {
    this.#forget();
    if (this.#recent.length < this.allowance && this.#level < this.allowance) return 0;
    const beyond = Math.ceil((this.#level - this.allowance) / this.times);
    const part = Math.min(SLOWEST_AFTER, Math.max(1, beyond + 1)) / SLOWEST_AFTER;
    return Math.ceil((part * FORGETS_ONE_IN) / this.times);
  }

  /**
   * Returns a lookup, or null if the code has to wait. The lookup is counted synchronously, so simultaneous requests
   * cannot exceed the allowance.
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
   * Waits for a turn. Resolves to a retry time in ms if `until` passes, the client disconnects, or newer codes push
   * this one out of the queue.
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
   * Returns the waiting codes in the order of their turns. Codes requested more often go first: a guesser tries another
   * code each time, while people with the right code repeat it, and several people may use the same code. Among equals
   * the newest code goes first: a guesser sends a guess only after the previous answer, and a newcomer must not queue
   * behind the guesser.
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

  /** Schedules the next turn. All requests that wait with the same code are answered together in its turn. */
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
