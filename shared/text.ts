import type { Code, Seat } from './ids';
import type { Outcome, Told } from './module';

/** The name a person goes by at this table. */
export type Names = (seat: Seat) => string;

/** A sentence in pieces; a name or a verdict stands out. Pieces are text, never markup. */
export type Sentence = readonly (string | { strong: string })[];

/** Every sentence the platform asks a game for. */
export interface GameText<View> {
  /** A line of the public log. */
  told(entry: Told, names: Names): Sentence;
  /** The one sentence of the table: what is happening and what this seat can do now. */
  now(view: View, seat: Seat | null, names: Names): string;
  /** Who won and why, in one sentence; the view has the facts of the last moment. */
  reason(outcome: Outcome, names: Names, view: View): string;
}

/** `sentence\`${name} shot ${other}.\``: what is put in stands out, what is written does not. */
export function sentence(texts: TemplateStringsArray, ...strong: readonly string[]): Sentence {
  return texts.flatMap((text, at) => {
    const word = strong[at];
    return word === undefined ? [text] : [text, { strong: word }];
  });
}

export function plainText(pieces: Sentence): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join('');
}

/** "Mara", "Mara and Tobias", "Mara, Tobias and 2 more": two are named at most. */
export function namesOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
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
