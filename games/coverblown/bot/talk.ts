import type { Seat } from '../../../shared/ids';
import { pick, type Random } from '../../../shared/random';
import { type ClaimKind, SUSPECTS, type SuspectId, type TokenId, type View } from '../state';
import type { Belief } from './belief';
import { claimedContact, isSuspect, type Known, struckOut } from './known';
import type { Temper } from './temper';
import { saidToday } from './timing';

/** A claim, without its round. */
export type Saying = [kind: ClaimKind, subject: TokenId | Seat | null];

/** All a bot weighs before it speaks. */
export interface Mind {
  view: View;
  seat: Seat;
  known: Known;
  belief: Belief;
  /** What the table must think that knows no secrets. */
  open: Belief;
  temper: Temper;
  random: Random;
}

/** What to say now; null: nothing is left that is worth saying. Before it has spoken today, a bot always finds something. */
export function say(mind: Mind): Saying | null {
  const { view, seat, known } = mind;
  const mustSpeak = saidToday(view, seat).length === 0;
  return contested(mind) ?? (known.role === 'dirty' ? lie(mind) : truth(mind)) ?? (mustSpeak ? filler(mind) : null);
}

/** An answer to a shot: whom the bot holds guilty now. */
export function accuse({ view, seat, belief, known, open }: Mind): Saying {
  const shot = view.shots?.at(-1);
  const weighed = known.role === 'dirty' ? open : belief;
  const others = view.seats.filter((other) => other !== seat);
  const isHit = shot?.target === seat;
  return ['suspicion', isHit && known.role === 'dirty' ? shot.by : mostDirty(weighed, others)];
}

/** Somebody else names this bot's own contact: it says so at once. */
export function contested({ view, seat, known }: Mind): Saying | null {
  if (known.role !== 'honest' || known.contact === null || claimedContact(view, seat) !== null) return null;
  const rival = view.seats.some((other) => other !== seat && claimedContact(view, other) === known.contact);
  return rival ? ['contact', known.contact] : null;
}

/** An honest cop tells what it heard, that its contact is silent, and whom it no longer trusts. */
function truth(mind: Mind): Saying | null {
  const { view, seat, known, belief } = mind;
  if (view.me?.calls.at(-1)?.blown && !hasSaid(view, seat, 'blown', null)) return ['blown', null];
  const untold = untoldClues(view, seat);
  const [next] = untold;
  if (next !== undefined) return ['clean', next];
  if (opensUp(mind, known.contact)) return ['contact', known.contact];
  const suspect = mostDirty(belief, othersOf(view, seat));
  const isNews = (belief.dirty[suspect] ?? 0) > 0.7 && !hasSaid(view, seat, 'suspicion', suspect);
  return isNews ? ['suspicion', suspect] : null;
}

/** A dirty cop mixes what it heard with what others said, and at times clears the guilty. */
function lie(mind: Mind): Saying | null {
  const { view, seat, known, open, temper, random } = mind;
  if (saidToday(view, seat).some((claim) => claim.kind === 'clean') && clueCount(view) < 2) return reveal(mind);
  const guilty = [known.murderer, known.weapon].filter((token) => token !== null);
  const unsworn = guilty.filter((token) => !isImpossible(mind, token));
  const hot = unsworn.filter((token) => (open.guilt.get(token) ?? 0) > (isSuspect(token) ? 1 / 9 : 1 / 8));
  const urge = temper.lies * (hot.length > 0 ? 1.3 : 0.7);
  if (unsworn.length > 0 && random.Number() < urge) return ['clean', pick(random, hot.length > 0 ? hot : unsworn)];
  const echo = echoes(mind);
  if (echo.length > 0 && random.Number() < temper.echoes) return ['clean', pick(random, echo)];
  const [next] = untoldClues(view, seat);
  if (next !== undefined && !isImpossible(mind, next)) return ['clean', next];
  return reveal(mind);
}

