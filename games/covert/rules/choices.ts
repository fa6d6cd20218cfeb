import { type Apis, must, type Seat } from 'hush/game';
import { cityOf } from '../content/map';
import { playerOf } from '../queries';
import {
  AGENCY_LIMIT,
  type Choice,
  type CityId,
  type Deck,
  type Handle,
  missionLimit,
  SEARCH_CARDS,
  type State,
} from '../state';
import { runFor } from './clock';
import { drawAgency, giveUp, takeFaceUp, takeInto } from './hands';

/** Opens a choice for one player. No other move is legal until the choice is made. */
export function choose(G: State, choice: Choice, apis: Apis): void {
  G.choice = choice;
  runFor(G, G.options.choiceSeconds, [choice.seat], apis);
}

/** [CV-22, CV-32, CV-61] If a player's hand is above its limit, makes the player give up a card immediately. */
export function askForLimits(G: State, apis: Apis): void {
  if (G.phase === 'setupCharacters' || G.phase === 'setupMissions') return;
  const choice = G.seats.map((seat) => overLimit(G, seat)).find((each) => each !== null);
  if (choice) choose(G, choice, apis);
}

function overLimit(G: State, seat: Seat): Choice | null {
  const { agency, missions, character } = playerOf(G, seat);
  if (agency.length > AGENCY_LIMIT) return { kind: 'discardAgency', seat };
  return missions.length > missionLimit(character) ? { kind: 'discardMission', seat } : null;
}

export function offerReward(G: State, seat: Seat, city: CityId, apis: Apis): void {
  choose(G, { kind: 'takeIntelCard', seat, city, region: cityOf(city).region }, apis);
}

/** [CV-35, CV-62] Shows the top cards of a deck to this seat only. */
export function search(G: State, seat: Seat, deck: Deck, apis: Apis): void {
  if (deck === 'agency' && G.agencyDeck.length < SEARCH_CARDS) {
    G.agencyDeck.push(...apis.random.Shuffle(G.discards));
    G.discards = [];
  }
  const from = deck === 'agency' ? G.agencyDeck : G.missionDeck;
  const cards = from.splice(0, SEARCH_CARDS);
  takeInto(playerOf(G, seat), 'seen', cards, apis.random);
  apis.tell('searched', { by: seat, deck, count: cards.length });
  choose(G, { kind: 'keepSearch', seat, deck, count: cards.length }, apis);
}

/**
 * [CV-25, CV-66] Takes the card for a pair of cubes: the face-up card of the city's region, or the top card of the
 * deck.
 */
export function takeIntelCard(G: State, from: 'space' | 'deck', apis: Apis): void {
  const choice = G.choice;
  if (choice?.kind !== 'takeIntelCard') return;
  const { seat, region, city } = choice;
  G.choice = null;
  const card = from === 'space' ? takeFaceUp(G, seat, region, apis) : null;
  if (from === 'deck') takeInto(playerOf(G, seat), 'agency', [drawAgency(G, apis.random)], apis.random);
  apis.tell('took-intel', { by: seat, city, card });
}

export function keepSearch(G: State, keep: Handle, under: readonly Handle[]): void {
  const choice = G.choice;
  if (choice?.kind !== 'keepSearch') return;
  const player = playerOf(G, choice.seat);
  const isAgency = choice.deck === 'agency';
  G.choice = null;
  (isAgency ? player.agency : player.missions).push(giveUp(player, 'seen', keep));
  for (const handle of under) (isAgency ? G.agencyDeck : G.missionDeck).push(giveUp(player, 'seen', handle).card);
}

/** [CV-63] Keeps one of the two missions that the Analyst sees. The other mission goes under the deck. */
export function pickMission(G: State, keep: Handle): void {
  const player = playerOf(G, must(G.choice).seat);
  G.choice = null;
  player.missions.push(giveUp(player, 'seen', keep));
  G.missionDeck.push(...player.seen.map(({ card }) => card));
  player.seen = [];
}

/** Keeps one of the two tokens that the Fixer draws. The other token goes back into the bag. */
export function keepToken(G: State, keep: Handle): void {
  const player = playerOf(G, must(G.choice).seat);
  G.choice = null;
  player.tokens.push(giveUp(player, 'seen', keep));
  player.newTokens.push(keep);
  G.bag.push(...player.seen.map(({ card }) => card));
  player.seen = [];
}

export function discardAgency(G: State, handle: Handle, { tell }: Apis): void {
  const { seat } = must(G.choice);
  G.choice = null;
  const { card } = giveUp(playerOf(G, seat), 'agency', handle);
  G.discards.push(card);
  tell('discarded', { by: seat, card });
}

export function discardMission(G: State, handle: Handle, { tell }: Apis): void {
  const { seat } = must(G.choice);
  G.choice = null;
  G.missionDeck.push(giveUp(playerOf(G, seat), 'missions', handle).card);
  tell('gave-up-mission', { by: seat });
}
