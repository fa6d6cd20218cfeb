import type { Code, Seat } from './ids';
import type { LogEntry, Outcome } from './module';

/** The name a person goes by at this table. */
export interface Names {
  (seat: Seat): string;
  /** Who reads: lines of the log call that seat "you" (`grammarOf`). Left out or null: nobody who plays. */
  readonly you?: Seat | null;
}

/** The same names, for sentences that `you` reads. */
export function readBy(names: Names, you: Seat | null): Names {
  return Object.assign((seat: Seat) => names(seat), { you });
}

/** A sentence in pieces; a name or a verdict stands out. Pieces are text, never markup. */
export type Sentence = readonly (string | { strong: string })[];

/** What is put into a sentence: a text stands out, a `plain` one does not. */
type Piece = string | { plain: string };

/** Every sentence the platform asks a game for. */
export interface GameText<View> {
  /** A line of the public log. */
  logEntry(entry: LogEntry, names: Names): Sentence;
  /** The one sentence of the table: what is happening and what this seat can do now. */
  now(view: View, seat: Seat | null, names: Names): string;
  /** Who won and why, in one sentence; the view has the facts of the last moment. */
  reason(outcome: Outcome, names: Names, view: View): string;
}

/**
 * `sentence\`${name} shot ${other}.\``: what is put in stands out, what is written does not. A "you" that begins a
 * sentence gets its capital.
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

/** How a line of the log speaks of people, so that it reads right to whoever is meant. */
export interface Grammar {
  /** "Mara"; "you" for who reads. */
  who: Names;
  /** "Mara’s"; "your". */
  whose(seat: Seat): string;
  /** Whom `by` does something to: "Mara"; "you"; "yourself" for who reads and does it. */
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

/** "takes" as it stands after "you". */
function ofYou(verb: string): string {
  const own = IRREGULAR[verb];
  if (own) return own;
  if (/[a-z]{2}ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(ss|sh|ch|x|o)es$|s$/, '$1');
}

export function plainText(pieces: Sentence): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}

/** How one fact of the public log is told. Its code says which facts it has. */
export type LogLine = (facts: never, grammar: Grammar) => Sentence;

/** A fact in the words of `lines`; nothing for a code that has no line there. */
export function lineOf(lines: Readonly<Record<Code, LogLine>>, { code, facts }: LogEntry, names: Names): Sentence {
  return Object.hasOwn(lines, code) ? (lines[code]?.(facts as never, grammarOf(names)) ?? []) : [];
}

const CANCELLED: Readonly<Record<Code, string>> = {
  'new-version': 'An update made this match unplayable.',
  unreadable: 'The match could not be read after a restart.',
};

/** Why the platform ended a match, whichever the game; null: its rules did. */
export function whyCancelled({ cancelled, reason }: Outcome): string | null {
  if (!cancelled) return null;
  return `${CANCELLED[reason] ?? 'The match was stopped.'} It counts for nobody.`;
}
