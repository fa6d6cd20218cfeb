import type { Coach, CoachStep, Draft, Seat } from 'hush/game';
import { MISSIONS_TO_END, type View } from '../../state';
import { actingSteps, refusesActing } from './acting';
import { COACH } from './coachText';
import { codingSteps, refusesCoding } from './coding';
import { placingSteps, refusesPlacing } from './placing';
import { refusesKeeping, setUpSteps } from './setUp';

const endings: readonly CoachStep<View>[] = [
  {
    id: 'end',
    ...COACH.end,
    when: (view) => view.round > 1 || view.outcome !== null,
  },
  {
    id: 'over',
    title: COACH.over.title,
    why: () => COACH.over.why(MISSIONS_TO_END - 1),
    when: (view) => view.round > 1 || view.outcome !== null,
  },
];

/** Guides the learner through the first round of a first match: missions, dice, codes, Actions. */
export const coach: Coach<View> = {
  goal: COACH.goal,
  steps: [...setUpSteps, ...placingSteps, ...codingSteps, ...actingSteps, ...endings],
  refuses,
  left: COACH.left,
};

/** Refuses moves that would spoil the first round. In later rounds every legal move is allowed. */
function refuses(view: View, seat: Seat, move: string, draft: Draft): string | null {
  if (view.round > 1) return null;
  switch (move) {
    case 'reroll':
    case 'ability':
    case 'fly':
      return COACH.keep;
    case 'setAutoPass':
      return COACH.autoPass;
    case 'keepMissions':
      return refusesKeeping(view, seat, draft);
    case 'swap':
    case 'coverTile':
    case 'done':
      return refusesCoding(view, seat, move, draft);
    case 'placeCircle':
    case 'placeDecoder':
    case 'placeSpecialOps':
    case 'takeOrder':
      return refusesPlacing(view, seat, move, draft);
    default:
      return refusesActing(view, seat, move, draft);
  }
}
