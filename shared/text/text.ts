import type { LogEntry, Outcome } from '../contract/module';
import type { Code, Seat } from '../ids';

/** The names of the players at this table. */
export interface Names {
  (seat: Seat): string;
  /** The reader's seat, which log entries call "you" (`grammarOf`). Null or left out for a spectator. */
  readonly you?: Seat | null;
}

/** Returns the names for sentences read by the seat `you`. */
export function readBy(names: Names, you: Seat | null): Names {
  return Object.assign((seat: Seat) => names(seat), { you });
}

/** A sentence in pieces, with names and verdicts emphasized. Pieces are text, never markup. */
export type Sentence = readonly (string | { strong: string })[];

/** A value inserted into a sentence. A string is emphasized, and a `plain` value is not. */
type Piece = string | { plain: string };

/** The sentences that every game writes for the platform. */
export interface GameText<View> {
  /** Returns the words for a log entry. */
  logEntry(entry: LogEntry, names: Names): Sentence;
  /** Returns the table's status line: what is happening, and what this seat can do now. */
  now(view: View, seat: Seat | null, names: Names): string;
  /** Returns the winners and the reason in one sentence. `view` is the last view. */
  reason(outcome: Outcome, names: Names, view: View): string;
  /** The names of the module's `sides` for use inside a sentence: "the users". */
  sides?: Readonly<Record<string, string>>;
}

/**
 * Makes a sentence from a template such as `sentence\`${name} shot ${other}.\``. Inserted values are emphasized, and
 * literal text is not. A "you" at the beginning of a sentence is capitalized.
 */
export function sentence(texts: TemplateStringsArray, ...put: readonly Piece[]): Sentence {
  return texts.flatMap((text, at) => {
    const piece = put[at];
    if (piece === undefined) return [text];
    if (typeof piece !== 'string') return [text, piece.plain];
    return [text, { strong: beginsSentence(at, text) ? piece.replace(YOU, 'Y') : piece }];
  });
}

const YOU = /^y(?=our?\b)/;

function beginsSentence(at: number, before: string): boolean {
  return before === '' ? at === 0 : /[.!?] $/.test(before);
}

/** Words for the players in a log entry. The reader is addressed in the second person. */
export interface Grammar {
  /** The player's name, such as "Mara", or "you" for the reader. */
  who: Names;
  /** The possessive form, such as "Mara’s", or "your" for the reader. */
  whose(seat: Seat): string;
  /**
   * The object of an action by `by`, such as "Mara", or "you" for the reader. If the reader acts on themselves,
   * "yourself".
   */
  whom(seat: Seat, by: Seat): string;
  /** The verb after `who`: `does(seat, 'takes')` is "takes", or "take" after "you". */
  does(seat: Seat, verb: string): { plain: string };
}

/**
 * Returns the words for the players in a log entry, in which the reader is `names.you`:
 *
 *     shot: ({ by, at }, names) => {
 *       const { who, does } = grammarOf(names);
 *       return sentence`${who(by)} ${does(by, 'shoots')} ${who(at)}.`; // "You shoot Greta."  "Otis shoots you."
 *     }
 */
export function grammarOf(names: Names): Grammar {
  const isYou = (seat: Seat) => seat === names.you;
  const who = (seat: Seat) => (isYou(seat) ? 'you' : names(seat));
  return {
    who,
    whose: (seat) => (isYou(seat) ? 'your' : `${names(seat)}’s`),
    whom: (seat, by) => (isYou(seat) && seat === by ? 'yourself' : who(seat)),
    does: (seat, verb) => ({ plain: isYou(seat) ? ofYou(verb) : verb }),
  };
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** Returns the form of a verb after "you": "take" for "takes". */
function ofYou(verb: string): string {
  const own = IRREGULAR[verb];
  if (own) return own;
  if (/[a-z]{2}ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(ss|sh|ch|x|o)es$|s$/, '$1');
}

export function plainText(pieces: Sentence): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}

/** Returns the seat that a log entry's facts name under `key`, or null. */
export function seatIn({ facts }: Pick<LogEntry, 'facts'>, key = 'by'): Seat | null {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null;
  const seat = Object.entries(facts).find(([name]) => name === key)?.[1];
  return typeof seat === 'string' ? seat : null;
}

/**
 * Calls the function that `table` has for the entry's code. Passes the entry's facts, whose type follows from the code.
 * @returns the function's result, or undefined if the table has no function for the code
 */
export function byCode<More extends readonly unknown[], Result>(
  table: Readonly<Record<Code, (facts: never, ...more: More) => Result>>,
  { code, facts }: Pick<LogEntry, 'code' | 'facts'>,
  ...more: More
): Result | undefined {
  return Object.hasOwn(table, code) ? table[code]?.(facts as never, ...more) : undefined;
}

/** Returns the sentence for one kind of log entry. The entry's code determines which facts it has. */
export type LogLine = (facts: never, grammar: Grammar) => Sentence;

/** Returns the sentence that `lines` has for a log entry, or an empty sentence. */
export function lineOf(lines: Readonly<Record<Code, LogLine>>, entry: LogEntry, names: Names): Sentence {
  return byCode(lines, entry, grammarOf(names)) ?? [];
}

const CANCELLED: Readonly<Record<Code, string>> = {
  'new-version': 'An update made this match unplayable.',
  unreadable: 'The match couldn’t be read after a restart.',
};

/**
 * Returns the platform's sentence about an end that the game has no words for, or null for any other end. Such an end is
 * a cancelled match, whose headline already says that it was stopped, or a result that is none of the documented ones.
 */
export function platformReason({ cancelled, reason, said }: Outcome): string | null {
  if (said !== undefined) return said === 'true' ? 'The game is over.' : `The game’s own result: ${said}`;
  if (!cancelled) return null;
  return `${CANCELLED[reason] ?? ''} It doesn’t count.`.trim();
}
