import { sideOf } from '#games/goodcopbadcop/rules/teams.ts';
import type { Moves, State } from '#games/goodcopbadcop/state.ts';
import type { Played } from '#shared/testing/bots.ts';
import { type Measured, mean, percent } from './measured';

const SIDES: Readonly<Record<string, string>> = { 'kingpin-eliminated': 'honest', 'agent-eliminated': 'crooked' };

const ACTIONS: readonly string[] = ['investigate', 'arm', 'equip', 'shoot'] satisfies (keyof Moves)[];

export const goodcopbadcop: Measured = {
  side: (G, seat) => sideOf(G as State, seat).team,
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
    equips: (played) => {
      const moves = played.flatMap(({ actions }) => actions.map(({ move }) => move));
      const declared = moves.filter((move) => ACTIONS.includes(move));
      return percent(declared.filter((move) => move === 'equip').length, declared.length);
    },
    'cards played: own action, reactions, turn ends': (played) => {
      const moments = played.map(cardMoments);
      const each = MOMENTS.map((kind) => mean(moments.map((all) => all.filter((one) => one === kind).length)));
      return each.map((count) => count.toFixed(1)).join(', ');
    },
    'most looks at one card, one officer': (played) => {
      const looked = played.map(looks).filter((all) => all.length > 0);
      const share = (of: (look: string) => string) => mean(looked.map((all) => mostOf(all.map(of)) / all.length));
      return `${percent(
        share((look) => look),
        1,
      )}, ${percent(
        share((look) => look.slice(0, 1)),
        1,
      )}`;
    },
  },
};

function turns({ position }: Played): number {
  return (position.G as State).turn;
}

/** Returns the time in ms that the table waited for answers. */
function inWindows({ actions }: Played): number {
  const answers = actions.map(({ move, at }, n) =>
    move === 'pass' || move === 'useEquipment' || move === 'timeout' ? at - (actions[n - 1]?.at ?? 0) : 0,
  );
  return answers.reduce((sum, ms) => sum + ms, 0);
}

function looks({ actions }: Played): string[] {
  return actions.filter(({ move }) => move === 'investigate').map(({ args }) => args.join(' '));
}

function mostOf(all: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

const MOMENTS = ['action', 'reaction', 'turn end'] as const;

/**
 * Lists when each card was played. The moves `pass` and `useEquipment` contain the number of the window. The first
 * window after a declared action is for reactions, and the next window is at the end of the turn.
 */
function cardMoments({ actions }: Played): (typeof MOMENTS)[number][] {
  const moments: (typeof MOMENTS)[number][] = [];
  let reacting: number | null = null;
  let isOpen = false;
  for (const { move, args } of actions) {
    if (ACTIONS.includes(move) || move === 'keep') [reacting, isOpen] = [null, true];
    if (move !== 'pass' && move !== 'useEquipment') continue;
    const window = Number(args[0]);
    if (isOpen) reacting ??= window;
    if (window !== reacting) isOpen = false;
    if (move === 'pass') continue;
    moments.push(isOpen ? 'reaction' : window - 1 === reacting ? 'turn end' : 'action');
  }
  return moments;
}
