import { legal, madeUp } from '../legal';
import { isInsider } from '../state';
import { type Beliefs, weighedPick } from './beliefs';
import { type Associations, associationsIn } from './language';

/** Returns a legal hint for the public word, or null if the seat may not hint now. */
export function findHint(beliefs: Beliefs): string | null {
  const { view, seat, me, parameters, random } = beliefs;
  const word = view.publicWord;
  if (word === null || legal.hint.why(view, seat) !== null) return null;
  const known = associationsIn(view.options.words);
  const plain = sayable(beliefs, known.hintsFor(word).slice(0, parameters.thinksOf));
  if (me.code !== null && random.Number() < leans(beliefs)) {
    const both = sayable(beliefs, leaningHints(known, word, me.code.word));
    if (both.length > 0) return weighedPick(random, both, (each) => known.vagueness(each));
  }
  if (plain.length > 0) return weighedPick(random, plain, (each) => known.plainness(each));
  return sayable(beliefs, known.hintsFor(word))[0] ?? further(beliefs, known, word);
}

/**
 * Returns hints that fit both words. If there are none, returns hints for the public word and the word most similar to
 * the code word.
 */
function leaningHints(known: Associations, word: string, code: string): readonly string[] {
  const both = known.shared(word, code);
  if (both.length > 0) return both;
  const like = likest(known, code, (other) => known.shared(word, other).length > 0 && other !== word);
  return like === null ? [] : known.shared(word, like);
}

/**
 * Returns a hint for when all hints for `word` are used up: a hint for the most similar word, or else a meaningless
 * hint.
 */
function further(beliefs: Beliefs, known: Associations, word: string): string {
  const others = known.vocabulary.filter((other) => other !== word);
  const likest = others.sort((one, other) => known.shared(word, other).length - known.shared(word, one).length);
  for (const other of likest) {
    const [hint] = sayable(beliefs, known.hintsFor(other));
    if (hint !== undefined) return hint;
  }
  return madeUp(beliefs.view, beliefs.random);
}

function likest(known: Associations, word: string, isMeant: (other: string) => boolean): string | null {
  const likeness = (other: string) => known.shared(word, other).length;
  return known.vocabulary
    .filter((other) => other !== word && isMeant(other))
    .reduce<string | null>(
      (best, other) => (likeness(other) > (best === null ? 0 : likeness(best)) ? other : best),
      null,
    );
}

/** Returns the hints among `hints` that are legal now and that no player has given in this match. */
function sayable({ view, seat }: Beliefs, hints: readonly string[]): string[] {
  const known = associationsIn(view.options.words);
  const said = new Set(view.hints.flatMap(({ text }) => (text === null ? [] : [...known.soundsOf(text)])));
  const isNew = (hint: string) => [...known.soundsOf(hint)].every((sound) => !said.has(sound));
  return hints.filter((hint) => isNew(hint) && legal.hint.refusal(view, seat, [hint, view.round]) === null);
}

function leans({ me, parameters }: Beliefs): number {
  return isInsider(me.role) ? parameters.leans.insider : parameters.leans.debugger;
}
