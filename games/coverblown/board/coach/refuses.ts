import type { Coach } from 'hush/game';
import { standingPlan } from '../../queries';
import type { TokenId, View } from '../../state';
import { allSpoke, heard, isAnswered, known, liar, ownPlan, vouched } from './advice';

const CLAIMS: Readonly<Record<string, string>> = {
  contact: 'Keep your contact’s name to yourself. A dirty cop would examine them just to shut them up.',
  suspicion: 'Wait until you can prove it.',
  blown: 'Your contact still talks to you. Say what you heard.',
};

/** Refuses moves that would end the lesson early or skip a part of it. */
export const refuses: NonNullable<Coach<View>['refuses']> = (view, seat, move, draft) => {
  const [first, second] = draft as readonly (string | undefined)[];
  switch (move) {
    case 'claim':
      if (first === 'clean')
        return second === undefined || heard(view).includes(second as TokenId)
          ? null
          : 'That’s not what your contact told you. Look under “My calls”. Lies come later.';
      return first === undefined ? null : (CLAIMS[first] ?? null);
    case 'investigate':
      return view.day === 'monday' || view.day === 'tuesday'
        ? null
        : 'You don’t need another call. Follow the clues you have.';
    case 'retract':
      return 'Leave your claim on the table for this lesson.';
    case 'rest':
      return 'In a match against bots, Done ends your day early. In this lesson, the days end by themselves.';
    case 'shoot': {
      const target = liar(view, seat);
      if (target === null) return 'Keep your only bullet for a lie you can prove.';
      return first === undefined || first === target ? null : 'You can’t prove that this one lied.';
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
  if (view.day !== 'tuesday' || !claim || !allSpoke(view)) return 'Hear what the others say first.';
  if (ownPlan(view, seat)) return 'You’ve proposed your pair already.';
  if (suspect !== undefined && suspect !== claim.suspect) return 'Test that one claim first.';
  if (weapon !== undefined && !known(view).has(weapon as TokenId))
    return 'Take a weapon you know is clean. Then the verdict is about the suspect alone.';
  return null;
}

function examineRefusal(view: View, seat: string, suspect?: string, weapon?: string): string | null {
  const plan = standingPlan(view);
  // The same form is used for proposals, so it may be opened for an examination as long as a proposal is allowed.
  if (weapon === undefined && announceRefusal(view, seat, suspect) === null) return null;
  if (!plan) return view.day === 'tuesday' ? 'Tell the table first.' : 'Hear what the others say first.';
  const isSame = suspect === undefined || (suspect === plan.suspect && weapon === plan.weapon);
  if (!isSame) return 'Stick to the proposed pair.';
  if (view.day === 'monday') return 'Leave this one to the cop who proposed it.';
  return ownPlan(view, seat) === null || isAnswered(view, plan) ? null : 'Wait for the others’ answers.';
}

function answerRefusal(view: View, move: 'object' | 'agree'): string | null {
  const plan = standingPlan(view);
  if (!plan) return null;
  const isWaste = known(view).has(plan.suspect) || known(view).has(plan.weapon);
  if (isWaste) return move === 'agree' ? 'You know that one of the two is clean. Ask them to wait.' : null;
  return move === 'object' ? 'You’ve nothing against this pair. Let it go ahead.' : null;
}
