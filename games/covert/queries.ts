import { must, type Seat } from 'hush/game';
import { abilityOfToken, agencyOf, missionOf } from './content/cards';
import {
  type AbilityId,
  type AgencyId,
  CODE_POINTS,
  type Die,
  type Handle,
  type Held,
  isCircle,
  type MissionId,
  type Player,
  type State,
  type Turn,
} from './state';

/** Queries about a state, for rules, views and bots. */

export const PLAYERS: Readonly<{ min: number; max: number }> = { min: 2, max: 4 };

export function playerOf(G: State, seat: Seat): Player {
  return must(G.players[seat], `the player of seat ${seat}`);
}

export function turnOf(G: State): Turn {
  return must(G.turn, 'a turn');
}

/** Creates a turn or step in which the seat has not done anything yet. */
export function newTurn(seat: Seat, isFirst = false): Turn {
  return {
    seat,
    placements: 1,
    placed: 0,
    part: 'swap',
    swaps: [],
    firstTiles: [],
    breakers: 0,
    covers: [],
    isActionDone: false,
    isFirst,
    undos: 0,
  };
}

export function diceOnCircles({ dice }: Player): Die[] {
  return dice.filter(({ at }) => isCircle(at));
}

export type Hand = 'agency' | 'missions' | 'codes' | 'tokens' | 'seen';

export function heldBy(player: Player, hand: Hand, handle: Handle): Held | undefined {
  return player[hand].find((held) => held.handle === handle);
}

/** Returns the ability of a card or token in hand. */
export function abilityHeld(player: Player, handle: Handle): AbilityId {
  const token = heldBy(player, 'tokens', handle);
  if (token) return abilityOfToken(token.card);
  return agencyOf(cardHeld(player, handle)).ability;
}

export function cardHeld(player: Player, handle: Handle): AgencyId {
  return heldBy(player, 'agency', handle)?.card ?? '';
}

/** [CV-39] Returns the points for completed missions, plus 2 for each broken code that is not spent. */
export function pointsOf({ finishedMissions, finishedCodes }: Player): number {
  return finishedMissions.reduce((sum, id) => sum + missionOf(id).points, CODE_POINTS * finishedCodes.length);
}

/** The parts of a player's result by which the winner is decided. */
export interface Result {
  points: number;
  finishedMissions: readonly MissionId[];
}

/**
 * [CV-38] The criteria by which the winner is decided, in order. If a criterion decides the match, the outcome names
 * its `reason`.
 */
export const MEASURES: readonly { reason: string; of(result: Result): number }[] = [
  { reason: 'most-points', of: ({ points }) => points },
  { reason: 'more-missions', of: ({ finishedMissions }) => finishedMissions.length },
  {
    reason: 'highest-mission',
    of: ({ finishedMissions }) => Math.max(0, ...finishedMissions.map((id) => missionOf(id).points)),
  },
];
