import type { Apis, Seat } from 'hush/game';
import { missionOf } from '../content/cards';
import { playerOf, turnOf } from '../queries';
import {
  type AgentIndex,
  type Circle,
  type CodeId,
  type Handle,
  MISSIONS_TO_END,
  type RegionId,
  type Route,
  type Source,
  type State,
} from '../state';
import { choose } from './choices';
import { takeBackFrom } from './dice';
import { drawAgency, giveUp, takeFaceUp, takeInto } from './hands';
import { openPool, spend } from './spending';
import { travel } from './travel';

/**
 * [CV-27..31, CV-74] Completes a mission. Agents and icons remain. Cards and broken codes are spent, in an order that
 * reveals nothing.
 */
export function complete(G: State, by: Seat, handle: Handle, payment: readonly Source[], apis: Apis): void {
  const player = playerOf(G, by);
  const { card: mission } = giveUp(player, 'missions', handle);
  const handles = payment.flatMap(([kind, card]) => (kind === 'card' ? [card] : []));
  const cards = spend(G, by, handles).sort();
  const codes = payment.flatMap(([kind, code]) => (kind === 'code' ? [code] : [])).sort();
  for (const code of codes) returnCode(G, by, code, apis);
  player.finishedMissions.push(mission);
  apis.tell('completed', { by, mission, points: missionOf(mission).points, cards, codes });
  openPool(G, by, cards);
  if (G.phase === 'finalMissions') {
    G.agenda.push({ do: 'endTurn' });
    return;
  }
  act(G, by, 'completeMission');
  if (player.finishedMissions.length !== MISSIONS_TO_END || G.isLastRound) return;
  G.isLastRound = true;
  apis.tell('last-round', { by });
}

/** [CV-30] Shuffles a spent code into the code deck with fewer cards. */
function returnCode(G: State, by: Seat, code: CodeId, { random }: Apis): void {
  const player = playerOf(G, by);
  player.finishedCodes = player.finishedCodes.filter((each) => each !== code);
  const [first, second] = G.codeDecks;
  const shorter = second.length < first.length ? 1 : 0;
  G.codeDecks[shorter] = random.Shuffle([...G.codeDecks[shorter], code]);
}

/** [CV-63] Takes a mission. If the Analyst takes from the deck, the Analyst sees two missions. */
export function takeMission(G: State, by: Seat, from: number | 'deck', apis: Apis): void {
  const player = playerOf(G, by);
  const sees = from === 'deck' && player.character === 'analyst' ? 2 : 1;
  const card = from === 'deck' ? null : (G.missionRow[from] ?? null);
  act(G, by, 'missionCards');
  apis.tell('took-mission', { by, card });
  if (typeof from === 'number' && card !== null) {
    takeInto(player, 'missions', [card], apis.random);
    G.missionRow[from] = G.missionDeck.shift() ?? null;
    return;
  }
  const drawn = G.missionDeck.splice(0, sees);
  if (drawn.length === 2) {
    takeInto(player, 'seen', drawn, apis.random);
    choose(G, { kind: 'pickMission', seat: by }, apis);
  } else takeInto(player, 'missions', drawn, apis.random);
}

/** [CV-19, CV-21] Takes a region's face-up card for one die. */
export function takeAgency(G: State, by: Seat, region: RegionId, apis: Apis): void {
  act(G, by, 'agencyCards');
  const card = takeFaceUp(G, by, region, apis);
  apis.tell('took-agency', { by, region, card });
}

/**
 * [CV-20, CV-64] Takes any card for two dice or, with the Quartermaster's power, the top card of the deck for one die.
 */
export function takeAgencyAny(G: State, by: Seat, from: RegionId | 'deck', power: boolean, apis: Apis): void {
  const player = playerOf(G, by);
  if (power) player.isPowerUsed = true;
  act(G, by, 'agencyCards', power ? 1 : 2);
  const card = from === 'deck' ? null : takeFaceUp(G, by, from, apis);
  if (from === 'deck') takeInto(player, 'agency', [drawAgency(G, apis.random)], apis.random);
  apis.tell('took-agency', { by, region: from === 'deck' ? null : from, card });
}

/** [CV-23, CV-65] Moves Agents with dice. With the Courier's power, one Agent takes an extra step. */
export function move(
  G: State,
  by: Seat,
  dice: number,
  routes: readonly Route[],
  power: AgentIndex | null,
  apis: Apis,
): void {
  if (power !== null) playerOf(G, by).isPowerUsed = true;
  act(G, by, 'movement', dice);
  travel(G, by, routes, apis);
}

/** Takes one die back without an Action. This is always legal, so that a player who can take no Action is not stuck. */
export function forfeitDie(G: State, by: Seat, circle: Circle, { tell }: Apis): void {
  act(G, by, circle);
  tell('forfeited', { by, circle });
}

function act(G: State, by: Seat, circle: Circle, dice = 1): void {
  takeBackFrom(playerOf(G, by), circle, dice);
  turnOf(G).isActionDone = true;
}
