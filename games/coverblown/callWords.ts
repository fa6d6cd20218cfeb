import { must } from 'hush/game';
import { CALLS } from './content/callsText';
import { isSuspect } from './content/tokens';
import type { Call, SuspectId, WeaponId } from './state';

/**
 * Returns the words of a call to the player called `cop`. Clues are worded alike for both sides, and the last sentence of
 * the first call takes the same time for both (`speakingTime`).
 */
export function callWords(call: Call, cop: string): string {
  const { kind, version, contact, weapon, blown } = call;
  const at = version - 1;
  if (blown) {
    const words = must(CALLS.blown[at]);
    return typeof words === 'string' ? words : words(cop);
  }
  if (kind !== 'first') return `${clueWords(call, at)} ${CALLS.signOff[contact]}`;
  const [words, closing] =
    weapon === null
      ? [must(CALLS.honest[at])(cop, contact), CALLS.closing.honest]
      : [must(CALLS.dirty[at])(cop, contact, weapon), CALLS.closing.dirty];
  return `${words} ${CALLS.signOff[contact]} ${closing}`;
}

function clueWords({ clues }: Call, at: number): string {
  const [{ token, alibi }, other] = [must(clues[0]), clues[1]];
  const { place, doing } = alibi;
  if (isSuspect(token)) {
    if (!other) return must(CALLS.suspect[at])(token, place, doing);
    return must(CALLS.suspects[at])(
      token,
      place,
      doing,
      other.token as SuspectId,
      other.alibi.place,
      other.alibi.doing,
    );
  }
  if (!other) return must(CALLS.weapon[at])(token, place, doing);
  return must(CALLS.weapons[at])(token, place, doing, other.token as WeaponId, other.alibi.place, other.alibi.doing);
}
