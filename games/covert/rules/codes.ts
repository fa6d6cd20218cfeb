import { type Apis, must, type Seat } from 'hush/game';
import { codeOf } from '../content/cards';
import { playerOf, turnOf } from '../queries';
import { COLUMNS, type DieIndex, type Handle, type State, type SwapSource, type TilePosition } from '../state';
import { takeBack } from './dice';
import { giveUp, takeInto } from './hands';

/** [CV-13, CV-49, CV-52] Swaps two tiles. The swap lasts for the rest of the match. */
export function swap(
  G: State,
  by: Seat,
  one: TilePosition,
  other: TilePosition,
  source: SwapSource,
  { tell }: Apis,
): void {
  const turn = turnOf(G);
  const [left, right] = [must(G.tiles[one]), must(G.tiles[other])];
  G.tiles[one] = right;
  G.tiles[other] = left;
  const moved = (at: TilePosition) => (at === one ? other : at === other ? one : at);
  turn.firstTiles = turn.swaps.length === 0 ? [one, other] : turn.firstTiles.map(moved);
  turn.swaps.push({ tiles: [one, other], by: source });
  if (source === 'breaker') turn.breakers -= 1;
  if (source === 'power') playerOf(G, by).isPowerUsed = true;
  tell('swapped', { by, tiles: [one, other], source });
}

export function coverTile(G: State, by: Seat, die: DieIndex, position: TilePosition, { tell }: Apis): void {
  const turn = turnOf(G);
  turn.part = 'cover';
  turn.covers.push({ die, position, claim: null });
  tell('covered', { by, position, face: must(playerOf(G, by).dice[die]).face });
}

/**
 * [CV-17, CV-51, CV-78] Claims a code. Its dice cannot be used for another code. If the claim is at the start of the
 * step, swaps and covers are still legal afterwards.
 */
export function claim(G: State, by: Seat, handle: Handle, row: number, column: number, { tell }: Apis): void {
  const player = playerOf(G, by);
  const turn = turnOf(G);
  const { card } = giveUp(player, 'codes', handle);
  const first = row * COLUMNS + column;
  for (const cover of turn.covers) {
    const isRead = cover.position >= first && cover.position < first + codeOf(card).digits.length;
    if (isRead && cover.claim === null) cover.claim = card;
  }
  if (turn.part !== 'swap' || turn.swaps.length > 0) turn.part = 'claim';
  player.finishedCodes.push(card);
  tell('broke-code', { by, code: card });
}

/** [CV-18] Draws a new code from a deck. */
export function drawCode(G: State, by: Seat, deck: 0 | 1, { random, tell }: Apis): void {
  const card = must(G.codeDecks[deck].shift(), 'a code in the deck');
  turnOf(G).part = 'draw';
  takeInto(playerOf(G, by), 'codes', [card], random);
  tell('drew-code', { by, deck, equipment: codeOf(card).equipment });
}

/** Ends the step. The dice on the decoder go back to their owner, whether or not a code was broken. */
export function endStep(G: State, by: Seat): void {
  for (const die of playerOf(G, by).dice) if (die.at === 'decoder') takeBack(die);
  G.agenda.push({ do: 'endTurn' });
}
