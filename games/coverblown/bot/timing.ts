import { type BotTiming, type Company, type Json, must, type Seat, type Stretch } from 'hush/game';
import { HEARING_MS, hasSpoken, roundMs, standingPlan } from '../queries';
import { type Claim, PLANS_A_DAY, type Plan, type Shot, type View } from '../state';

/**
 * A bot's stage in a round, derived from public facts without the clock. In `plan` it may propose a pair, in `examine`
 * it is about to examine its pair, in `listen` it reacts to another player's proposal, and in `counter` it proposes a
 * different pair after it has objected.
 */
export type Stage = 'call' | 'talk' | 'react' | 'plan' | 'examine' | 'listen' | 'counter' | 'last' | 'rest';

/**
 * Times at which a bot acts, as fractions of the round's duration: `READY` for proposals when every person has called
 * and made a claim, `PATIENT` for earlier proposals, and `LAST` for shots on Friday.
 */
const READY = { from: 0.45, to: 0.6 } as const;
const PATIENT = { from: 0.74, to: 0.88 } as const;
const LAST = { from: 0.3, to: 0.9 } as const;
/**
 * `SAYS` is the maximum number of claims that a bot makes in a round before it proposes. `MORE_MS` is the time in ms
 * after a claim during which it may make a second one.
 */
const SAYS = 2;
const MORE_MS = { usual: 15_000, practice: 8000 } as const;
/** Delay range in ms for a bot's remaining actions when every person is ready. */
const FOLLOWS: Stretch = { from: 1000, to: 2600 };
/** Delay range in ms in a match without a clock, once the person has called and made a claim, or has pressed Done. */
const UNHURRIED: Stretch = { from: 3000, to: 8000 };
/** Delay range in ms between a bot's objection and its proposal of a different pair. */
const COUNTERS: Stretch = { from: 1500, to: 3500 };
/** Minimum time in ms between a shot and a bot's next shot, in which players can answer. */
export const SHOT_GAP_MS = 12_000;
/** Number of proposals per day after which a bot ignores objections. */
const MOST_PLANS = 4;
/** Age in ms from which bots consider another player's proposal abandoned. */
const STALE_MS = 30_000;
/** Time in ms that must be left in the day for a proposal: the wait for objections, and a moment to act. */
const CARRIED_OUT_MS = HEARING_MS + 8000;
/** Factor by which bots are faster when only bots play. */
const HASTE = 3;
const LONG_AGO = Number.NEGATIVE_INFINITY;

export function elapsed(view: View, now: number): number {
  return now - view.began;
}

export function stageOf(view: View, seat: Seat): Stage {
  if (view.outcome || view.isVerdictShown) return 'rest';
  if (unanswered(view, seat)) return 'react';
  if (!view.called.includes(seat)) return 'call';
  const plan = standingPlan(view);
  if (!plan && saidToday(view, seat).length === 0) return 'talk';
  if (view.day === 'friday') return canAct(view, seat) ? 'last' : 'rest';
  if (!plan) return 'plan';
  if (plan.by === seat) return 'examine';
  return plan.objections.includes(seat) && hasPlans(view, seat, PLANS_A_DAY) ? 'counter' : 'listen';
}

/** True if the seat has objected to a proposal today. A bot objects at most once a day. */
export function hasObjected(view: View, seat: Seat): boolean {
  return view.plans.some((plan) => plan.objections.includes(seat));
}

/**
 * Returns a key that changes whenever the bot has something else to do. Other players' claims change it only for a bot
 * that is about to examine.
 */
export function asked(open: View, seat: Seat, company: Company): Json {
  const stage = stageOf(open, seat);
  if (stage === 'rest') return null;
  const plan = standingPlan(open);
  const since = stage === 'examine' && plan ? [plan.objections.length, claimsSince(open, plan).length] : null;
  return [
    open.day,
    stage,
    saidToday(open, seat).length,
    open.shots?.length ?? 0,
    open.plans.length,
    since,
    arePeopleReady(open, company),
  ];
}

/** True if the bot is about to examine its pair. Any claim may then change its mind. */
export function disturbed(open: View, seat: Seat): boolean {
  return stageOf(open, seat) === 'examine';
}

/**
 * Returns when the bot acts next, as a range in ms from now, or null if it has nothing to do. Uses only public facts,
 * so that a bot's speed reveals no secret.
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  const wait = stretchAt(open, seat, now, company);
  if (!wait) return null;
  const pace = company.people.length === 0 ? HASTE : 1;
  // Others get the same time to answer a proposal or a shot, however fast the bots play.
  const floor = Math.max(0, answerableUntil(open, seat) - now);
  const from = Math.max(floor, wait.from / pace);
  const to = Math.max(floor > 0 ? floor + 2500 : 0, wait.to / pace);
  return { from, to };
}

/**
 * Returns the server time in ms until which others can object to this seat's proposal or, on Friday, answer the last
 * shot.
 */
function answerableUntil(open: View, seat: Seat): number {
  const stage = stageOf(open, seat);
  const plan = standingPlan(open);
  if (stage === 'examine' && plan) return mustThinkAgain(open, plan) ? LONG_AGO : heardOutAt(open, plan);
  return stage === 'last' ? (open.shots?.at(-1)?.at ?? LONG_AGO) + SHOT_GAP_MS : LONG_AGO;
}