/** A dirty cop names a contact when it would look odd not to: the murderer, or somebody nobody has spoken for. */
function reveal(mind: Mind): Saying | null {
  const { view, seat, known, random } = mind;
  if (claimedContact(view, seat) !== null || known.murderer === null) return null;
  if (!opensUp(mind, known.murderer)) return null;
  const cleared = hasSaid(view, seat, 'clean', known.murderer);
  if (!cleared && random.Number() < 0.5) return ['contact', known.murderer];
  const free = SUSPECTS.filter((suspect) => suspect !== known.murderer && isFree(view, seat, suspect));
  return free.length > 0 ? ['contact', pick(random, free)] : null;
}

/** A contact is named to shield it, in answer to others' openness, or on a whim. */
function opensUp({ view, seat, open, temper, random }: Mind, contact: SuspectId | null): contact is SuspectId {
  if (contact === null || claimedContact(view, seat) !== null) return false;
  if (view.examinations.some((seen) => seen.suspect === contact)) return false;
  const isHot = (open.guilt.get(contact) ?? 0) > 0.22;
  const named = view.seats.filter((other) => claimedContact(view, other) !== null).length;
  return random.Number() < (isHot ? 0.5 : temper.opens + named * 0.08);
}

/** Something harmless, so that nobody can read a silence. */
function filler({ view, seat, belief, open, known, random }: Mind): Saying {
  const told = view.claims.filter((claim) => claim.by === seat && claim.kind === 'clean').map((claim) => claim.subject);
  const weighed = known.role === 'dirty' ? open : belief;
  const suspect = mostDirty(weighed, othersOf(view, seat));
  const again = told.filter((token) => token !== null);
  return again.length > 0 && random.Number() < 0.4 ? ['clean', pick(random, again)] : ['suspicion', suspect];
}

function untoldClues(view: View, seat: Seat): TokenId[] {
  const out = struckOut(view);
  const heard = (view.me?.calls ?? []).flatMap((call) => call.clues.map((clue) => clue.token));
  return heard.toReversed().filter((token) => !out.has(token) && !hasSaid(view, seat, 'clean', token));
}

/** How many clues the last call brought; a dirty cop says no more than an honest one could. */
function clueCount(view: View): number {
  return view.me?.calls.at(-1)?.clues.length ?? 0;
}

/** What others cleared and this seat has not: agreeing costs a dirty cop nothing. */
function echoes(mind: Mind): TokenId[] {
  const { view, seat, known } = mind;
  const out = struckOut(view);
  const said = view.claims.flatMap((claim) => (claim.kind === 'clean' && claim.by !== seat ? [claim.subject] : []));
  return [...new Set(said)].filter(
    (token) => !out.has(token) && token !== known.murderer && token !== known.weapon && !isImpossible(mind, token),
  );
}

/** Said already, or no honest cop with the contact this seat named could have heard it. */
function isImpossible({ view, seat }: Mind, token: TokenId): boolean {
  return hasSaid(view, seat, 'clean', token) || claimedContact(view, seat) === token || struckOut(view).has(token);
}

function isFree(view: View, seat: Seat, suspect: SuspectId): boolean {
  if (view.examinations.some((seen) => seen.suspect === suspect)) return false;
  if (view.seats.some((other) => claimedContact(view, other) === suspect)) return false;
  return !hasSaid(view, seat, 'clean', suspect);
}

function hasSaid(view: View, seat: Seat, kind: ClaimKind, subject: TokenId | Seat | null): boolean {
  return view.claims.some((claim) => claim.by === seat && claim.kind === kind && claim.subject === subject);
}

function othersOf(view: View, seat: Seat): Seat[] {
  return view.seats.filter((other) => other !== seat);
}

function mostDirty(belief: Belief, seats: readonly Seat[]): Seat {
  const chance = (seat: Seat) => belief.dirty[seat] ?? 0;
  return seats.reduce((worst, seat) => (chance(seat) > chance(worst) ? seat : worst));
}
