import type { Seat } from '../../../shared/ids';
import { pick, type Random } from '../../../shared/random';
import { type Claim, type ClaimKind, type Day, SUSPECTS, type SuspectId, type TokenId, type View } from '../state';
import { type Belief, believe } from './belief';
import { claimedContact, type Known, OUTSIDER, struckOut } from './known';
import type { Temper } from './temper';
import { saidToday } from './timing';

/** A claim, without its round. */
export type Saying = [kind: ClaimKind, subject: TokenId | Seat | null];

/** What a lie about the guilty may cost later: there are fewer examinations left that could show it up. */
const LIE_PRICE: Readonly<Record<Day, number>> = {
  monday: 0.4,
  tuesday: 0.35,
  wednesday: 0.25,
  thursday: 0.1,
  friday: 0,
};

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

/** A dirty cop says what leaves it least suspected and the guilty best hidden, be it true or not. */
function lie(mind: Mind): Saying | null {
  const { view, seat } = mind;
  if (view.me?.calls.at(-1)?.blown && !hasSaid(view, seat, 'blown', null))
    return quietest(mind, [['blown', null], ...lies(mind)]);
  const spoken = saidToday(view, seat).filter((claim) => claim.kind === 'clean').length;
  if (spoken >= Math.max(1, clueCount(view)) || untoldClues(view, seat).length === 0) return reveal(mind);
  return quietest(mind, lies(mind));
}

/** All a dirty cop could pretend to have heard. */
function lies(mind: Mind): Saying[] {
  const { view, seat, known, temper, random } = mind;
  const guilty = random.Number() < temper.lies ? [known.murderer, known.weapon] : [];
  const tokens = [...untoldClues(view, seat), ...echoes(mind), ...guilty.filter((token) => token !== null)];
  return [...new Set(tokens)].filter((token) => !isImpossible(mind, token)).map((token) => ['clean', token]);
}

/** Of several things to say, the one after which an outsider suspects this seat and the guilty least. */
function quietest({ view, seat, known, temper, random }: Mind, sayings: readonly Saying[]): Saying | null {
  let best: Saying | null = null;
  let least = Infinity;
  for (const saying of sayings) {
    const at = view.claims.at(-1)?.at ?? 0;
    const claim = { day: view.day, at: at + 1, by: seat, kind: saying[0], subject: saying[1] } as Claim;
    const after = believe({ ...view, claims: [...view.claims, claim] }, OUTSIDER);
    const guilt = [known.murderer, known.weapon].map((token) => (token && after.guilt.get(token)) ?? 0);
    const risk = (after.dirty[seat] ?? 0) * 2 + guilt.reduce((sum, chance) => sum + chance, 0);
    const isFalse = saying[0] === 'clean' && (saying[1] === known.murderer || saying[1] === known.weapon);
    const value = risk + (isFalse ? LIE_PRICE[view.day] : 0) + random.Number() * temper.whim;
    if (value >= least) continue;
    least = value;
    best = saying;
  }
  return best;
}

/** A dirty cop names a contact when it would look odd not to: the murderer, or somebody nobody has spoken for. */
function reveal(mind: Mind): Saying | null {
  const { view, seat, known, random } = mind;
  if (claimedContact(view, seat) !== null || known.murderer === null || !opensUp(mind, known.murderer)) return null;
  const free = SUSPECTS.filter((suspect) => isFree(view, seat, suspect));
  return quietest(
    mind,
    random
      .Shuffle(free)
      .slice(0, 5)
      .map((suspect) => ['contact', suspect]),
  );
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
