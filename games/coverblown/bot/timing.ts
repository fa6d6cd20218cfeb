import type { Stretch } from '#shared/botTiming.ts';
import type { Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { Company } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { HEARING_MS, hasSpoken, roundMs, standingPlan } from '../queries';
import type { Claim, Plan, Shot, View } from '../state';

/**
 * What a bot is about in a round, as everybody at the table can tell: nothing of it hangs on the clock. `plan`: it may
 * announce an examination, `examine`: it carries out its own, `listen`: it hears out somebody else's.
 */
export type Stage = 'call' | 'talk' | 'react' | 'plan' | 'examine' | 'listen' | 'last' | 'rest';

/**
 * Shares of a round's length. Bots announce in the first of these once every person has called and claimed. The
 * quickest of them take a sixth less over everything, so that nobody is early.
 */
const READY = { from: 0.45, to: 0.6 } as const;
const PATIENT = { from: 0.74, to: 0.88 } as const;
const LAST = { from: 0.3, to: 0.9 } as const;
/** Claims a bot makes in a round before it leaves the floor to others, and how long it looks for another one. */
const SAYS = 2;
const MORE_MS = { usual: 15_000, practice: 8000 } as const;
/** What a bot still owes when every person is ready. */
const FOLLOWS: Stretch = { from: 1000, to: 2600 };
/** Where no clock runs, once the person has done what the day asks. */
const UNHURRIED: Stretch = { from: 3000, to: 8000 };
/** So long everybody gets to answer a shot before a bot fires the next one. */
export const SHOT_GAP_MS = 12_000;
/** After so many plans of its own a day a bot goes ahead, whoever objects. */
const MOST_PLANS = 4;
/** So long bots leave somebody else's plan standing before they make one of their own. */
const STALE_MS = 30_000;
/** What a plan still needs before the day ends: the hearing, and a moment to press. */
const CARRIED_OUT_MS = HEARING_MS + 8000;
/** Where nobody but bots plays, they are so much faster. */
const HASTE = 3;
/** Before anything happened. */
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** How long the running round has lasted, in ms; below 0 while the verdict of the day before is read. */
export function elapsed(view: View, now: number): number {
  return now - view.began;
}

export function stageOf(view: View, seat: Seat): Stage {
  if (view.outcome) return 'rest';
  if (unanswered(view, seat)) return 'react';
  if (!view.called.includes(seat)) return 'call';
  const plan = standingPlan(view);
  if (!plan && saidToday(view, seat).length === 0) return 'talk';
  if (view.day === 'friday') return canAct(view, seat) ? 'last' : 'rest';
  if (!plan) return 'plan';
  return plan.by === seat ? 'examine' : 'listen';
}

/**
 * What the open view asks of a bot: its moment stands until this is another. What others say moves nobody but who is
 * about to examine.
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

/** Who is about to examine what it announced listens to whatever is said. */
export function disturbed(open: View, seat: Seat): boolean {
  return stageOf(open, seat) === 'examine';
}

/**
 * When to act next, in ms from now: told from what everybody sees, so that no secret shows in a bot's hurry.
 * Null: not before something changes.
 */
export function delay(open: View, seat: Seat, now: number, company: Company): Stretch | null {
  // While a verdict is read nobody is asked for anything.
  const start = Math.max(now, open.began);
  const wait = stretchAt(open, seat, start, company);
  if (!wait) return null;
  const pace = company.people.length === 0 ? HASTE : 1;
  // Time to answer a plan or a shot is nobody's pace.
  const floor = Math.max(0, answerableUntil(open, seat) - start);
  const from = Math.max(floor, wait.from / pace);
  const to = Math.max(floor > 0 ? floor + 2500 : 0, wait.to / pace);
  return { from: start - now + from, to: start - now + to };
}

/** Until when others may object to this seat's plan, or, on Friday, answer the last shot; in ms of server time. */
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
    case 'listen':
      return toListen(open, now, company);
    case 'last':
      return toShoot(open, between(length * LAST.from, length * LAST.to), company);
  }
}

/** Another claim a while after the first, before anybody announces anything. */
function more(open: View, seat: Seat, now: number): Stretch | null {
  const left = moreUntil(open, seat) - now - 1000;
  return left > 4000 ? { from: Math.min(4000, left / 2), to: left } : null;
}

/** Until when a bot still looks for something to say before it thinks of examining; in ms of server time. */
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

/** An objection is answered soon; otherwise everybody is heard out, whoever speaks late too. */
function toExamine(open: View, now: number): Stretch {
  const plan = must(standingPlan(open));
  if (mustThinkAgain(open, plan)) return { from: 2000, to: 5000 };
  // Whoever has just said something is heard, too.
  const due = Math.max(3000, heardOutAt(open, plan) - now);
  return { from: due, to: due + 3000 };
}

/** When everybody has been heard about a plan: ten seconds after it, and not in the same breath as somebody speaks. */
function heardOutAt(open: View, plan: Plan): number {
  return Math.max(plan.at + HEARING_MS, (claimsSince(open, plan).at(-1)?.at ?? LONG_AGO) + 3000);
}

/** Somebody objected, and there is patience left for another plan. */
export function mustThinkAgain({ plans }: Pick<View, 'plans'>, plan: Plan): boolean {
  return plan.objections.length > 0 && hasPlansLeft({ plans }, plan);
}

/** Whether somebody has not talked about so many plans today that it is time to act. */
export function hasPlansLeft({ plans }: Pick<View, 'plans'>, { by }: Plan): boolean {
  return plans.filter((plan) => plan.by === by).length < MOST_PLANS;
}

/** Something to say to it while it is heard; an own plan once it was left lying. */
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

/** Whether every person has called and claimed today, or is done for the day. */
export function arePeopleReady(view: View, { people }: Company): boolean {
  return people.every((seat) => isReady(view, seat));
}

export function isReady(view: View, seat: Seat): boolean {
  return view.rested.includes(seat) || hasSpoken(view, seat);
}

function mustFollow(view: View, company: Company): boolean {
  return company.people.length > 0 && arePeopleReady(view, company);
}

/** On Friday: with a bullet, or, without a clock, until it rests. */
function canAct(view: View, seat: Seat): boolean {
  if (view.practice && view.rested.includes(seat)) return false;
  return view.bullets?.[seat] ?? view.practice;
}

export function saidToday(view: View, seat: Seat): Claim[] {
  return view.claims.filter((claim) => claim.by === seat && claim.round === view.day);
}

/** What others said while a plan stood. */
export function claimsSince(view: View, plan: Plan): Claim[] {
  return view.claims.filter((claim) => claim.at >= plan.at && claim.by !== plan.by);
}

/** The shot of this day a seat has neither fired nor said anything after; a shot leaves nobody silent. */
export function unanswered(view: View, seat: Seat): Shot | null {
  const shot = view.shots?.at(-1);
  if (!shot || shot.day !== view.day || shot.by === seat) return null;
  return saidToday(view, seat).some((claim) => claim.at >= shot.at) ? null : shot;
}

/** A stretch that lies ahead and is never shorter than a moment. */
function stretch(from: number, to: number): Stretch {
  const soonest = Math.max(1500, from);
  return { from: soonest, to: Math.max(soonest + 3500, to) };
}
