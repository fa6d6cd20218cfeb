import type { Coach, CoachStep, Draft, Seat } from 'hush/game';
import { MISSIONS_TO_END, type View } from '../../state';
import { inWords } from '../words';
import { actingSteps, refusesActing } from './acting';
import { codingSteps, refusesCoding } from './coding';
import { placingSteps, refusesPlacing } from './placing';
import { refusesKeeping, setUpSteps } from './setUp';

const endings: readonly CoachStep<View>[] = [
  {
    id: 'end',
    title: 'A sixth mission ends the match.',
    why: 'That round is the last. Then everyone can complete one more mission. Most points wins.',
    when: (view) => view.round > 1 || view.outcome !== null,
  },
  {
    id: 'over',
    title: 'That was one round.',
    why: `You’ve broken a code and completed a mission: ${inWords(MISSIONS_TO_END - 1)} to go.`,
    when: (view) => view.round > 1 || view.outcome !== null,
  },
];

/** Guides the learner through the first round of a first match: missions, dice, codes, Actions. */
export const coach: Coach<View> = {
  goal: 'Most points wins: missions and codes.',
  steps: [...setUpSteps, ...placingSteps, ...codingSteps, ...actingSteps, ...endings],
  refuses,
  left: [
    'First and Espionage cards',
    'Using cards for flights and abilities',
    'Taking new missions',
    'The five other characters',
  ],
};

const KEPT = 'Keep it for a real match. You don’t need it now.';

/** Refuses moves that would spoil the first round. In later rounds every legal move is allowed. */
function refuses(view: View, seat: Seat, move: string, draft: Draft): string | null {
  if (view.round > 1) return null;
  switch (move) {
    case 'reroll':
    case 'ability':
    case 'fly':
      return KEPT;
    case 'setAutoPass':
      return 'First and Espionage come later. You pass on them for now.';
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
