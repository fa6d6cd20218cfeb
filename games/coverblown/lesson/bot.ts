import type { Bot, BotMove, Seat } from 'hush/game';
import { isSuspect } from '../content/tokens';
import { hasAnswered, hasSpoken, standingPlan } from '../queries';
import type { SuspectId, TokenId, View, WeaponId } from '../state';

/** The roles of the seats in the lesson, and its crime. */
const LEARNER: Seat = '0';
const FINISHER: Seat = '1';
const PROPOSER: Seat = '2';
const LIAR: Seat = '3';
const CRIME = ['ames', 'boltgun'] as const;

/** The pair examined on Monday. No player has one of these tokens as a contact or claims it clean. */
const MONDAY_PAIR = ['pike', 'solvent'] as const;

type Task = 'call' | 'claim' | 'announce' | 'examine' | 'agree' | 'object' | 'rest' | null;

/**
 * Plays the script of the lesson. The other cops call and claim after the learner, and the dirty cop claims that the
 * murderer is clean. On Monday, a cop proposes a pair with the token that the learner claimed clean, gives it up when
 * the learner objects, and examines a different pair, which is Wrong. On Tuesday, the bots answer the learner's
 * proposal. On Wednesday, after the learner's shot, a cop proposes the right pair. The bots never shoot, and they wait
 * for the learner before each step.
 */
export const bot: Bot<View> = {
  timing: {
    asked(open, seat) {
      const task = taskOf(open, seat);
      return task && [open.day, task, open.plans.length];
    },
    delay: (open, seat) => (taskOf(open, seat) ? { from: 2500, to: 7000 } : null),
  },
  choose({ view, seat }) {
    if (view.me?.acknowledged === false && view.called.includes(LEARNER)) return move('ackFirstCall');
    const task = taskOf(view, seat);
    switch (task) {
      case 'call':
        return move('investigate', 'weapons', view.day);
      case 'claim':
        return move('claim', 'clean', claimOf(view, seat), view.day);
      case 'announce':
        return move('announce', ...pairOf(view), view.day);
      case 'examine': {
        const plan = standingPlan(view);
        return plan && move('examine', plan.suspect, plan.weapon, view.day);
      }
      default:
        return task && move(task, view.day);
    }
  },
};

const move = (name: string, ...args: string[]): BotMove => ({ move: name, args });

function taskOf(view: View, seat: Seat): Task {
  if (view.outcome || view.isVerdictShown) return null;
  // A learner who has turned off the coach can press Done. The bots then do the same.
  if (view.rested.includes(LEARNER)) return view.rested.includes(seat) ? null : 'rest';
  if (seat === FINISHER && authorOn(view) === FINISHER) return planned(view);
  if (!view.called.includes(seat)) return view.called.includes(LEARNER) ? 'call' : null;
  if (!hasSpoken(view, seat)) return hasSpoken(view, LEARNER) ? 'claim' : null;
  const plan = standingPlan(view);
  if (plan?.by === LEARNER) {
    if (hasAnswered(plan, seat)) return null;
    return seat === LIAR ? 'object' : 'agree';
  }
  return seat === PROPOSER && authorOn(view) === PROPOSER ? planned(view) : null;
}

/** Returns the bot whose turn it is to propose a pair, or null. */
function authorOn(view: View): Seat | null {
  if (view.day === 'monday') return view.seats.every((seat) => hasSpoken(view, seat)) ? PROPOSER : null;
  const hasShot = view.shots?.some(({ by }) => by === LEARNER) ?? false;
  return view.day !== 'tuesday' && view.day !== 'friday' && hasShot ? FINISHER : null;
}

/**
 * Returns the next step of the bot that proposes the pair of the day. Before it examines, it waits for the learner's
 * answer.
 */
function planned(view: View): Task {
  const plan = standingPlan(view);
  if (!plan) return 'announce';
  if (!hasAnswered(plan, LEARNER)) return null;
  const isDropped = view.day === 'monday' && view.plans.length === 1 && plan.objections.includes(LEARNER);
  return isDropped ? 'announce' : 'examine';
}

function pairOf(view: View): readonly [SuspectId, WeaponId] {
  if (view.day !== 'monday') return CRIME;
  if (view.plans.length > 0) return MONDAY_PAIR;
  const said = view.claims.findLast(({ by, kind }) => by === LEARNER && kind === 'clean')?.subject as TokenId;
  return isSuspect(said) ? [said, 'garrotte'] : ['delaney', said];
}

/**
 * Returns the token to claim clean. On Monday, the dirty cop lies that the murderer is clean. All other claims are
 * true.
 */
function claimOf(view: View, seat: Seat): TokenId {
  if (seat === LIAR && view.day === 'monday') return CRIME[0];
  const heard = (view.me?.calls ?? []).flatMap(({ clues }) => clues.map(({ token }) => token));
  const isSaid = (token: TokenId) => view.claims.some(({ by, subject }) => by === seat && subject === token);
  return heard.findLast((token) => !isSaid(token)) ?? 'bat';
}
