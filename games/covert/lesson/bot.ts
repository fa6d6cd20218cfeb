import { type Bot, type BotMove, type Draft, refusalOf, type Seat } from 'hush/game';
import { legal } from '../legal';
import { unplaced } from '../legal/hand';
import { firstDraft } from '../legal/walks';
import { CIRCLES, type Circle, type Moves, REGIONS, type RegionId, type View } from '../state';

/** The region whose card the learner's first mission requires. */
const SPARED: RegionId = 'purple';
const LEARNER: Seat = '0';

/**
 * Plays the other seat in the lesson. Leaves the learner's spaces free, takes its order token last, and takes no card
 * that the learner's missions require.
 */
export const bot: Bot<View> = {
  timing: { delay: ({ waitingFor }, seat) => (waitingFor.includes(seat) ? { from: 2_000, to: 3_500 } : null) },
  choose({ view, seat }) {
    if (view.outcome || !view.waitingFor.includes(seat)) return null;
    for (const [move, args] of wishes(view, seat)) {
      if (refusalOf(legal[move], view, seat, args) === null) return { move, args } as BotMove;
    }
    return anything(view, seat);
  },
};

/** Yields the moves that the bot prefers now, best first. The bot makes the first one that is legal. */
function* wishes(view: View, seat: Seat): Generator<[keyof Moves, Draft]> {
  const dice = unplaced(view, seat);
  for (const circle of CIRCLES.filter((each) => isOpen(view, seat, each))) {
    for (const die of dice) yield ['placeCircle', [die, circle, [], 0]];
  }
  const [die = -1] = dice;
  const target = dice.length % 2 === 0 ? 'placeDecoder' : 'placeSpecialOps';
  yield [target, target === 'placeDecoder' ? [die, []] : [die]];
  yield ['swap', [4, 5, 'free']];
  for (const region of REGIONS) if (region !== SPARED) yield ['takeAgency', [region]];
  yield ['takeMission', ['deck']];
}

/** Whether the bot wants to place a die on this circle, and this leaves the spaces free that the learner may want. */
function isOpen({ players }: View, seat: Seat, circle: Circle): boolean {
  const isOn = (owner: Seat) => players[owner]?.dice.some(({ at }) => at === circle) ?? false;
  if (circle === 'completeMission' || isOn(seat)) return false;
  return circle === 'missionCards' || isOn(LEARNER);
}

/** Moves that the bot falls back on. In every position, one of them continues the turn. */
const REST: readonly (keyof Moves)[] = [
  ...(['keepMissions', 'endTurn', 'done', 'drawCode', 'takeOrder', 'pass', 'move', 'forfeitDie'] as const),
  ...(['takeIntelCard', 'keepSearch', 'pickMission', 'keepToken', 'discardAgency', 'discardMission'] as const),
];

function anything(view: View, seat: Seat): BotMove | null {
  for (const move of REST) {
    const args = firstDraft(legal[move], view, seat);
    if (args) return { move, args };
  }
  return null;
}
