import { sideOf } from '../../games/goodcopbadcop/rules/teams';
import type { State } from '../../games/goodcopbadcop/state';
import type { Played } from '../../shared/testing/bots';
import { type Measured, mean, percent } from './measured';

const SIDES: Readonly<Record<string, string>> = { 'kingpin-eliminated': 'honest', 'agent-eliminated': 'crooked' };

export const goodcopbadcop: Measured = {
  side: (G: State, seat) => sideOf(G, seat).team,
  measuredAs: ['honest', 'crooked'],
  run: { games: 1000, guests: 'none' },
  wonBy: ({ outcome }) => SIDES[outcome.reason] ?? null,
  columns: {
    turns: (played) => mean(played.map(turns)).toFixed(0),
    'most turns': (played) => String(Math.max(...played.map(turns))),
    'in windows': (played) => {
      const [waited, all] = [played.map(inWindows), played.map(({ actions }) => actions.at(-1)?.at ?? 0)];
      return percent(mean(waited), mean(all));
    },
  },
};

function turns({ position }: Played): number {
  return (position.G as State).turn;
}

/** How long the table waited for answers, in ms. */
function inWindows({ actions }: Played): number {
  const answers = actions.map(({ move, at }, n) =>
    move === 'pass' || move === 'useEquipment' ? at - (actions[n - 1]?.at ?? 0) : 0,
  );
  return answers.reduce((sum, ms) => sum + ms, 0);
}
