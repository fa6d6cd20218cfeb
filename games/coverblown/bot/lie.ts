import { claimedContact, struckOut } from '../queries';
import { type Claim, SUSPECTS, type SuspectId, type TokenId, type View } from '../state';
import type { Beliefs, Saying } from './beliefs';
import { believe } from './inference';
import { OUTSIDER } from './known';
import { hasSaid, opensUp, untoldClues } from './said';
import { saidToday } from './timing';

/**
 * A dirty cop makes no false claim after which other players would believe with more than this probability that it is
 * dirty.
 */
const TOO_PLAIN = 0.7;

/**
 * Returns a dirty cop's next claim. It is usually true (its own clue, or a token that others claimed clean), and
 * sometimes says that the murderer or the weapon is clean.
 */
export function lie(beliefs: Beliefs): Saying | null {
  const { view, seat, parameters, random } = beliefs;
  const isSilent = view.me?.calls.at(-1)?.blown === true;
  if (isSilent && !hasSaid(view, seat, 'blown', null) && random.Number() < 0.5) return ['blown', null];
  const spoken = saidToday(view, seat).filter((claim) => claim.kind === 'clean').length;
  if (spoken >= Math.max(1, view.me?.calls.at(-1)?.clues.length ?? 0)) return reveal(beliefs);
  const lying = parameters.lies[view.day] * (parameters.caution[view.seats.length] ?? 1);
  const sworn = random.Number() < lying ? quietest(beliefs, falseOnes(beliefs), TOO_PLAIN) : null;
  return sworn ?? quietest(beliefs, trueOnes(beliefs), 1) ?? reveal(beliefs);
}

function falseOnes(beliefs: Beliefs): Saying[] {
  const { murderer, weapon } = beliefs.known;
  return [murderer, weapon].flatMap((token): Saying[] =>
    token === null || isImpossible(beliefs, token) ? [] : [['clean', token]],
  );
}

/**
 * Returns true claims: the bot's own clues, and tokens that other cops have claimed clean. To agree with other cops
 * costs nothing.
 */
function trueOnes(beliefs: Beliefs): Saying[] {
  const { view, seat, known } = beliefs;
  const said = view.claims.flatMap((claim) => (claim.kind === 'clean' && claim.by !== seat ? [claim.subject] : []));
  const echoes = said.filter((token) => token !== known.murderer && token !== known.weapon);
  const tokens = new Set<TokenId>([...untoldClues(view, seat), ...echoes]);
  return [...tokens].filter((token) => !isImpossible(beliefs, token)).map((token) => ['clean', token]);
}

/**
 * Returns the claim that makes this seat and the guilty tokens least suspicious. Null if with every claim the
 * probability that this seat is dirty would be above `most`.
 */
function quietest(
  { view, seat, known, parameters, random }: Beliefs,
  sayings: readonly Saying[],
  most: number,
): Saying | null {
  let best: Saying | null = null;
  let least = Infinity;
  for (const [kind, subject] of sayings) {
    const at = (view.claims.at(-1)?.at ?? 0) + 1;
    const said = { n: Infinity, by: seat, at, round: view.day, retracted: false };
    const claim = { ...said, kind, subject } as Claim;
    const after = believe({ ...view, claims: [...view.claims, claim] }, OUTSIDER);
    const exposure = after.dirty[seat] ?? 0;
    const guilt = [known.murderer, known.weapon].map((token) => (token && after.guilt.get(token)) ?? 0);
    const value = guilt.reduce((sum, chance) => sum + chance, exposure * 2) + random.Number() * parameters.whim;
    if (value >= least || exposure > most) continue;
    least = value;
    best = [kind, subject];
  }
  return best;
}

/**
 * Claims a contact when it would look odd not to. Picks a suspect that no player has claimed as contact, which may be
 * the murderer.
 */
function reveal(beliefs: Beliefs): Saying | null {
  const { view, seat, known, random } = beliefs;
  if (known.murderer === null || !opensUp(beliefs, known.murderer)) return null;
  const free = SUSPECTS.filter((suspect) => isFree(view, seat, suspect));
  const named = random.Shuffle(free).slice(0, 5);
  return quietest(
    beliefs,
    named.map((suspect) => ['contact', suspect]),
    1,
  );
}

/**
 * True if it would make no sense for the seat to claim this token clean: the seat has already done so, the token is the
 * contact that it claimed, or the token is cleared.
 */
function isImpossible({ view, seat }: Beliefs, token: TokenId): boolean {
  return hasSaid(view, seat, 'clean', token) || claimedContact(view, seat) === token || struckOut(view).has(token);
}

function isFree(view: View, seat: string, suspect: SuspectId): boolean {
  if (view.examinations.some((seen) => seen.suspect === suspect)) return false;
  if (view.seats.some((other) => claimedContact(view, other) === suspect)) return false;
  return !hasSaid(view, seat, 'clean', suspect);
}
