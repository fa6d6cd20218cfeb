import { pick, type Remark, type Saying, type Side } from 'hush/game';
import { cardName, cardOf } from '../claims';
import { contradictions, type Fact } from '../contradictions';
import type { CardName, Claim, Face } from '../state';
import type { Beliefs } from './beliefs';
import { sideOfRole } from './roles';

/** Probability that a crooked bot lies about a card. */
const LIES = 0.4;

/** Returns a claim for the bot to make before its action, or null. The bot makes at most one claim per turn. */
export function chooseClaim(beliefs: Beliefs): { saying: Saying<Claim>; say: Remark } | null {
  const { view, seat, parameters, random } = beliefs;
  const hasSpoken = view.claims.some(({ by, round }) => by === seat && round === view.turn);
  if (view.turn === 0 || hasSpoken || random.Number() >= parameters.talks) return null;
  const fitting = [...ofCards(beliefs), ...ofOneself(beliefs)].filter((saying) => fits(beliefs, saying));
  if (fitting.length === 0) return null;
  const saying = pick(random, fitting);
  return { saying, say: aloud(saying) };
}

/**
 * Lists a claim for each card that the bot has seen and made no claim about yet. Crooked bots often claim a false face.
 */
function ofCards(beliefs: Beliefs): Saying<Claim>[] {
  const { view, seat, me, random } = beliefs;
  const isClaimed = (name: CardName) => view.claims.some(({ by, subject }) => by === seat && subject === name);
  const isCrooked = sideOf(beliefs) === 1;
  return me.known
    .map(({ face, ...at }) => ({ face, name: cardName(at.seat, at.slot) }))
    .filter(({ name }) => !isClaimed(name))
    .map(
      ({ face, name }): Saying<Claim> => [isCrooked && random.Number() < LIES ? TURNED[face] : discreet(face), name],
    );
}

/**
 * Returns the face that a bot claims if it does not lie. It calls the Agent's card honest, so that the Agent's holder
 * stays hidden.
 */
function discreet(face: Face): Face {
  return face === 'agent' ? 'honest' : face;
}

const TURNED: Readonly<Record<Face, Face>> = {
  honest: 'crooked',
  crooked: 'honest',
  agent: 'crooked',
  kingpin: 'honest',
};

/**
 * Returns the claim that the bot is honest. Returns none if the bot has already claimed a side or its cards are all
 * face up.
 */
function ofOneself({ view, seat }: Beliefs): Saying<Claim>[] {
  const isClaimed = view.claims.some(({ by, kind }) => by === seat && kind === 'side');
  const isSeen = view.table[seat]?.cards.every(({ face }) => face !== null);
  return isClaimed || isSeen ? [] : [['side', 'honest']];
}

function sideOf({ worlds, place }: Beliefs): 0 | 1 {
  return sideOfRole(worlds[0]?.roles[place] ?? 0);
}

/**
 * True if no face-up card or earlier claim contradicts this claim. An honest bot may contradict other players' claims,
 * to expose their lies.
 */
function fits(beliefs: Beliefs, [kind, subject]: Saying<Claim>): boolean {
  const { view, seat } = beliefs;
  const n = (view.claims.at(-1)?.n ?? 0) + 1;
  const claim = { n, by: seat, at: 0, round: view.turn, kind, subject, retracted: false } as Claim;
  const claims = [...view.claims, claim];
  const isByAnother = (side: Side<Fact>) =>
    'claim' in side && claims.some((each) => each.n === side.claim && each.by !== seat);
  return contradictions({ ...view, claims })
    .filter((found) => found.claims.includes(n))
    .every(({ sides }) => sideOf(beliefs) === 0 && sides.some(isByAnother));
}

/** Returns the remark that goes with a claim. It mentions only the player whose card the claim is about. */
function aloud([kind, subject]: Saying<Claim>): Remark {
  if (kind === 'side') return { about: 'vows' };
  const { seat } = cardOf(subject as CardName);
  return { about: kind === 'honest' ? 'vouches' : 'warns', facts: { who: { seat } } };
}
