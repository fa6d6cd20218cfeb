import type { Seat } from 'hush/game';
import { missionOf } from '../content/cards';
import { playerOf, pointsOf } from '../queries';
import { type Handle, MISSIONS_TO_END, type Player, type State } from '../state';
import { type MissionPlan, missionPlanOf } from './missionPlan';

/**
 * For each value of `left`, the factor by which each die that a mission still needs reduces the mission's points. It is
 * smaller towards the end of the match.
 */
const PATIENCE = [0.6, 0.8, 0.84, 0.87];
/** Weights of the mission plans, best first. Later plans weigh less, because all plans share the same dice. */
const SHARES = [1, 0.88, 0.5, 0.2];
const CARD = 0.75;
const SPARE_CARD = 0.25;
const MANY_CARDS = 4;
const TOKEN = 0.7;
const CUBE = 0.2;
/** Value of an icon for each mission that the leader still has to complete. */
const ICON = { region: 0.42, equipment: 0.36 };

/**
 * The seat for which a position is evaluated, and the number of missions that the leader still has to complete (0 in
 * the last round). This number does not change during look-ahead, so that completing a mission never seems to cost
 * time.
 */
export interface Outlook {
  seat: Seat;
  left: number;
}

export function outlookOf(G: State, seat: Seat, seesRivals = false): Outlook {
  const most = Math.max(
    ...G.seats.map((each) => {
      const player = playerOf(G, each);
      const soon = seesRivals && each !== seat ? aboutToComplete(player) : 0;
      return player.finishedMissions.length + soon;
    }),
  );
  const isLast = G.isLastRound || G.phase === 'finalMissions';
  return { seat, left: isLast ? 0 : Math.max(1, MISSIONS_TO_END - most) };
}

/** Counts the missions that a rival could complete this round, judging by the rival's public dice. */
function aboutToComplete({ dice, missions }: Player): number {
  return Math.min(missions.length, dice.filter(({ at }) => at === 'completeMission').length);
}

/** Returns the value of a position for the seat, in points. */
export function assess(G: State, { seat, left }: Outlook): number {
  const player = playerOf(G, seat);
  const missionPlans = missionPlansOf(G, player, left);
  if (left === 0) return pointsOf(player) + lastWorth(missionPlans);
  const reserved = missionPlans.flatMap(({ cards }) => cards).length;
  const spare = player.agency.length - reserved;
  const cards = CARD * Math.min(spare, MANY_CARDS) + SPARE_CARD * Math.max(0, spare - MANY_CARDS);
  return (
    pointsOf(player) +
    shared(missionPlans.map((missionPlan) => worthOf(missionPlan, left))) +
    cards +
    TOKEN * player.tokens.length +
    CUBE * player.held.length +
    left * iconsOf(player)
  );
}

/** Plans the missions in hand, most valuable first. A card is used in only one plan. */
export function missionPlansOf(G: State, player: Player, left: number): MissionPlan[] {
  const reserved = new Set<Handle>();
  const ranked = player.missions
    .map((held) => missionPlanOf(G, player, held, reserved))
    .sort((one, other) => worthOf(other, left) - worthOf(one, left));
  return ranked.map((first, at) => {
    const missionPlan = at === 0 ? first : missionPlanOf(G, player, first.mission, reserved);
    for (const card of missionPlan.cards) reserved.add(card);
    return missionPlan;
  });
}

function worthOf({ mission, effort }: MissionPlan, left: number): number {
  const patience = PATIENCE[Math.min(left, PATIENCE.length - 1)] ?? 1;
  return missionOf(mission.card).points * patience ** effort;
}

function shared(worths: number[]): number {
  return worths
    .sort((one, other) => other - one)
    .reduce((sum, worth, at) => sum + worth * (SHARES[Math.min(at, SHARES.length - 1)] ?? 0), 0);
}

/** Returns the value of mission plans in the last round, in points. Missions that are not ready count little. */
function lastWorth(missionPlans: readonly MissionPlan[]): number {
  const worths = missionPlans.map(({ mission, effort, isReady }) => {
    const { points } = missionOf(mission.card);
    return isReady ? points : 0.3 * points * 0.6 ** effort;
  });
  const [best = 0, ...rest] = worths.sort((one, other) => other - one);
  return best + rest.reduce((sum, worth) => sum + 0.3 * worth, 0);
}

function iconsOf({ finishedMissions }: Player): number {
  return finishedMissions.reduce((sum, id) => {
    const { benefit } = missionOf(id);
    return sum + (benefit ? ICON[benefit.type] : 0);
  }, 0);
}
