import type { LegalMoves } from 'hush/game';
import type { Moves, View } from '../state';
import type { RefusalCode } from '../text';
import { actions } from './actions';
import { choices } from './choices';
import { codes } from './codes';
import { free } from './free';
import { moving } from './moving';
import { placing } from './placing';
import { windows } from './windows';

/**
 * Says which moves are legal for a seat, using only the seat's view. If several reasons for a refusal apply, the first
 * in a fixed order is given.
 * Legal arguments form one tree of drafts.
 *
 * The `mark` of a pick names the piece that lights up, as in the move's argument: a die, an Agent, a circle, a region,
 * a tile
 * position, a deck, a card's handle or a public card's id. Some moves have special picks:
 * `placeCircle` after die and circle: a mod's handle adds the mod; 0, -1 or 1 completes the draft with the Handler's
 * pip.
 * `placeDecoder` after the die: `[]` completes the draft without a mod, then a mod's handle adds one more.
 * `reroll`: each die adds itself. `keepSearch`: the card kept, then each card that goes under the deck.
 * `move` after the number of dice, `ability` after the handle of a Move x3: `{ agent, city }` is one step.
 * `{ power }` completes a `move`, with the Agent who took the Courier's step, or null.
 * `complete` after the mission: the item that pays for the next requirement, cheapest first. Following the first pick
 * to
 * the end gives the cheapest payment.
 * `espionage` after the card: a wanted card's id adds the card; the window's number completes the draft.
 */
export const legal: LegalMoves<View, Moves, RefusalCode> = {
  ...choices,
  ...placing,
  ...free,
  ...codes,
  ...actions,
  ...moving,
  ...windows,
};
