import { networksOf, timesOf } from './addresses';
import type { Clock } from './clock/clock';

/** One look at a code, counted as wrong before it is made. */
export interface Lookup {
  /** The code was right: it does not count. */
  wasRight(): void;
}

/** Who guesses room codes and tokens, by address. */
export interface Guesses {
  /**
   * Lets an address look at one code: at once, or in its turn if it guesses. Right and wrong ones wait alike, since
   * nobody knows yet which it is. A number: it is not looked at; come again in so many ms.
   */
  lookUp(address: string, code: string, gone: AbortSignal): Promise<Lookup | number>;
  /** Counts a wrong code or token that was not waited for. */
  wrong(address: string): void;
  /** Counts wrong codes that a network tried at other processes, or (negative) ones that were right after all. */
  countElsewhere(network: string, times: number): void;
  /** How long an address that guesses waits for its next turn, in ms; 0: it does not guess. */
  delay(address: string): number;
}

/** How long one wrong look is remembered against the next, in ms: 150 in an hour. */
const FORGETS_ONE_IN = 24_000;
/** So many beyond the allowance, turns are as far apart as lookups are forgotten: no more are ever gained. */
const SLOWEST_AFTER = 10;
/** How many codes of one address wait for a turn. */
const WAITING = 10;
/** Of how many codes it is remembered how often they were asked for. */
const CODES_COUNTED = 10_000;
/** When to come again for whom there is no place, in ms: soon, since who asks again for a code goes first. */
const COME_AGAIN = 2_000;
/** Whoever waits longer is told to come again, in ms: browsers and proxies do not wait for ever. */
const LONGEST_WAIT = 25_000;
/** Lines in which nobody guesses are forgotten when there are more than this. */
const LINES_KEPT = 10_000;
const TIDY_EVERY = 60_000;
const TEN_MINUTES = 600_000;

/** Nobody is counted and nobody waits. */
export const FREE_GUESSES: Guesses = {
  lookUp: async () => ({ wasRight: () => undefined }),
  wrong: () => undefined,
  countElsewhere: () => undefined,
  delay: () => 0,
};

/**
 * `allowance`: how many wrong lookups an address has in ten minutes before it waits. `counted`: told what a network tried
 * here, for other processes.
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

/** The wrong lookups of one network, and who waits there for the next. */
class GuessLine {
  /** Wrong lookups not forgotten yet; and when each of the last ten minutes was. */
  #level = 0;
  #levelAt: number;
  #recent: number[] = [];
  #lastLookup = 0;
  /** The newest last. */
  #waiting: Waiter[] = [];
  /** How often codes were asked for since somebody guesses; the newest last. */
  readonly #lookUpsOf = new Map<string, number>();
  #cancelTimeout: (() => void) | null = null;

  constructor(
    private readonly allowance: number,
    /** What one address may do, so many times. */
    private readonly times: number,
    private readonly clock: Clock,
    /** So many more were wrong here, or (negative) were right after all. */
    private readonly counted: (by: number) => void,
  ) {
    this.#levelAt = clock.now();
  }

  /** Time between two turns, in ms; 0: nobody has to wait. */
  delay(): number {
    this.#forget();
    if (this.#recent.length < this.allowance && this.#level < this.allowance) return 0;
    const beyond = Math.ceil((this.#level - this.allowance) / this.times);
    const part = Math.min(SLOWEST_AFTER, Math.max(1, beyond + 1)) / SLOWEST_AFTER;
    return Math.ceil((part * FORGETS_ONE_IN) / this.times);
  }

  /** A look at once; null: it has to wait. Counted before anybody else can ask, however many ask together. */
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

  /** A look in its turn; a number: none by that time, or the asker is gone, or many others have come since. */
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
   * The codes that wait, whose turn is next first. A code that was asked for more often goes before others: who guesses
   * asks for another each time, people who have the right one ask for that again, and several of them for the same.
   * Among those the newest goes first: a guess follows the answer to the one before, and somebody who has just come
   * must not stand behind it.
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

  /** Whoever waits with the same code is answered together. */
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
