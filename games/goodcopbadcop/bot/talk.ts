import type { Saying } from '#shared/claims.ts';
import type { Side } from '#shared/ledger.ts';
import { pick } from '#shared/random.ts';
import type { Remark } from '#shared/voice.ts';
import { cardName, cardOf } from '../claims';
import { contradictions, type Fact } from '../contradictions';
import type { CardName, Claim, Face } from '../state';
import type { Beliefs } from './beliefs';
import { sideOfRole } from './roles';

/** How often a crooked officer tells of a card what it is not. */
const LIES = 0.4;

/** What to say in one's own turn, before acting; null: nothing. It speaks once a turn at most. */
export function chooseClaim(beliefs: Beliefs): { saying: Saying<Claim>; say: Remark } | null {
  const { view, seat, parameters, random } = beliefs;
  const hasSpoken = view.claims.some(({ by, round }) => by === seat && round === view.turn);
  if (view.turn === 0 || hasSpoken || random.Number() >= parameters.talks) return null;
  const fitting = [...ofCards(beliefs), ...ofOneself(beliefs)].filter((saying) => fits(beliefs, saying));
  if (fitting.length === 0) return null;
  const saying = pick(random, fitting);
  return { saying, say: aloud(saying) };
}

/** What it has seen of others and not told yet: as it is, or, from a crooked officer, often turned round. */
function ofCards(beliefs: Beliefs): Saying<Claim>[] {
  const { view, seat, me, random } = beliefs;
  const isTold = (name: CardName) => view.claims.some(({ by, subject }) => by === seat && subject === name);
  const isCrooked = sideOf(beliefs) === 1;
  return me.known
    .map(({ face, ...at }) => ({ face, name: cardName(at.seat, at.slot) }))
    .filter(({ name }) => !isTold(name))
    .map(
      ({ face, name }): Saying<Claim> => [isCrooked && random.Number() < LIES ? TURNED[face] : discreet(face), name],
    );
}

/** Nobody on the honest side points at the Agent, and nobody says where it has seen one. */
function discreet(face: Face): Face {
  return face === 'agent' ? 'honest' : face;
}

const TURNED: Readonly<Record<Face, Face>> = {
  honest: 'crooked',
  crooked: 'honest',
  agent: 'crooked',
  kingpin: 'honest',
};

/** Everybody is honest, if one asks them, and as long as nobody sees. */
function ofOneself({ view, seat }: Beliefs): Saying<Claim>[] {
  const isTold = view.claims.some(({ by, kind }) => by === seat && kind === 'side');
  const isSeen = view.table[seat]?.cards.every(({ face }) => face !== null);
  return isTold || isSeen ? [] : [['side', 'honest']];
}

function sideOf({ worlds, place }: Beliefs): 0 | 1 {
  return sideOfRole(worlds[0]?.roles[place] ?? 0);
}

/**
 * It says nothing that the board or its own words speak against. An honest officer may well contradict others: that is
 * how a lie comes out.
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

/** Of whom it speaks, which everybody reads in the claim itself. */
function aloud([kind, subject]: Saying<Claim>): Remark {
  if (kind === 'side') return { about: 'vows' };
  const { seat } = cardOf(subject as CardName);
  return { about: kind === 'honest' ? 'vouches' : 'warns', facts: { who: { seat } } };
}
