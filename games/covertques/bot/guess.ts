import type { Guess } from '../state';
import type { Mind } from './mind';
import { isDebuggerIn, likeliest, partner } from './suspicion';

/** Whom an insider names as its partner, or that it is alone; null: it is not sure enough yet. */
export function chooseGuess(mind: Mind): Guess | null {
  const { view, me, temper } = mind;
  if (me.code === null) return null;
  const { seats, alone } = partner(mind, me.code.word);
  const [best, chance] = likeliest(seats) ?? [null, 0];
  const { first, less, least } = temper.sure;
  const sure = Math.max(least, first - less * (view.round - 1)) - (isDebuggerIn(view) ? temper.debugged : 0);
  if (Math.max(alone, chance) < sure) return null;
  return alone > chance ? 'alone' : best;
}
