import { must, type Random, type Seat, type Viewer } from 'hush/game';
import { facesFor } from '../content/integrity';
import { inSeatOrder } from '../queries';
import { layOut } from '../rules/deal';
import { type CardTarget, type Face, isLeader, knownFace, SLOTS, type State, type Target, type View } from '../state';

type Faces = Record<Seat, (Face | null)[]>;
type Dealt = Pick<State, 'cards' | 'slots'> & { leftover: Face | null };

/** Number of random deals that are tried before the places for the leaders are tried one by one. */
const TRIES = 60;

/**
 * Deals the cards that the viewer does not know at random. Wounds and the seats that have seen each card are public and
 * come from the view.
 */
export function imagineCards(view: View, viewer: Viewer, random: Random): Dealt {
  const { faces, leftover } = view.truth
    ? { faces: view.truth.cards, leftover: view.truth.leftover }
    : unseen(view, viewer, random);
  const laid = layOut(view.seats, faces);
  for (const seat of view.seats) {
    for (const slot of SLOTS) {
      const card = must(laid.cards[must(laid.slots[seat])[slot]]);
      const { face, wounded, knownBy } = must(view.table[seat]).cards[slot];
      card.isUp = face !== null;
      card.isWounded = wounded;
      card.knownBy = inSeatOrder([...knownBy, seat]);
    }
  }
  return { ...laid, leftover };
}

/** Returns the looks in the view, with the ids of the imagined cards. */
export function imagineLooks(view: View, slots: State['slots']): State['looks'] {
  return view.looks.map(({ now, ...look }) => ({ ...look, card: must(slots[now.seat])[now.slot] }));
}

function unseen(view: View, viewer: Viewer, random: Random): { faces: Record<Seat, Face[]>; leftover: Face | null } {
  const known: Faces = Object.fromEntries(
    view.seats.map((seat) => [seat, SLOTS.map((slot) => knownFace(view, viewer, { seat, slot }))]),
  );
  const left = without(facesFor(view.seats.length), Object.values(known).flat());
  const swaps = swapsOf(view);
  for (let tries = 0; tries < TRIES; tries++) {
    const { faces, leftover } = dealInto(view.seats, known, random.Shuffle(left));
    if (isPossible(faces, leftover, swaps)) return { faces, leftover };
  }
  return dealSlowly(view, known, left, swaps, random);
}

/** Deals `cards`, in order, to the slots that the viewer does not know. Returns the card that is left over, if any. */
function dealInto(seats: readonly Seat[], known: Faces, cards: readonly Face[]) {
  const rest = [...cards];
  const faces = Object.fromEntries(
    seats.map((seat) => [seat, must(known[seat]).map((face) => face ?? must(rest.pop(), 'a card to deal'))]),
  );
  return { faces, leftover: rest[0] ?? null };
}

/**
 * Tries all possible places for the leaders that the viewer does not know, in random order, until one allows a deal.
 */
function dealSlowly(view: View, known: Faces, left: readonly Face[], swaps: Swap[], random: Random) {
  const leaders = left.filter(isLeader);
  const places = view.seats.flatMap((seat) =>
    SLOTS.filter((slot) => known[seat]?.[slot] === null).map((slot): CardTarget => [seat, slot]),
  );
  const ways = random.Shuffle(arrangements(places, leaders.length));
  for (const way of ways) {
    const pinned: Faces = structuredClone(known);
    way.forEach(([seat, slot], at) => {
      must(pinned[seat])[slot] = must(leaders[at]);
    });
    const others = random.Shuffle(left.filter((face) => !isLeader(face)));
    const { faces, leftover } = dealInto(view.seats, pinned, others);
    if (isPossible(faces, leftover, swaps)) return { faces, leftover };
  }
  throw new Error('no deal fits what this viewer knows');
}

function arrangements(places: readonly CardTarget[], count: number): CardTarget[][] {
  if (count === 0) return [[]];
  return places.flatMap((place) =>
    arrangements(
      places.filter((each) => each !== place),
      count - 1,
    ).map((rest) => [place, ...rest]),
  );
}

type Swap = [CardTarget, CardTarget];

/** Lists all swaps of cards by Blackmail, latest first. */
function swapsOf({ acts }: View): Swap[] {
  return acts
    .flatMap((act) => (act.kind === 'use' && act.card === 'blackmail' ? [act.targets as [Target, Target]] : []))
    .map((targets) => targets as Swap)
    .reverse();
}

/**
 * True if no leader is left over and no seat has ever held both leaders. To check this, the swaps are undone one by
 * one.
 */
function isPossible(now: Record<Seat, Face[]>, leftover: Face | null, swaps: readonly Swap[]): boolean {
  if (leftover !== null && isLeader(leftover)) return false;
  const faces = structuredClone(now);
  if (hasBoth(faces)) return false;
  return swaps.every(([[one, at], [other, there]]) => {
    const [mine, theirs] = [must(faces[one]), must(faces[other])];
    const face = must(mine[at]);
    mine[at] = must(theirs[there]);
    theirs[there] = face;
    return !hasBoth(faces);
  });
}

function hasBoth(faces: Record<Seat, Face[]>): boolean {
  return Object.values(faces).some((own) => own.includes('agent') && own.includes('kingpin'));
}

function without(faces: readonly Face[], gone: readonly (Face | null)[]): Face[] {
  const left = [...faces];
  for (const face of gone) if (face !== null) left.splice(left.indexOf(face), 1);
  return left;
}
