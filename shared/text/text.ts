import type { LogEntry, Outcome } from '../contract/module';
import type { Code, Seat } from '../ids';
import { texts } from './texts';

/** A function that returns the name of each player at the table. */
export interface Names {
  (seat: Seat): string;
  /** The seat of the reader, whom log entries call "you" (`grammarOf`). Null or omitted for a spectator. */
  readonly you?: Seat | null;
}

/** Returns names for sentences that are read by the player at seat `you`. */
export function readBy(names: Names, you: Seat | null): Names {
  return Object.assign((seat: Seat) => names(seat), { you });
}

/** A sentence in pieces. Pieces with names or verdicts are emphasized. All pieces are plain text, never markup. */
export type Sentence = readonly (string | { strong: string })[];

/** A value to insert into a sentence. A string is emphasized. A `plain` value is not. */
type Piece = string | { plain: string };

/** The sentences that every game has to provide. */
export interface GameText<View> {
  /** Returns a log entry as a sentence. */
  logEntry(entry: LogEntry, names: Names): Sentence;
  /** Returns the sentence above the table, which says what is happening and what this seat can do now. */
  now(view: View, seat: Seat | null, names: Names): string;
  /** Returns a sentence that names the winners and the reason. `view` is the last view of the match. */
  reason(outcome: Outcome, names: Names, view: View): string;
  /** The names of the module's `sides`, worded for use inside a sentence: "the users". */
  sides?: Readonly<Record<string, string>>;
}

/**
 * Builds a sentence from a template such as `sentence\`${name} shot ${other}.\``. Inserted values are emphasized,
 * literal text is not. If a sentence begins with "you", it is capitalized.
 */
export function sentence(texts: TemplateStringsArray, ...put: readonly Piece[]): Sentence {
  return texts.flatMap((text, at) => {
    const piece = put[at];
    if (piece === undefined) return [text];
    if (typeof piece !== 'string') return [text, piece.plain];
    return [text, { strong: beginsSentence(at, text) ? piece.replace(YOU, 'Y') : piece }];
  });
}

/** Marks a name or verdict in a text that can be translated, so that `piecesOf` emphasizes it. */
export const strong = (words: string): string => `\u2068${words}\u2069`;

/** Returns a text as a sentence, in which the parts marked by `strong` or written as `**part**` are emphasized. */
export function piecesOf(text: string): Sentence {
  return text
    .split(/\u2068(.*?)\u2069|\*\*(.+?)\*\*/)
    .flatMap((piece, at) => (piece ? [at % 3 === 0 ? piece : { strong: piece }] : []));
}

/** Returns a player's name for a text that can be translated, or null for the reader. */
export function nameUnlessYou(names: Names, seat: Seat): string | null {
  return seat === names.you ? null : names(seat);
}

const YOU = /^y(?=our?\b)/;

function beginsSentence(at: number, before: string): boolean {
  return before === '' ? at === 0 : /[.!?] $/.test(before);
}

/** Functions for the words by which a sentence refers to a player. The reader is addressed as "you". */
export interface Grammar {
  /** The player's name, such as "Mara", or "you" for the reader. */
  who: Names;
  /** The possessive form, such as "Mara’s", or "your" for the reader. */
  whose(seat: Seat): string;
  /**
   * The player as the object of an action by `by`, such as "Mara", or "you" for the reader. If readers act on
   * themselves, this is "yourself".
   */
  whom(seat: Seat, by: Seat): string;
  /** The form of a verb after the player's name: `does(seat, 'takes')` is "takes", but "take" after "you". */
  does(seat: Seat, verb: string): { plain: string };
  /** The names, for texts that can be translated. */
  names: Names;
  /** For texts that can be translated: the player's emphasized name, or null for the reader. */
  other(seat: Seat): string | null;
}

/**
 * Returns the grammar for a log entry's sentence. The reader's seat is `names.you`:
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
    names,
    other: (seat) => (isYou(seat) ? null : strong(names(seat))),
  };
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** Returns a third-person verb in the second person: "take" for "takes". */
function ofYou(verb: string): string {
  const own = IRREGULAR[verb];
  if (own) return own;
  if (/[a-z]{2}ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(ss|sh|ch|x|o)es$|s$/, '$1');
}

export function plainText(pieces: Sentence): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}

/** Returns the seat that is stored under `key` in a log entry's facts, or null if there is none. */
export function seatIn({ facts }: Pick<LogEntry, 'facts'>, key = 'by'): Seat | null {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null;
  const seat = Object.entries(facts).find(([name]) => name === key)?.[1];
  return typeof seat === 'string' ? seat : null;
}

/**
 * Calls the function in `table` that belongs to a log entry's code, and passes the entry's facts to it. The code
 * determines the type of the facts.
 * @returns the function's result, or undefined if the table has no function for the code
 */
export function byCode<More extends readonly unknown[], Result>(
  table: Readonly<Record<Code, (facts: never, ...more: More) => Result>>,
  { code, facts }: Pick<LogEntry, 'code' | 'facts'>,
  ...more: More
): Result | undefined {
  return Object.hasOwn(table, code) ? table[code]?.(facts as never, ...more) : undefined;
}

/**
 * Returns the sentence for log entries with a certain code, or a text for `piecesOf`. The code determines the type of
 * their facts.
 */
export type LogLine = (facts: never, grammar: Grammar) => Sentence | string;

/**
 * Returns the sentence for a log entry, using the function in `lines` that belongs to its code. Returns an empty
 * sentence if there is none.
 */
export function lineOf(lines: Readonly<Record<Code, LogLine>>, entry: LogEntry, names: Names): Sentence {
  const line = byCode(lines, entry, grammarOf(names)) ?? [];
  return typeof line === 'string' ? piecesOf(line) : line;
}

/** Sentences about ends of a match that no game explains. */
export const REASONS = texts('reasons', {
  over: 'The game is over.',
  said: (result: string) => `The game’s own result: ${result}`,
  cancelled: {
    'new-version': 'An update made this match unplayable. It doesn’t count.',
    unreadable: 'The match couldn’t be read after a restart. It doesn’t count.',
    other: 'It doesn’t count.',
  },
});
