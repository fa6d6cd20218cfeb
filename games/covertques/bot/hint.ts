import { legal, madeUp } from '../legal';
import { isInsider } from '../state';
import { type Beliefs, weighedPick } from './beliefs';
import { hintsFor, plainness, shared, soundsOf, VOCABULARY, vagueness } from './language';

/** Returns a legal hint for the public word, or null if the seat may not hint now. */
export function findHint(beliefs: Beliefs): string | null {
  const { view, seat, me, parameters, random } = beliefs;
  const word = view.publicWord;
  if (word === null || legal.hint.why(view, seat) !== null) return null;
  const plain = sayable(beliefs, hintsFor(word).slice(0, parameters.thinksOf));
  if (me.code !== null && random.Number() < leans(beliefs)) {
    const both = sayable(beliefs, leaningHints(word, me.code.word));
    if (both.length > 0) return weighedPick(random, both, vagueness);
  }
  if (plain.length > 0) return weighedPick(random, plain, plainness);
  return sayable(beliefs, hintsFor(word))[0] ?? further(beliefs, word);
}

/**
 * Returns hints that fit both words. If there are none, returns hints for the public word and the word most similar to
 * the code word.
 */
function leaningHints(word: string, code: string): readonly string[] {
  const both = shared(word, code);
  if (both.length > 0) return both;
  const like = likest(code, (other) => shared(word, other).length > 0 && other !== word);
  return like === null ? [] : shared(word, like);
}

/**
 * Returns a hint for when all hints for `word` are used up: a hint for the most similar word, or else a meaningless
 * hint.
 */
function further(beliefs: Beliefs, word: string): string {
  const others = VOCABULARY.filter((other) => other !== word);
  const likest = others.sort((one, other) => shared(word, other).length - shared(word, one).length);
  for (const other of likest) {
    const [hint] = sayable(beliefs, hintsFor(other));
    if (hint !== undefined) return hint;
  }
  return madeUp(beliefs.view, beliefs.random);
}

function likest(word: string, isMeant: (other: string) => boolean): string | null {
  const likeness = (other: string) => shared(word, other).length;
  return VOCABULARY.filter((other) => other !== word && isMeant(other)).reduce<string | null>(
    (best, other) => (likeness(other) > (best === null ? 0 : likeness(best)) ? other : best),
    null,
  );
}

/** Returns the hints among `hints` that are legal now and that no player has given in this match. */
function sayable({ view, seat }: Beliefs, hints: readonly string[]): string[] {
  const said = new Set(view.hints.flatMap(({ text }) => (text === null ? [] : [...soundsOf(text)])));
  const isNew = (hint: string) => [...soundsOf(hint)].every((sound) => !said.has(sound));
  return hints.filter((hint) => isNew(hint) && legal.hint.refusal(view, seat, [hint, view.round]) === null);
}

function leans({ me, parameters }: Beliefs): number {
  return isInsider(me.role) ? parameters.leans.insider : parameters.leans.debugger;
}
