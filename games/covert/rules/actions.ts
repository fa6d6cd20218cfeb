import type { Seat } from '../../../shared/ids';
import { missionOf } from '../content/cards';
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
import { drawAgency, giveUp, takeFaceUp, takeInto } from './hands';
import { playerOf, type Table, takeBackFrom, turnOf } from './queries';
import { openPool, spend } from './spending';
import { travel } from './travel';

/** [CV-27..31] Agents and icons stay, cards and finished codes are gone. */
export function complete(G: State, by: Seat, handle: Handle, payment: readonly Source[], table: Table): void {
  const player = playerOf(G, by);
  const { card: mission } = giveUp(player, 'missions', handle);
  const cards = spend(
    G,
    by,
    payment.flatMap(([kind, card]) => (kind === 'card' ? [card] : [])),
  );
  const codes = payment.flatMap(([kind, code]) => (kind === 'code' ? [code] : []));
  for (const code of codes) returnCode(G, by, code, table);
  player.finishedMissions.push(mission);
  table.tell('completed', { by, mission, points: missionOf(mission).points, cards, codes });
  openPool(G, by, cards);
  if (G.phase === 'finalMissions') {
    G.agenda.push({ do: 'endTurn' });
    return;
  }
  act(G, by, 'completeMission');
  if (player.finishedMissions.length !== MISSIONS_TO_END || G.isLastRound) return;
  G.isLastRound = true;
  table.tell('last-round', { by });
}

/** [CV-30] Shuffled into the shorter code deck. */
function returnCode(G: State, by: Seat, code: CodeId, { random }: Table): void {
  const player = playerOf(G, by);
  player.finishedCodes = player.finishedCodes.filter((each) => each !== code);
  const [first, second] = G.codeDecks;
  const shorter = second.length < first.length ? 1 : 0;
  G.codeDecks[shorter] = random.Shuffle([...G.codeDecks[shorter], code]);
}

/** [CV-63] From the deck the Analyst sees two. */
export function takeMission(G: State, by: Seat, from: number | 'deck', table: Table): void {
  const player = playerOf(G, by);
  const sees = from === 'deck' && player.character === 'analyst' ? 2 : 1;
  const card = from === 'deck' ? null : (G.missionRow[from] ?? null);
  act(G, by, 'missionCards');
  table.tell('took-mission', { by, card });
  if (typeof from === 'number' && card !== null) {
    takeInto(player, 'missions', [card], table.random);
    G.missionRow[from] = G.missionDeck.shift() ?? null;
    return;
  }
  const drawn = G.missionDeck.splice(0, sees);
  if (drawn.length === 2) {
    takeInto(player, 'seen', drawn, table.random);
    choose(G, { kind: 'pickMission', seat: by }, table);
  } else takeInto(player, 'missions', drawn, table.random);
}

/** [CV-19, CV-21] */
export function takeAgency(G: State, by: Seat, region: RegionId, table: Table): void {
  act(G, by, 'agencyCards');
  const card = takeFaceUp(G, by, region, table);
  table.tell('took-agency', { by, region, card });
}

/** [CV-20, CV-64] Two dice for any card; the Quartermaster's power saves one for the deck's. */
export function takeAgencyAny(G: State, by: Seat, from: RegionId | 'deck', power: boolean, table: Table): void {
  const player = playerOf(G, by);
  if (power) player.isPowerUsed = true;
  act(G, by, 'agencyCards', power ? 1 : 2);
  const card = from === 'deck' ? null : takeFaceUp(G, by, from, table);
  if (from === 'deck') takeInto(player, 'agency', [drawAgency(G, table.random)], table.random);
  table.tell('took-agency', { by, region: from === 'deck' ? null : from, card });
}

/** [CV-23, CV-65] */
export function move(
  G: State,
  by: Seat,
  dice: number,
  routes: readonly Route[],
  power: AgentIndex | null,
  table: Table,
): void {
  if (power !== null) playerOf(G, by).isPowerUsed = true;
  act(G, by, 'movement', dice);
  travel(G, by, routes, table);
}

/** One die back without use: what a player can always do. */
export function forfeitDie(G: State, by: Seat, circle: Circle, { tell }: Table): void {
  act(G, by, circle);
  tell('forfeited', { by, circle });
}

function act(G: State, by: Seat, circle: Circle, dice = 1): void {
  takeBackFrom(playerOf(G, by), circle, dice);
  turnOf(G).isActionDone = true;
}
