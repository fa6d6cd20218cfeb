import { type Apis, must, pick, type Random, type Seat } from 'hush/game';
import { isBlown, numbersFor } from '../queries';
import { type Call, type ClueType, type Deck, type Player, type State, type TokenId, VERSIONS } from '../state';

/**
 * [CB-10, CB-12..16, CB-33, CB-34, CB-44, CB-46] Makes a seat's call of the round. The call gives one or two clues, or
 * none if the contact has been examined. Other players see only that a call was made. Random draws: the shuffle if the
 * deck is empty, the number of clues if there can be two, the choice of words.
 */
export function investigate(G: State, by: Seat, type: ClueType, { random, clock, tell }: Apis): void {
  const player = must(G.players[by]);
  const blown = isBlown(G, player);
  const clues = blown
    ? []
    : draw(player, type, G.seats.length, random).map((token) => ({ token, alibi: { ...G.secret.alibis[token] } }));
  const call: Call = {
    n: player.calls.length + 1,
    day: G.day,
    at: clock.now(),
    kind: type,
    contact: player.contact,
    version: pick(random, VERSIONS),
    clues,
    weapon: null,
    blown,
  };
  player.calls.push(call);
  G.called.push(by);
  tell('called', { by });
}

function draw(player: Player, type: ClueType, players: number, random: Random): TokenId[] {
  const deck: Deck = player[type];
  refill(deck, random);
  const isDouble = mayDouble(player, deck, players) && random.Number() < numbersFor(players).doubleClueChance;
  if (isDouble) player.doubles += 1;
  const drawn = deck.undrawn.splice(0, isDouble ? 2 : 1);
  deck.drawn.push(...drawn);
  return drawn;
}

/** [CB-16] If the deck is empty, shuffles the drawn clues back into it. */
function refill(deck: Deck, random: Random): void {
  if (deck.undrawn.length > 0) return;
  deck.undrawn = random.Shuffle(deck.drawn);
  deck.drawn = [];
}

export function mayDouble(player: Pick<Player, 'doubles'>, deck: Deck, players: number): boolean {
  return player.doubles < numbersFor(players).doubleClueMaxPerPlayer && deck.undrawn.length >= 2;
}

/**
 * [CB-17, CB-45] Removes these tokens, which had the verdict Wrong, from every deck and its drawn clues for the rest of
 * the match.
 */
export function clearFromDecks(G: Pick<State, 'players'>, ...tokens: readonly TokenId[]): void {
  for (const player of Object.values(G.players)) {
    for (const deck of [player.suspects, player.weapons] as Deck[]) {
      deck.undrawn = deck.undrawn.filter((token) => !tokens.includes(token));
      deck.drawn = deck.drawn.filter((token) => !tokens.includes(token));
    }
  }
}
