import type { Bot, Draft, Random, Remark, Seat } from 'hush/game';
import { LOBBY } from '../lobbyText';
import { HEARING_MS, standingPlan } from '../queries';
import { reasonAgainst } from '../rules/reasons';
import type { ClueType, Moves, View } from '../state';
import { type Beliefs, infer, type Saying, shownBelief } from './beliefs';
import { carryOut, objection, plan } from './examine';
import { doubt } from './inference';
import { DETECTIVE, type Parameters, ROOKIE, tempered } from './parameters';
import { answer, naming } from './remarks';
import { chooseTarget } from './shoot';
import { accuse, contested, say } from './talk';
import { moreUntil, SHOT_GAP_MS, saidToday, stageOf, timing } from './timing';

type Choice = { move: keyof Moves; args: Draft; say?: Remark };
/** Number of claims per day after which a bot makes no more claims about another player's proposal. */
const COMMENTS = 3;

/** Bots by level, default level first. A bot decides from its view alone and keeps no state between moves. */
export const bots: Record<string, Bot<View>> = {
  detective: { ...LOBBY.levels.detective, ...bot(DETECTIVE) },
  rookie: { ...LOBBY.levels.rookie, ...bot(ROOKIE) },
};

function bot(parameters: Parameters): Bot<View> {
  return {
    answer,
    timing,
    choose: ({ view, seat, random, now, temper }) => choose(view, seat, random, tempered(parameters, temper), now),
  };
}

function choose(view: View, seat: Seat, random: Random, parameters: Parameters, now: number): Choice | null {
  if (view.outcome || view.isVerdictShown || !view.me) return null;
  if (!view.me.acknowledged) return { move: 'ackFirstCall', args: [] };
  const beliefs = infer(view, seat, parameters, random);
  const stage = stageOf(view, seat);
  const retort = contested(beliefs);
  if (retort) return claim(view, seat, retort);
  const target = stage === 'react' || isTooSoon(view, now) ? null : chooseTarget(beliefs);
  if (target !== null) return threatOrShot(view, seat, target);
  switch (stage) {
    case 'react':
      return claim(view, seat, accuse(beliefs));
    case 'call':
      return { move: 'investigate', args: [clueType(beliefs), view.day] };
    case 'talk':
      return claim(view, seat, say(beliefs));
    case 'plan':
      return now < moreUntil(view, seat) ? claim(view, seat, say(beliefs)) : plan(beliefs);
    case 'examine':
      return carryOut(beliefs, now);
    case 'listen':
      return isHeard(view, now) ? plan(beliefs) : (objection(beliefs) ?? claim(view, seat, comment(beliefs)));
    case 'counter':
      return plan(beliefs);
    case 'last':
      return view.practice ? { move: 'rest', args: [view.day] } : null;
    default:
      return null;
  }
}

/** True while players need more time to answer the last shot. */
function isTooSoon(view: View, now: number): boolean {
  const shot = view.shots?.at(-1);
  return shot !== undefined && now < shot.at + SHOT_GAP_MS;
}

/** Shoots `target` and says why. If the bot has made no claim today, first claims that it suspects `target`. */
function threatOrShot(view: View, seat: Seat, target: Seat): Choice {
  if (saidToday(view, seat).length > 0) return { move: 'shoot', args: [target, 'why'] };
  const say = naming('threatens', target, reasonAgainst(view, seat, target));
  return { move: 'claim', args: ['suspicion', target, view.day], say };
}

function isHeard(view: View, now: number): boolean {
  const plan = standingPlan(view);
  return plan === null || now >= plan.at + HEARING_MS;
}

function comment(beliefs: Beliefs): Saying | null {
  return saidToday(beliefs.view, beliefs.seat).length < COMMENTS ? say(beliefs) : null;
}

/**
 * Decides whether to ask about suspects or weapons. Usually it is the kind that the bot knows less about, but the
 * choice is partly random, so that it is hard to predict.
 */
function clueType(beliefs: Beliefs): ClueType {
  const { random } = beliefs;
  const weighed = shownBelief(beliefs);
  const lead = doubt(weighed, 'suspects') - doubt(weighed, 'weapons');
  return random.Number() < 1 / (1 + Math.exp(-2 * lead)) ? 'suspects' : 'weapons';
}

function claim(view: View, seat: Seat, saying: Saying | null): Choice | null {
  if (!saying) return null;
  const [kind, subject] = saying;
  const choice: Choice = { move: 'claim', args: [kind, subject, view.day] };
  if (kind !== 'suspicion' || subject === null) return choice;
  return { ...choice, say: naming('accuses', subject, reasonAgainst(view, seat, subject)) };
}
