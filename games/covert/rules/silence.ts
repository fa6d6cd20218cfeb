import { type Apis, must, type Seat } from 'hush/game';
import { playerOf, turnOf } from '../queries';
import { type Choice, CIRCLES, CODES_IN_HAND, type Player, type State } from '../state';
import { discardAgency, discardMission, keepSearch, keepToken, pickMission, takeIntelCard } from './choices';
import { drawCode, endStep } from './codes';
import { takeBackFrom } from './dice';
import { chooseCharacter, keepForTheRest } from './opening';
import { takeOrder } from './placing';
import { passForTheRest } from './windows';

/**
 * [CV-69] Acts for all seats whose time has run out. The log names these seats, except in windows, where answers are
 * secret.
 */
export function beSilent(G: State, apis: Apis): void {
  if (G.choice) chooseFor(G, G.choice, apis);
  else if (G.window) passForTheRest(G);
  else if (G.phase === 'setupMissions') keepForTheRest(G, apis);
  else if (G.turn) endSilently(G, apis);
}

function endSilently(G: State, apis: Apis): void {
  const { seat } = turnOf(G);
  const unplaced = G.phase === 'place' && turnOf(G).placed === 0 ? inHand(playerOf(G, seat)) : 0;
  apis.tell('silent', { by: seat, ...(unplaced > 0 && { unplaced }) });
  if (G.phase === 'setupCharacters') chooseCharacter(G, seat, playerOf(G, seat).character, apis);
  else if (G.phase === 'place') stopPlacing(G, seat, apis);
  else if (G.phase === 'breakCodes') stopStep(G, seat, apis);
  else if (G.phase === 'resolve') stopResolving(G, seat, apis);
  else G.agenda.push({ do: 'endTurn' });
}

/** Returns the number of dice that the player would leave unplaced by taking an order token. */
function inHand({ dice }: Player): number {
  return dice.filter(({ at }) => at === 'hand').length;
}

function chooseFor(G: State, choice: Choice, apis: Apis): void {
  const { seen, agency, missions } = playerOf(G, choice.seat);
  const [first, ...rest] = seen.map(({ handle }) => handle);
  apis.tell('silent', { by: choice.seat });
  if (choice.kind === 'takeIntelCard') takeIntelCard(G, 'deck', apis);
  if (choice.kind === 'keepSearch') keepSearch(G, must(first), rest);
  if (choice.kind === 'pickMission') pickMission(G, must(first));
  if (choice.kind === 'keepToken') keepToken(G, must(first));
  if (choice.kind === 'discardAgency') discardAgency(G, must(agency.at(-1)).handle, apis);
  if (choice.kind === 'discardMission') discardMission(G, must(missions.at(-1)).handle, apis);
}

function stopPlacing(G: State, seat: Seat, apis: Apis): void {
  if (turnOf(G).placed > 0) G.agenda.push({ do: 'endTurn' });
  else takeOrder(G, seat, apis);
}

/** Draws any missing codes from the larger deck and ends the step. */
function stopStep(G: State, seat: Seat, apis: Apis): void {
  const [first, second] = G.codeDecks;
  while (playerOf(G, seat).codes.length < CODES_IN_HAND && first.length + second.length > 0) {
    drawCode(G, seat, second.length > first.length ? 1 : 0, apis);
  }
  endStep(G, seat);
}

/**
 * Takes one die back without an Action. If the player runs out of time twice in a row, the second time takes all dice
 * back. With the option `phase`, the first time already does.
 */
function stopResolving(G: State, seat: Seat, { tell }: Apis): void {
  G.agenda.push({ do: 'endTurn' });
  if (turnOf(G).isActionDone) return;
  const player = playerOf(G, seat);
  player.silences += 1;
  const there = CIRCLES.flatMap((circle) => player.dice.filter(({ at }) => at === circle).map(() => circle));
  const areAllLost = player.silences > 1 || G.options.silence === 'phase';
  for (const circle of areAllLost ? there : there.slice(0, 1)) {
    takeBackFrom(player, circle);
    tell('forfeited', { by: seat, circle });
  }
}
