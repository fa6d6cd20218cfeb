import { type Apis, type Code, must, type Seat } from 'hush/game';
import { roundMs, standingPlan, VERDICT_MS } from '../queries';
import { DAYS, type Role, type State } from '../state';

/**
 * [CB-23, CB-24, CB-53] Handles a deadline that has passed: begins the next day after a verdict, or ends a day whose
 * time has run out.
 */
export function timeOut(G: State, apis: Apis): void {
  if (G.isVerdictShown) beginDay(G, apis);
  else closeDay(G, apis);
}

/**
 * [CB-23, CB-24] Ends a day without an examination. A proposed pair lapses, and the next day begins immediately. After
 * Friday, the dirty cops win.
 */
export function closeDay(G: State, apis: Apis): void {
  const { day } = G;
  const by = standingPlan(G)?.by ?? null;
  if (turnToNextDay(G)) {
    apis.tell('lapsed', { day, by });
    beginDay(G, apis);
  } else endGame(G, 'dirty', 'week-over', apis);
}

/** [CB-53] Ends a day with a verdict. No move is accepted until the verdict has been shown and the next day begins. */
export function showVerdict(G: State, { clock }: Apis): void {
  turnToNextDay(G);
  G.isVerdictShown = true;
  G.began = clock.now() + VERDICT_MS;
  G.deadline = G.began;
}

function beginDay(G: State, { clock, tell }: Apis): void {
  G.isVerdictShown = false;
  startClock(G, clock.now());
  tell('round-began', { day: G.day });
}

/**
 * [CB-36] Changes to the next day. Returns false after Friday. At the end of Monday, unanswered first calls count as
 * answered.
 */
function turnToNextDay(G: State): boolean {
  if (G.day === 'monday') for (const seat of G.seats) must(G.players[seat]).acknowledged = true;
  const next = DAYS[DAYS.indexOf(G.day) + 1];
  if (next === undefined) return false;
  G.day = next;
  G.called = [];
  G.plans = [];
  G.rested = [];
  return true;
}

/** Starts the clock of the day at `began`, in ms of server time. In a practice match, sets no deadline. */
export function startClock(G: State, began: number): void {
  G.began = began;
  G.deadline = G.practice === null ? began + roundMs(G) : null;
}

/**
 * [CB-57] Moves the deadline back by `ms`. A pause also moves the start of the day and the times of its proposals,
 * because bots compare these with the current time. Returns null if no time can be added: while a verdict is shown, or
 * without a deadline.
 */
export function postpone(G: State, ms: number, why: 'paused' | 'added'): State | null {
  const deadline = G.deadline === null ? null : G.deadline + ms;
  if (why === 'added') return deadline === null || G.isVerdictShown ? null : { ...G, deadline };
  return { ...G, deadline, began: G.began + ms, plans: G.plans.map((plan) => ({ ...plan, at: plan.at + ms })) };
}

/** Ends the match. All cops of the winning side win, including dead ones. */
export function endGame(G: State, side: Role, reason: Code, { tell }: Apis): void {
  const winners = G.seats.filter((seat) => must(G.players[seat]).role === side);
  G.outcome = { winners, reason };
  tell('over', { side, winners, reason });
}

/** [CB-27, CB-42] Ends the match when a cop has lost the last life. The other side wins. */
export function die(G: State, seat: Seat, apis: Apis): void {
  const { role } = must(G.players[seat]);
  G.died = seat;
  apis.tell('died', { seat });
  if (role === 'dirty') endGame(G, 'honest', 'dirty-cop-died', apis);
  else endGame(G, 'dirty', 'honest-cop-died', apis);
}
