import type { Coach } from 'hush/game';
import { standingPlan } from '../../queries';
import type { TokenId, View } from '../../state';
import { allSpoke, heard, isAnswered, known, liar, ownPlan, vouched } from './advice';
import { COACH } from './coachText';

/** Refuses moves that would end the lesson early or skip a part of it. */
export const refuses: NonNullable<Coach<View>['refuses']> = (view, seat, move, draft) => {
  const { claims } = COACH.refuses;
  const [first, second] = draft as readonly (string | undefined)[];
  switch (move) {
    case 'claim':
      if (first === 'clean')
        return second === undefined || heard(view).includes(second as TokenId) ? null : COACH.refuses.notTold;
      return first === undefined ? null : (claims[first as keyof typeof claims] ?? null);
    case 'investigate':
      return view.day === 'monday' || view.day === 'tuesday' ? null : COACH.refuses.noCall;
    case 'retract':
      return COACH.refuses.retract;
    case 'rest':
      return COACH.refuses.rest;
    case 'shoot': {
      const target = liar(view, seat);
      if (target === null) return COACH.refuses.noProof;
      return first === undefined || first === target ? null : COACH.refuses.notThis;
    }
    case 'announce':
      return announceRefusal(view, seat, first, second);
    case 'examine':
      return examineRefusal(view, seat, first, second);
    case 'object':
    case 'agree':
      return answerRefusal(view, move);
    default:
      return null;
  }
};

function announceRefusal(view: View, seat: string, suspect?: string, weapon?: string): string | null {
  const claim = vouched(view, seat);
  if (view.day !== 'tuesday' || !claim || !allSpoke(view)) return COACH.refuses.hearOthers;
  if (ownPlan(view, seat)) return COACH.refuses.proposed;
  if (suspect !== undefined && suspect !== claim.suspect) return COACH.refuses.testClaim;
  if (weapon !== undefined && !known(view).has(weapon as TokenId)) return COACH.refuses.cleanWeapon;
  return null;
}

function examineRefusal(view: View, seat: string, suspect?: string, weapon?: string): string | null {
  const plan = standingPlan(view);
  // The same form is used for proposals, so it may be opened for an examination as long as a proposal is allowed.
  if (weapon === undefined && announceRefusal(view, seat, suspect) === null) return null;
  if (!plan) return view.day === 'tuesday' ? COACH.refuses.tellFirst : COACH.refuses.hearOthers;
  const isSame = suspect === undefined || (suspect === plan.suspect && weapon === plan.weapon);
  if (!isSame) return COACH.refuses.stick;
  if (view.day === 'monday') return COACH.refuses.notYours;
  return ownPlan(view, seat) === null || isAnswered(view, plan) ? null : COACH.refuses.awaitAnswers;
}

function answerRefusal(view: View, move: 'object' | 'agree'): string | null {
  const plan = standingPlan(view);
  if (!plan) return null;
  const isWaste = known(view).has(plan.suspect) || known(view).has(plan.weapon);
  if (isWaste) return move === 'agree' ? COACH.refuses.askToWait : null;
  return move === 'object' ? COACH.refuses.letIt : null;
}
