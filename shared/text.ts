import type { Code, Seat } from './ids';
import type { LogEntry, Outcome } from './module';

/** The names of the players at this table. */
export interface Names {
  (seat: Seat): string;
  /** The reader's seat, which log entries call "you" (`grammarOf`); null or left out for a spectator. */
  readonly you?: Seat | null;
}

/** The same names, for sentences that `you` reads. */
export function readBy(names: Names, you: Seat | null): Names {
  return Object.assign((seat: Seat) => names(seat), { you });
}

/** A sentence in pieces; names and verdicts are emphasized. Pieces are text, never markup. */
export type Sentence = readonly (string | { strong: string })[];

/** A value inserted into a sentence: a string is emphasized, a `plain` one is not. */
type Piece = string | { plain: string };

/** All sentences that the platform asks a game for. */
export interface GameText<View> {
  /** An entry of the public log. */
  logEntry(entry: LogEntry, names: Names): Sentence;
  /** The table's status line: what is happening, and what this seat can do now. */
  now(view: View, seat: Seat | null, names: Names): string;
  /** The winners and the reason, in one sentence; the view has the facts of the last position. */
  reason(outcome: Outcome, names: Names, view: View): string;
}

/**
 * `sentence\`${name} shot ${other}.\``: inserted values are emphasized, literal text is not. A "you" at the beginning
 * is capitalized.
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

/** Words for the players in a log entry, in the second person for the reader. */
export interface Grammar {
  /** "Mara"; "you" for the reader. */
  who: Names;
  /** "Mara’s"; "your". */
  whose(seat: Seat): string;
  /** The object of an action by `by`: "Mara"; "you"; "yourself" if the reader does it to themselves. */
  whom(seat: Seat, by: Seat): string;
  /** The verb after `who`: `does(seat, 'takes')` is "takes", and "take" after "you". */
  does(seat: Seat, verb: string): { plain: string };
}

/**
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

/** The form of "takes" after "you". */
function ofYou(verb: string): string {
  const own = IRREGULAR[verb];
  if (own) return own;
  if (/[a-z]{2}ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(ss|sh|ch|x|o)es$|s$/, '$1');
}

export function plainText(pieces: Sentence): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}

/** The text of one kind of log entry. Its code determines its facts. */
export type LogLine = (facts: never, grammar: Grammar) => Sentence;

/** The text of a log entry by `lines`; empty for a code without a line. */
export function lineOf(lines: Readonly<Record<Code, LogLine>>, { code, facts }: LogEntry, names: Names): Sentence {
  return Object.hasOwn(lines, code) ? (lines[code]?.(facts as never, grammarOf(names)) ?? []) : [];
}

const CANCELLED: Readonly<Record<Code, string>> = {
  'new-version': 'An update made this match unplayable.',
  unreadable: 'The match couldn’t be read after a restart.',
};

/** The platform's reason for ending a match, in any game, or null if it ended by its rules. */
export function whyCancelled({ cancelled, reason }: Outcome): string | null {
  if (!cancelled) return null;
  return `${CANCELLED[reason] ?? 'The match was stopped.'} It doesn’t count.`;
}
