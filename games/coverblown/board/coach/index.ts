import type { Coach, CoachStep, Picked, Seat } from 'hush/game';
import { isPlural } from '../../content/tokens';
import { legal } from '../../legal';
import { hasSpoken } from '../../queries';
import type { ClueType, SuspectId, View, WeaponId } from '../../state';
import { blowsCover } from '../text';
import { allSpoke, cleanWeapon, isAnswered, known, liar, openPlan, ownPlan, untold, vouched, wasted } from './advice';
import { COACH } from './coachText';
import { refuses } from './refuses';

/** Places for the coach to point at when a call or a different tab covers the step's own target. */
const ELSEWHERE = ['hang-up', 'answer', 'tab:board'];

const calls = (view: View) => view.me?.calls.length ?? 0;
const asks = (view: View): ClueType => (calls(view) % 2 === 1 ? 'suspects' : 'weapons');
const isOpen = (view: View, day?: View['day']) => !view.isVerdictShown && !view.outcome && (!day || view.day === day);
const agreeing = (view: View, seat: Seat) => {
  const plan = openPlan(view, seat);
  return plan ? COACH.agree.title(plan.suspect, plan.weapon) : '';
};

const isFirstCall = (view: View) => view.day === 'monday' && calls(view) === 1 && view.me?.acknowledged === true;
const hasShot = (view: View, seat: Seat) => view.shots?.some(({ by }) => by === seat) ?? false;
const verdict = (view: View, of: View['examinations'][number]['verdict']) =>
  view.examinations.find((entry) => entry.verdict === of) ?? null;

/**
 * Returns the pair to propose: a suspect that another player claimed clean, and a weapon that this seat knows to be
 * clean. Also says which of the two the learner has already picked.
 */
function test(view: View, seat: Seat, picked: Picked | null = null) {
  const chosen = picked?.move === 'announce' ? (picked.draft as readonly [SuspectId | null, WeaponId | null]) : [];
  const suspect = vouched(view, seat)?.suspect ?? null;
  const weapon = chosen[1] && known(view).has(chosen[1]) ? chosen[1] : cleanWeapon(view, seat);
  return { suspect, weapon, hasSuspect: chosen[0] === suspect, hasWeapon: chosen[1] === weapon };
}

/** Creates a function that refuses these moves with a sentence, because a later step asks for them. */
const closes =
  (sentence: string, ...moves: string[]): NonNullable<CoachStep<View>['refuses']> =>
  (_view, _seat, move) =>
    moves.includes(move) ? sentence : null;
const LATER = ['investigate', 'claim', 'agree', 'object', 'announce', 'examine', 'shoot'] as const;
const READ_ON = closes(COACH.readOn, ...LATER);

/**
 * The steps of a day on which the lesson asks for a call and a claim. Their texts never repeat what was said in the
 * call.
 */
const talking = (day: 'monday' | 'tuesday'): CoachStep<View>[] => [
  {
    id: `call-${day}`,
    title: COACH[day].title,
    why: COACH[day].call,
    refuses: closes(COACH.callFirst, 'claim'),
    when: (view, seat) => isOpen(view, day) && legal.investigate.why(view, seat) === null,
    at: (view) => [`ask:${asks(view)}`, 'investigate', ...ELSEWHERE],
    move: (view) => ({ move: 'investigate', args: [asks(view)] }),
    learned: COACH[day].learned,
  },
  {
    id: `listen-${day}`,
    title: COACH.listen,
    why: COACH[day].listen,
    refuses: closes(COACH.hearFirst, ...LATER),
    when: (view, seat) => isOpen(view, day) && view.called.includes(seat),
    at: ['words', 'answer', 'again', 'tab:calls'],
  },
  {
    id: `claim-${day}`,
    title: COACH.claim,
    why: COACH[day].claim,
    when: (view, seat) =>
      isOpen(view, day) && view.called.includes(seat) && !hasSpoken(view, seat) && untold(view, seat) !== null,
    at: ['make-claim', 'say-clean', 'claim', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'claim', args: ['clean', untold(view, seat)] }),
    learned: COACH[day].shared,
  },
];

