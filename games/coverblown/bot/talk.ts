import { pick, type Seat } from 'hush/game';
import { claimedContact } from '../queries';
import { type Beliefs, mostDirty, othersOf, type Saying, shownBelief } from './beliefs';
import { lie } from './lie';
import { hasSaid, opensUp, untoldClues } from './said';
import { saidToday } from './timing';

/** Minimum probability of being dirty at which an honest cop claims to suspect a player. */
const ACCUSES = 0.7;

/**
 * Returns the bot's next claim, or null if no claim is worth making. A bot that has made no claim today always makes
 * one.
 */
export function say(beliefs: Beliefs): Saying | null {
  const mustSpeak = saidToday(beliefs.view, beliefs.seat).length === 0;
  return (beliefs.known.role === 'dirty' ? lie(beliefs) : truth(beliefs)) ?? (mustSpeak ? filler(beliefs) : null);
}

/**
 * Returns the claim with which a bot answers a shot. It suspects the player whom the bot now thinks guilty. A dirty cop
 * that was hit suspects the shooter.
 */
export function accuse(beliefs: Beliefs): Saying {
  const { view, seat, known } = beliefs;
  const shot = view.shots?.at(-1);
  const target: Seat =
    shot?.target === seat && known.role === 'dirty' ? shot.by : mostDirty(shownBelief(beliefs), othersOf(view, seat));
  return ['suspicion', target];
}

/**
 * If another player claims an honest bot's contact, returns the bot's claim that contradicts that player. Null
 * otherwise.
 */
export function contested({ view, seat, known }: Beliefs): Saying | null {
  if (known.role !== 'honest' || known.contact === null || claimedContact(view, seat) !== null) return null;
  const rival = view.seats.some((other) => other !== seat && claimedContact(view, other) === known.contact);
  return rival ? ['contact', known.contact] : null;
}

/** Returns an honest cop's next claim: a blown cover, a clue, its contact, or a player whom it no longer trusts. */
function truth(beliefs: Beliefs): Saying | null {
  const { view, seat, known, belief } = beliefs;
  if (view.me?.calls.at(-1)?.blown && !hasSaid(view, seat, 'blown', null)) return ['blown', null];
  const [next] = untoldClues(view, seat);
  if (next !== undefined) return ['clean', next];
  if (opensUp(beliefs, known.contact)) return ['contact', known.contact];
  const suspect = mostDirty(belief, othersOf(view, seat));
  const isNews = (belief.dirty[suspect] ?? 0) > ACCUSES && !hasSaid(view, seat, 'suspicion', suspect);
  return isNews ? ['suspicion', suspect] : null;
}

/** Returns a harmless claim, so that the bot does not reveal anything by its silence. */
function filler(beliefs: Beliefs): Saying {
  const { view, seat, random } = beliefs;
  const facts = view.claims.flatMap((claim) => (claim.by === seat && claim.kind === 'clean' ? [claim.subject] : []));
  if (facts.length > 0 && random.Number() < 0.4) return ['clean', pick(random, facts)];
  return ['suspicion', mostDirty(shownBelief(beliefs), othersOf(view, seat))];
}
