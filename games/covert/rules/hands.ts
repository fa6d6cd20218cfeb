import { type Apis, must, type Random, type Seat } from 'hush/game';
import { type Hand, playerOf } from '../queries';
import type { AgencyId, Handle, Held, Player, RegionId, State } from '../state';

const HANDLES = 36 ** 4;

/** Returns a random handle for a card in this player's hand. Nothing about the card can be inferred from it. */
export function newHandle(player: Pick<Player, 'agency' | 'missions' | 'codes' | 'tokens' | 'seen'>, random: Random) {
  const { agency, missions, codes, tokens, seen } = player;
  const taken = [...agency, ...missions, ...codes, ...tokens, ...seen];
  for (;;) {
    const handle = Math.floor(random.Number() * HANDLES)
      .toString(36)
      .padStart(4, '0');
    if (!taken.some((each) => each.handle === handle)) return handle;
  }
}

/** Adds cards to the hand without revealing them to other players. */
export function takeInto(player: Player, hand: Hand, cards: readonly string[], random: Random): void {
  for (const card of cards) player[hand].push({ handle: newHandle(player, random), card });
}

/** Adds Agency cards to the hand in view of all players. */
export function takeOpenly(player: Player, cards: readonly AgencyId[], random: Random): void {
  takeInto(player, 'agency', cards, random);
  player.shown.push(...cards);
}

/** Removes a card from the hand. */
export function giveUp(player: Player, hand: Hand, handle: Handle): Held {
  const at = player[hand].findIndex((held) => held.handle === handle);
  const [held] = player[hand].splice(at, at < 0 ? 0 : 1);
  if (hand === 'agency') player.shown = player.shown.filter((card) => card !== held?.card);
  return must(held, `a card ${handle} in ${hand}`);
}

/** Draws the top card. An empty deck is first refilled with the shuffled discards. */
export function drawAgency(G: State, random: Random): AgencyId {
  if (G.agencyDeck.length === 0) {
    G.agencyDeck = random.Shuffle(G.discards);
    G.discards = [];
  }
  return must(G.agencyDeck.shift(), 'a card in the Agency deck');
}

/** [CV-21] Takes the card from the region's space and refills the space immediately. */
export function takeFaceUp(G: State, seat: Seat, region: RegionId, { random }: Apis): AgencyId {
  const card = G.faceUp[region];
  takeOpenly(playerOf(G, seat), [card], random);
  G.faceUp[region] = drawAgency(G, random);
  return card;
}
