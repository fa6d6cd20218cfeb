import { unusable, usables } from '../legal/hand';
import { playerOf } from '../queries';
import type { AbilityId, Handle } from '../state';
import { type Beliefs, outlookIn, worldOf } from './beliefs';
import { missionPlansOf } from './value';

/** Minimum number of cards in hand that no mission requires before the bot spends one of them. */
const SPARE = 3;

/**
 * Finds a token with this ability, or else a spare card with this ability that no mission in hand requires.
 *
 * @returns the handle, or null if there is none
 */
export function expendable(beliefs: Beliefs, ability: AbilityId): Handle | null {
  const { view, seat, me } = beliefs;
  const fitting = usables(view).filter(({ handle }) => unusable(view, handle, ability) === null);
  const token = fitting.find(({ card }) => card === null);
  if (token) return token.handle;
  if (fitting.length === 0) return null;
  const world = worldOf(beliefs);
  const plans = missionPlansOf(world, playerOf(world, seat), outlookIn(world, beliefs).left);
  const needed = new Set(plans.flatMap(({ cards }) => cards));
  const spare = me.agency.filter(({ handle }) => !needed.has(handle)).length;
  return spare < SPARE ? null : (fitting.find(({ handle }) => !needed.has(handle))?.handle ?? null);
}
