import type { Seat } from '../../../shared/ids';
import type { Bot, Draft } from '../../../shared/module';
import type { Random } from '../../../shared/random';
import { HEARING_MS, standingPlan } from '../queries';
import type { ClueType, Moves, View } from '../state';
import { type Beliefs, infer, type Saying, shownBelief } from './beliefs';
import { carryOut, plan } from './examine';
import { doubt } from './inference';
import { DETECTIVE, type Parameters, ROOKIE } from './parameters';
import { chooseTarget } from './shoot';
import { accuse, contested, say } from './talk';
import { asked, delay, isReady, moreUntil, SHOT_GAP_MS, saidToday, stageOf } from './timing';

export type Choice = { move: keyof Moves; args: Draft };
/** Claims in a day, over which a bot does not comment on a plan as well. */
const COMMENTS = 3;

/** Bots by level, the usual one first. They play from their view alone and keep nothing in mind between moves. */
export const bots: Record<string, Bot<View>> = { detective: bot(DETECTIVE), rookie: bot(ROOKIE) };

function bot(parameters: Parameters): Bot<View> {
  return {
    asked,
    delay,
    choose: (view, seat, random, _budget, now) => choose(view, seat, random, parameters, now),
  };
}

function choose(view: View, seat: Seat, random: Random, parameters: Parameters, now: number): Choice | null {
  if (view.outcome || !view.me) return null;
  if (!view.me.acknowledged) return { move: 'ackFirstCall', args: [] };
  const beliefs = infer(view, seat, parameters, random);
  const stage = stageOf(view, seat);
  const target = stage === 'react' || isTooSoon(view, now) ? null : chooseTarget(beliefs);
  if (target !== null) return threatOrShot(view, seat, target);
  const retort = contested(beliefs);
  if (retort) return claim(view, retort);
  switch (stage) {
    case 'react':
      return claim(view, accuse(beliefs));
    case 'call':
      return { move: 'investigate', args: [clueType(beliefs), view.day] };
    case 'talk':
      return claim(view, say(beliefs));
    case 'plan':
      return now < moreUntil(view, seat) ? claim(view, say(beliefs)) : plan(beliefs);
    case 'examine':
      return carryOut(beliefs, now);
    case 'listen':
      return isHeard(view, now) ? plan(beliefs) : claim(view, comment(beliefs));
    case 'last':
      return view.learner !== null && isReady(view, view.learner) ? { move: 'rest', args: [view.day] } : null;
    default:
      return null;
  }
}

/** After a shot everybody gets to answer it before a bot fires the next one. */
function isTooSoon(view: View, now: number): boolean {
  const shot = view.shots?.at(-1);
  return shot !== undefined && now < shot.at + SHOT_GAP_MS;
}

/** Whoever has said nothing today says whom it means before it fires. */
function threatOrShot(view: View, seat: Seat, target: Seat): Choice {
  if (saidToday(view, seat).length > 0) return { move: 'shoot', args: [target] };
  return { move: 'claim', args: ['suspicion', target, view.day] };
}

function isHeard(view: View, now: number): boolean {
  return now >= (standingPlan(view)?.at ?? 0) + HEARING_MS;
}

function comment(beliefs: Beliefs): Saying | null {
  return saidToday(beliefs.view, beliefs.seat).length < COMMENTS ? say(beliefs) : null;
}

/** Asks for what is less certain; chance keeps it from being read. */
function clueType(beliefs: Beliefs): ClueType {
  const { random } = beliefs;
  const weighed = shownBelief(beliefs);
  const lead = doubt(weighed, 'suspects') - doubt(weighed, 'weapons');
  return random.Number() < 1 / (1 + Math.exp(-2 * lead)) ? 'suspects' : 'weapons';
}

function claim(view: View, saying: Saying | null): Choice | null {
  return saying && { move: 'claim', args: [...saying, view.day] };
}
