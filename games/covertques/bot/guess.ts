import type { Guess } from '../state';
import type { Beliefs } from './beliefs';
import { isDebuggerIn, likeliest, partner } from './suspicion';

/** Returns the partner that an insider guesses, or `alone`. Null while the bot is not sure enough. */
export function chooseGuess(beliefs: Beliefs): Guess | null {
  const { view, me, parameters } = beliefs;
  if (me.code === null) return null;
  const { seats, alone } = partner(beliefs, me.code.word);
  const [best, chance] = likeliest(seats) ?? [null, 0];
  const { first, less, least } = parameters.sure;
  const sure = Math.max(least, first - less * (view.round - 1)) - (isDebuggerIn(view) ? parameters.debugged : 0);
  if (Math.max(alone, chance) < sure) return null;
  return alone > chance ? 'alone' : best;
}
