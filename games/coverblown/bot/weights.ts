import { type Seat, standing } from 'hush/game';
import { claimedContact, roundMs, struckOut } from '../queries';
import { type Claim, DAYS, type Day, type Examination, type SuspectId, type View, type WeaponId } from '../state';
import type { Known } from './known';

/** Everything that a seat has said and done in the match. */
export interface Account {
  seat: Seat;
  contact: SuspectId | null;
  said: { claim: Claim; repeated: boolean; examined: SuspectId[] }[];
  /**
   * The seat's examinations. `stale` is the number of tokens that were already cleared. `rash` says how many players
   * had not spoken yet and how early it was, from 0 (all had spoken, or it was late in the day) to 1 (none had spoken,
   * at the start of the day).
   */
  examined: { suspect: SuspectId; weapon: WeaponId; stale: number; rash: number }[];
}

/**
 * Likelihood factor for a claim that an honest cop would make only by mistake. Such a claim is unlikely, but not
 * impossible.
 */
const SLIP = 0.02;
/** For each claim, how much likelier a dirty cop is to make it than an honest cop. Estimated from matches of bots. */
const LIE = { guilty: 2.5, clean: 0.85, repeated: 0.75, murdererAsContact: 4, otherContact: 0.55 } as const;
const BLOWN_DIRTY = { murdererExamined: 1.6, otherwise: 0.4 } as const;
/** For each kind of examination, how much likelier a dirty cop is to make it than an honest cop. */
const STALL = { stale: 2.2, rash: 3, guilty: 0.2 } as const;
/** Share of the day after which no examination is rash, because all players have had time to speak. */
const PATIENCE = 0.6;
/** Relative likelihood of a shot, by the sides of shooter and target. */
const SHOT = { honestAtHonest: 0.14, honestAtDirty: 1, dirtyAtHonest: 0.5, dirtyAtDirty: 0.12 } as const;
/**
 * Relative likelihood of an accusation, by the sides of accuser and accused. The values are close to 1, because
 * accusations are weak evidence.
 */
const ACCUSE = { honestAtHonest: 0.8, honestAtDirty: 1.1, dirtyAtHonest: 1, dirtyAtDirty: 0.7 } as const;

export function accountOf(view: View, seat: Seat): Account {
  return {
    seat,
    contact: claimedContact(view, seat),
    said: saidBy(view, seat).map((claim) => ({
      claim,
      repeated: isRepeated(view, claim),
      examined: examinedBefore(view, claim.round),
    })),
    examined: view.examinations
      .filter((seen) => seen.by === seat)
      .map((seen) => ({
        suspect: seen.suspect,
        weapon: seen.weapon,
        stale: staleIn(view, seen),
        rash: rashness(view, seen),
      })),
  };
}

function staleIn({ examinations }: View, { suspect, weapon, day }: Examination): number {
  const before = examinations.filter((seen) => DAYS.indexOf(seen.day) < DAYS.indexOf(day));
  const out = struckOut({ examinations: before });
  return Number(out.has(suspect)) + Number(out.has(weapon));
}

function rashness({ options, seats }: View, { at, began, day, unheard }: Examination): number {
  const share = Math.max(0, at - began) / roundMs({ options, seats, day });
  return (unheard.length / (seats.length - 1)) * Math.max(0, 1 - share / PATIENCE);
}

/** Returns how well a seat's words and actions fit an honest cop, if this is the crime. */
export function honestFit(account: Account, known: Known, murderer: SuspectId, weapon: WeaponId): number {
  let fit = 1;
  for (const { claim, examined } of account.said) {
    const { kind, subject } = claim;
    if (kind === 'clean' && (subject === murderer || subject === weapon || subject === account.contact)) fit *= SLIP;
    if (kind === 'contact') {
      if (subject === murderer || subject !== account.contact) fit *= SLIP;
      if (known.role === 'honest' && subject === known.contact) fit *= SLIP * SLIP;
    }
    if (kind === 'blown') {
      const mayBe = account.contact ?? examined.find((suspect) => suspect !== murderer);
      if (mayBe === undefined || !examined.includes(mayBe)) fit *= SLIP;
    }
  }
  return fit;
}

/** Returns how much better a seat's words and actions fit a dirty cop than an honest cop, if this is the crime. */
export function dirtyFit(account: Account, murderer: SuspectId, weapon: WeaponId): number {
  let fit = 1;
  for (const { claim, repeated, examined } of account.said) {
    const isGuilty = claim.subject === murderer || claim.subject === weapon;
    if (claim.kind === 'clean') fit *= isGuilty ? LIE.guilty : repeated ? LIE.repeated : LIE.clean;
    if (claim.kind === 'contact') fit *= isGuilty ? LIE.murdererAsContact : LIE.otherContact;
    if (claim.kind === 'blown') {
      fit *= examined.includes(murderer) ? BLOWN_DIRTY.murdererExamined : BLOWN_DIRTY.otherwise;
    }
  }
  for (const seen of account.examined) {
    if (seen.suspect === murderer) fit *= STALL.guilty;
    if (seen.weapon === weapon) fit *= STALL.guilty;
    fit *= STALL.stale ** seen.stale * STALL.rash ** seen.rash;
  }
  return fit;
}

/** Returns how well the claimed contacts fit this set of dirty cops. No two honest cops have the same contact. */
export function conflictFit(view: View, dirty: readonly Seat[]): number {
  const honest = view.seats.filter((seat) => !dirty.includes(seat));
  const contacts = honest.flatMap((seat) => claimedContact(view, seat) ?? []);
  return SLIP ** (contacts.length - new Set(contacts).size);
}

/**
 * Returns how well shots and accusations fit this set of dirty cops. Those made by `self` are ignored, because they
 * prove nothing to that seat.
 */
export function shotFit(view: View, dirty: readonly Seat[], self: Seat | null): number {
  let fit = 1;
  for (const shot of view.shots ?? []) if (shot.by !== self) fit *= SHOT[sides(dirty, shot.by, shot.target)];
  const heard = new Set<string>();
  for (const claim of standing(view.claims)) {
    if (claim.kind !== 'suspicion' || claim.by === self || heard.has(`${claim.by} ${claim.subject}`)) continue;
    heard.add(`${claim.by} ${claim.subject}`);
    fit *= ACCUSE[sides(dirty, claim.by, claim.subject)];
  }
  return fit;
}

function sides(dirty: readonly Seat[], by: Seat, target: Seat): keyof typeof SHOT {
  if (dirty.includes(by)) return dirty.includes(target) ? 'dirtyAtDirty' : 'dirtyAtHonest';
  return dirty.includes(target) ? 'honestAtDirty' : 'honestAtHonest';
}

/** Returns a seat's claims without repetitions. */
function saidBy(view: View, seat: Seat): Claim[] {
  const heard = new Set<string>();
  return standing(view.claims).filter((claim) => {
    const key = `${claim.kind} ${claim.subject}`;
    if (claim.by !== seat || heard.has(key)) return false;
    heard.add(key);
    return true;
  });
}

function isRepeated(view: View, claim: Claim): boolean {
  return standing(view.claims).some(
    (other) =>
      other.kind === 'clean' && other.subject === claim.subject && other.by !== claim.by && other.at < claim.at,
  );
}

function examinedBefore(view: View, day: Day): SuspectId[] {
  const until = DAYS.indexOf(day);
  return view.examinations.filter((seen) => DAYS.indexOf(seen.day) < until).map((seen) => seen.suspect);
}
