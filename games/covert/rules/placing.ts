import { type Apis, must, type Seat } from 'hush/game';
import { abilityHeld, playerOf, turnOf } from '../queries';
import { type Circle, type DieIndex, type DiePlace, type Handle, type State, turnedBy } from '../state';
import { choose } from './choices';
import { takeInto } from './hands';
import { openPool, spend } from './spending';

/** [CV-5..9, CV-42] Places a die on the space that matches its changed face. */
export function placeCircle(
  G: State,
  by: Seat,
  index: DieIndex,
  circle: Circle,
  mods: readonly Handle[],
  handler: number,
  apis: Apis,
): void {
  if (handler !== 0) playerOf(G, by).isPowerUsed = true;
  place(G, by, index, circle, mods, handler, apis);
}

export function placeDecoder(G: State, by: Seat, index: DieIndex, mods: readonly Handle[], apis: Apis): void {
  place(G, by, index, 'decoder', mods, 0, apis);
}

/** [CV-12, CV-46] Places a die on the folder and draws a token. The Fixer draws two tokens and keeps one. */
export function placeSpecialOps(G: State, by: Seat, index: DieIndex, apis: Apis): void {
  const player = playerOf(G, by);
  const wanted = player.character === 'fixer' ? 2 : 1;
  const bag = apis.random.Shuffle(G.bag);
  const drawn = bag.splice(0, wanted);
  G.bag = bag;
  place(G, by, index, 'folder', [], 0, apis);
  apis.tell('special-ops', { by, drawn: drawn.length });
  if (drawn.length === 2) {
    takeInto(player, 'seen', drawn, apis.random);
    choose(G, { kind: 'keepToken', seat: by }, apis);
    return;
  }
  takeInto(player, 'tokens', drawn, apis.random);
  player.newTokens.push(...player.tokens.slice(player.tokens.length - drawn.length).map(({ handle }) => handle));
}

function place(
  G: State,
  by: Seat,
  index: DieIndex,
  at: DiePlace,
  mods: readonly Handle[],
  handler: number,
  { tell }: Apis,
): void {
  const player = playerOf(G, by);
  const turn = turnOf(G);
  const die = must(player.dice[index]);
  const change = mods.map((mod): number => (abilityHeld(player, mod) === 'plus1' ? 1 : -1));
  const cards = spend(G, by, mods);
  die.face = turnedBy(
    die.rolled,
    change.reduce((sum, one) => sum + one, handler),
  );
  die.at = at;
  turn.placed += 1;
  tell('placed', { by, at, rolled: die.rolled, face: die.face, cards, tokens: mods.length - cards.length, handler });
  openPool(G, by, cards);
  if (turn.placed === turn.placements) G.agenda.push({ do: 'endTurn' });
}

/** [CV-10] Takes the lowest remaining order token. The seat places no more dice this round. */
export function takeOrder(G: State, by: Seat, { tell }: Apis): void {
  G.order.push(by);
  tell('took-order', { by, token: G.order.length });
  G.agenda.push({ do: 'endTurn' });
}

/**
 * [CV-11, CV-47] Rerolls any dice that are not placed yet. A player may do this once per match, even on another
 * player's turn.
 */
export function reroll(G: State, by: Seat, indexes: readonly DieIndex[], { random, tell }: Apis): void {
  const player = playerOf(G, by);
  player.hasReroll = false;
  const faces = indexes.map((index) => {
    const die = must(player.dice[index]);
    const before = die.rolled;
    die.rolled = random.D6();
    die.face = die.rolled;
    return [before, die.rolled];
  });
  tell('rerolled', { by, faces });
}