function stretchAt(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  const length = roundMs(open);
  const passed = elapsed(open, now);
  const between = (from: number, to: number) => stretch(from - passed, to - passed);
  switch (stageOf(open, seat)) {
    case 'rest':
      return null;
    case 'react':
      return mustFollow(open, company) ? FOLLOWS : { from: 2500, to: 9000 };
    case 'call':
      if (mustFollow(open, company)) return FOLLOWS;
      return open.day === 'monday' && passed < 2000 ? between(3000, 9000) : between(8000, 40_000);
    case 'talk':
      return mustFollow(open, company) ? FOLLOWS : stretch(4000, Math.min(14_000, length * 0.1));
    case 'plan':
      return more(open, seat, now) ?? toPlan(open, passed, company);
    case 'examine':
      return toExamine(open, now);
    case 'counter':
      return COUNTERS;
    case 'listen':
      return toListen(open, now, company);
    case 'last':
      return toShoot(open, between(length * LAST.from, length * LAST.to), company);
  }
}

/** Returns the delay range for another claim before the bot proposes, or null if there is no time for one. */
function more(open: View, seat: Seat, now: number): Stretch | null {
  const left = moreUntil(open, seat) - now - 1000;
  return left > 4000 ? { from: Math.min(4000, left / 2), to: left } : null;
}

/** Returns the server time in ms until which a bot may make more claims before it proposes a pair. */
export function moreUntil(view: View, seat: Seat): number {
  const said = saidToday(view, seat);
  const more = view.practice ? MORE_MS.practice : MORE_MS.usual;
  return said.length > 0 && said.length < SAYS ? (said.at(-1)?.at ?? LONG_AGO) + more : LONG_AGO;
}

function toPlan(open: View, passed: number, company: Company): Stretch | null {
  const length = roundMs(open);
  const isReady = arePeopleReady(open, company);
  if (open.practice) return isReady ? UNHURRIED : null;
  const { from, to } = isReady ? READY : PATIENT;
  const latest = Math.min(length * to, length - CARRIED_OUT_MS);
  return stretch(Math.min(length * from, latest - 5000) - passed, latest - passed);
}

/** Returns the delay range for the examination of the bot's pair, or for a new proposal after an objection. */
function toExamine(open: View, now: number): Stretch {
  const plan = must(standingPlan(open));
  if (mustThinkAgain(open, plan)) return { from: 2000, to: 5000 };
  // Leaves the bot three seconds to consider a claim that was made at the last moment.
  const due = Math.max(3000, heardOutAt(open, plan) - now);
  return { from: due, to: due + 3000 };
}

/**
 * Returns the server time in ms until which players can react to a proposal: ten seconds after it, and at least three
 * seconds after the last claim of another player.
 */
function heardOutAt(open: View, plan: Plan): number {
  return Math.max(plan.at + HEARING_MS, (claimsSince(open, plan).at(-1)?.at ?? LONG_AGO) + 3000);
}

/** True if a player has objected to the proposal and its author still reacts to objections. */
export function mustThinkAgain({ plans }: Pick<View, 'plans'>, plan: Plan): boolean {
  return plan.objections.length > 0 && hasPlansLeft({ plans }, plan);
}

/** True if the proposal's author has made so few proposals today that it still reacts to objections. */
export function hasPlansLeft({ plans }: Pick<View, 'plans'>, { by }: Plan): boolean {
  return hasPlans({ plans }, by, MOST_PLANS);
}

function hasPlans({ plans }: Pick<View, 'plans'>, by: Seat, most: number): boolean {
  return plans.filter((plan) => plan.by === by).length < most;
}

/**
 * Returns the delay range for a reaction to another player's new proposal. When that proposal counts as abandoned,
 * returns the delay range for the bot's own proposal.
 */
function toListen(open: View, now: number, company: Company): Stretch | null {
  const { at } = must(standingPlan(open));
  if (now - at < 1000) return { from: 2500, to: HEARING_MS - 1000 };
  const own = toPlan(open, elapsed(open, now), company);
  const stale = at + STALE_MS - now;
  return own && stretch(Math.max(own.from, stale), Math.max(own.to, stale + 8000));
}

function toShoot(open: View, usual: Stretch, company: Company): Stretch | null {
  if (!open.practice) return usual;
  return arePeopleReady(open, company) ? UNHURRIED : null;
}

/** True if every person has called and made a claim today, or is done for the day. */
export function arePeopleReady(view: View, { people }: Company): boolean {
  return people.every((seat) => isReady(view, seat));
}

export function isReady(view: View, seat: Seat): boolean {
  return view.rested.includes(seat) || hasSpoken(view, seat);
}

function mustFollow(view: View, company: Company): boolean {
  return company.people.length > 0 && arePeopleReady(view, company);
}

/** True if a seat can still act on Friday: it has a bullet or, in a match without a clock, has not pressed Done. */
function canAct(view: View, seat: Seat): boolean {
  if (view.practice && view.rested.includes(seat)) return false;
  return view.bullets?.[seat] ?? view.practice;
}

export function saidToday(view: View, seat: Seat): Claim[] {
  return view.claims.filter((claim) => claim.by === seat && claim.round === view.day);
}

/** Returns the claims that other players have made since the proposal. */
export function claimsSince(view: View, plan: Plan): Claim[] {
  return view.claims.filter((claim) => claim.at >= plan.at && claim.by !== plan.by);
}

/**
 * Returns today's last shot if this seat has not made a claim since then, or null. Also null if this seat is the
 * shooter.
 */
export function unanswered(view: View, seat: Seat): Shot | null {
  const shot = view.shots?.at(-1);
  if (!shot || shot.day !== view.day || shot.by === seat) return null;
  return saidToday(view, seat).some((claim) => claim.at >= shot.at) ? null : shot;
}

/** Returns a range in ms that starts at least 1.5 s from now and lasts at least 3.5 s. */
function stretch(from: number, to: number): Stretch {
  const soonest = Math.max(1500, from);
  return { from: soonest, to: Math.max(soonest + 3500, to) };
}

export const timing: BotTiming<View> = { asked, delay, disturbed };
