import { CODE_POINTS, DICE, type Player, type State } from '#games/covert/state.ts';
import { must } from '#shared/must.ts';
import type { Played } from '#shared/testing/bots.ts';
import { type Measured, mean, percent } from './measured';

export const covert: Measured = {
  side: () => 'anybody',
  measuredAs: ['anybody'],
  run: { games: 200, seats: [2], guests: 'none' },
  columns: {
    rounds: (played) => mean(played.map((each) => stateOf(each).round)).toFixed(1),
    'dice left over': (played) => mean(played.map(leftOver)).toFixed(2),
    'points each': (played) => mean(played.flatMap(pointsIn)).toFixed(0),
    "the winner's": (played) => mean(played.map((each) => Math.max(...pointsIn(each)))).toFixed(0),
    missions: (played) => mean(playersIn(played).map(({ finishedMissions }) => finishedMissions.length)).toFixed(1),
    codes: (played) => mean(playersIn(played).map(({ finishedCodes }) => finishedCodes.length)).toFixed(1),
    'points from codes': (played) =>
      percent(
        codePoints(played),
        played.flatMap(pointsIn).reduce((sum, each) => sum + each, 0),
      ),
  },
};

function stateOf({ position }: Played): State {
  return position.G as State;
}

function playersIn(played: readonly Played[]): Player[] {
  return played.flatMap((each) => Object.values(stateOf(each).players));
}

/**
 * Returns the average number of dice that a player does not use in a round, out of the five that return every round.
 */
function leftOver(played: Played): number {
  const { round, seats } = stateOf(played);
  const placed = played.actions.filter(({ move }) => move.startsWith('place')).length;
  return DICE - placed / (round * seats.length);
}

function pointsIn({ outcome }: Played): number[] {
  return Object.values(must(outcome.points, 'the points of a finished match'));
}

function codePoints(played: readonly Played[]): number {
  return playersIn(played).reduce((sum, { finishedCodes }) => sum + CODE_POINTS * finishedCodes.length, 0);
}