const steps: readonly CoachStep<View>[] = [
  {
    id: 'answer',
    ...COACH.answer,
    when: (view) => view.me?.acknowledged === false,
    at: ['answer'],
    move: () => ({ move: 'ackFirstCall', args: [] }),
  },
  {
    id: 'side',
    ...COACH.side,
    refuses: closes(COACH.sideFirst, ...LATER),
    when: isFirstCall,
    at: ['side', 'tab:calls'],
  },
  {
    id: 'contact',
    ...COACH.contact,
    refuses: READ_ON,
    when: isFirstCall,
  },
  ...talking('monday'),
  {
    id: 'others',
    ...COACH.others,
    why: (view, seat, names) => {
      const claim = vouched(view, seat);
      return claim ? COACH.others.why(names(claim.by), claim.suspect) : '';
    },
    refuses: READ_ON,
    when: (view, seat) => isOpen(view, 'monday') && allSpoke(view) && vouched(view, seat) !== null,
  },
  {
    id: 'wait',
    ...COACH.wait,
    title: (view, seat, names) => COACH.wait.title(names(openPlan(view, seat)?.by ?? seat)),
    why: (view, seat) => {
      const plan = openPlan(view, seat);
      const token = plan && wasted(view, plan);
      return token ? COACH.wait.why(token, isPlural(token)) : '';
    },
    when: (view, seat) => {
      const plan = isOpen(view) ? openPlan(view, seat) : null;
      return plan !== null && wasted(view, plan) !== null;
    },
    at: ['plan-wait', ...ELSEWHERE],
    move: () => ({ move: 'object', args: [] }),
  },
  {
    id: 'agree',
    ...COACH.agree,
    title: agreeing,
    when: (view, seat) => {
      const plan = isOpen(view, 'monday') ? openPlan(view, seat) : null;
      return plan !== null && wasted(view, plan) === null;
    },
    at: ['plan-agree', ...ELSEWHERE],
    move: () => ({ move: 'agree', args: [] }),
  },
  {
    id: 'wrong',
    ...COACH.wrong,
    refuses: READ_ON,
    when: (view) => isOpen(view, 'tuesday') && verdict(view, 'wrong') !== null,
  },
  {
    id: 'blown',
    ...COACH.blown,
    why: (view) => {
      const suspect = verdict(view, 'wrong')?.suspect;
      return suspect ? `${blowsCover(suspect)} ${COACH.blown.why}` : '';
    },
    refuses: READ_ON,
    when: (view) => isOpen(view, 'tuesday') && verdict(view, 'wrong') !== null,
  },
  ...talking('tuesday'),
  {
    id: 'propose',
    ...COACH.propose,
    title: (view, seat, _, picked) => {
      const { suspect, weapon } = test(view, seat, picked);
      return suspect && weapon ? COACH.propose.title(suspect, weapon) : '';
    },
    why: (view, seat, names) => COACH.propose.why(names(vouched(view, seat)?.by ?? seat)),
    when: (view, seat) => isOpen(view, 'tuesday') && allSpoke(view) && ownPlan(view, seat) === null,
    at: (view, seat, picked) => {
      const { suspect, weapon, hasSuspect, hasWeapon } = test(view, seat, picked);
      if (!picked) return ['examine', ...ELSEWHERE];
      if (!hasSuspect) return [`pick:${suspect}`, 'slot:suspect', 'close'];
      if (!hasWeapon) return [`pick:${weapon}`, 'step', 'slot:weapon', 'close'];
      return ['ask-first', 'next'];
    },
    move: (view, seat) => {
      const { suspect, weapon } = test(view, seat);
      return { move: 'announce', args: [suspect, weapon] };
    },
  },
  {
    id: 'answers',
    ...COACH.answers,
    title: (view, seat, names) => COACH.answers.title(names(ownPlan(view, seat)?.objections[0] ?? seat)),
    refuses: READ_ON,
    when: (view, seat) => {
      const plan = ownPlan(view, seat);
      return isOpen(view) && plan !== null && isAnswered(view, plan);
    },
  },
  {
    id: 'examine',
    ...COACH.examine,
    when: (view, seat) => {
      const plan = ownPlan(view, seat);
      return isOpen(view) && plan !== null && isAnswered(view, plan);
    },
    at: (view, seat) => {
      const { suspect, weapon } = ownPlan(view, seat) ?? {};
      return ['sign', 'next', `pick:${suspect}`, `pick:${weapon}`, 'step', 'plan-examine', 'examine', ...ELSEWHERE];
    },
    move: (view, seat) => {
      const plan = ownPlan(view, seat);
      return plan && { move: 'examine', args: [plan.suspect, plan.weapon] };
    },
    again: true,
  },
  {
    id: 'fishy',
    ...COACH.fishy,
    why: (view, seat, names) => {
      const suspect = verdict(view, 'fishy')?.suspect;
      return suspect ? COACH.fishy.why(suspect, names(liar(view, seat) ?? seat)) : '';
    },
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && verdict(view, 'fishy') !== null && liar(view, seat) !== null,
  },
  {
    id: 'shoot',
    ...COACH.shoot,
    title: (view, seat, names) => COACH.shoot.title(names(liar(view, seat) ?? seat)),
    when: (view, seat) => isOpen(view) && liar(view, seat) !== null && legal.shoot.why(view, seat) === null,
    at: (view, seat) => ['fire', `target:${liar(view, seat)}`, 'shoot', ...ELSEWHERE],
    move: (view, seat) => ({ move: 'shoot', args: [liar(view, seat) ?? ''] }),
  },
  {
    id: 'hit',
    ...COACH.hit,
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && hasShot(view, seat),
  },
  {
    id: 'week',
    ...COACH.week,
    refuses: READ_ON,
    when: (view, seat) => isOpen(view) && hasShot(view, seat),
  },
  {
    id: 'close',
    title: agreeing,
    why: COACH.close.why,
    when: (view, seat) => isOpen(view) && hasShot(view, seat) && openPlan(view, seat) !== null,
    at: ['plan-agree', ...ELSEWHERE],
    move: () => ({ move: 'agree', args: [] }),
  },
  {
    id: 'over',
    title: (view, seat) => (view.outcome?.winners.includes(seat) ? COACH.over.won : COACH.over.lost),
    why: COACH.over.why,
    when: (view) => view.outcome !== null,
  },
];

export const coach: Coach<View> = {
  goal: COACH.goal,
  steps,
  refuses,
  left: COACH.left,
};
