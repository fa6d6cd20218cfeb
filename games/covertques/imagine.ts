import { must, pick, type Random, type Seat, type Viewer } from 'hush/game';
import { type Topic, topicTitled } from './content/secret/topics';
import { deckFor, removable, without } from './rules/deck';
import { type Die, knowsCode, type Role, type State, type Truth, type View } from './state';
import { openPart } from './view';
import { contains } from './words';

type Hands = Pick<State, 'roles'> & { removed: Role | null };

/** Number of random deals to test against the hints. After that, deals are built so that they fit the hints. */
const TRIES = 40;

/**
 * Builds a random state that could be the real one, judging only by this viewer's view. The code word and the deal fit
 * the viewer's card, the roles shown and the hints: a seat that said the code word does not know it. Hidden moves of
 * other players are random. Deals are as likely as in a real match.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  const topic = topicTitled(view.topic, view.options.words);
  if (view.truth) return remembered(view, topic, view.truth);
  const { die, roles, removed } = imagineDeal(view, viewer, topic, random);
  return {
    ...openState(view, topic),
    secret: { die, removed },
    roles,
    seen: imagineSeen(view, viewer, random),
    passed: imaginePassed(view, viewer, random),
    votes: imagineVotes(view, viewer, random),
  };
}

function openState(view: View, topic: Topic): Omit<State, 'secret' | 'roles' | 'seen' | 'passed' | 'votes'> {
  const { dice, hints, claims, ready, results, votedOut } = view;
  return {
    ...openPart(view),
    dice: [...dice],
    hints: [...hints],
    claims: [...claims],
    ready: [...ready],
    results: [...results],
    votedOut: [...votedOut],
    practice: view.practising,
    deadline: view.endsAt,
    topic: topic.id,
    topicsUsed: [topic.id],
  };
}

function remembered(view: View, topic: Topic, { roles, removed, code, votes }: Truth): State {
  const { die } = code;
  return { ...openState(view, topic), secret: { die, removed }, roles, seen: [], passed: [], votes };
}

/** Draws the code word and the deal together, because hints can rule out certain combinations. */
function imagineDeal(view: View, viewer: Viewer, topic: Topic, random: Random): Hands & { die: Die } {
  const known = view.me?.code?.die;
  for (let tries = 0; tries < TRIES; tries++) {
    const die = known ?? random.Die(6);
    const hands = dealAround(view, viewer, random, () => true);
    const said = whoSaid(view, topic, die);
    if (!said.some((seat) => knowsCode(must(hands.roles[seat])))) return { die, ...hands };
  }
  const dice = random.Shuffle([1, 2, 3, 4, 5, 6]).filter((die) => known === undefined || die === known);
  for (const die of dice) {
    const said = whoSaid(view, topic, die);
    const fits = (seat: Seat, role: Role) => !knowsCode(role) || !said.includes(seat);
    const hands = Array.from({ length: TRIES }, () => dealAround(view, viewer, random, fits)).find((each) =>
      view.seats.every((seat) => fits(seat, must(each.roles[seat]))),
    );
    if (hands) return { die, ...hands };
  }
  throw new Error('no deal fits what this viewer knows');
}

/**
 * Returns the seats whose hints contain the code word that this die would pick. These seats cannot know the code word.
 */
function whoSaid({ hints, options }: View, topic: Topic, die: Die): Seat[] {
  const word = must(topic.confidential[die - 1]);
  return hints.filter(({ text }) => text !== null && contains(text, word, options.words)).map(({ by }) => by);
}

/**
 * Deals the cards that this viewer has not seen to the other seats at random. If possible, each card goes to a seat
 * that it fits.
 */
function dealAround(view: View, viewer: Viewer, random: Random, fits: (seat: Seat, role: Role) => boolean): Hands {
  const pinned = pinnedRoles(view, viewer, random);
  const removed = imagineRemoved(view, [...pinned.values()], random);
  const deck = deckFor(view.seats.length, view.options);
  let left = removed === null ? deck : without(deck, removed);
  for (const role of pinned.values()) left = without(left, role);
  const cards = random.Shuffle(left).sort((one, other) => Number(knowsCode(other)) - Number(knowsCode(one)));
  const open = new Set(random.Shuffle(view.seats.filter((seat) => !pinned.has(seat))));
  for (const card of cards) {
    const seat = must([...open].find((each) => fits(each, card)) ?? [...open][0], 'a seat without a card');
    open.delete(seat);
    pinned.set(seat, card);
  }
  return { roles: Object.fromEntries(view.seats.map((seat) => [seat, must(pinned.get(seat))])), removed };
}

/**
 * Returns the roles that this viewer knows: its own role, the roles shown and, for the Accomplice, the two insiders in
 * random order.
 */
function pinnedRoles({ me, votedOut }: View, viewer: Viewer, random: Random): Map<Seat, Role> {
  const pinned = new Map(votedOut.map(({ seat, role }) => [seat, role] as const));
  if (me && viewer !== null) pinned.set(viewer, me.role);
  const labels: Role[] = random.Shuffle(['hacker', 'admin']);
  me?.insiders?.forEach((seat, at) => {
    pinned.set(seat, must(labels[at]));
  });
  return pinned;
}

/**
 * Draws the removed card of a match with 3 or 4 players. The probabilities are proportional to the number of deals that
 * fit the view.
 */
function imagineRemoved({ seats, options }: View, pinned: readonly Role[], random: Random): Role | null {
  const deck = deckFor(seats.length, options);
  const weighed = removable(seats.length).flatMap(({ role, chances }) =>
    Array.from({ length: chances * waysToShow(without(deck, role), pinned) }, () => role),
  );
  return weighed.length === 0 ? null : pick(random, weighed);
}

function waysToShow(deck: readonly Role[], shown: readonly Role[]): number {
  let left = [...deck];
  let ways = 1;
  for (const role of shown) {
    ways *= left.filter((card) => card === role).length;
    left = without(left, role);
  }
  return ways;
}

function imagineSeen(view: View, viewer: Viewer, random: Random): Seat[] {
  return view.phase === 'night' ? imaginePressed(view, view.seats, viewer, view.me?.seen === true, random) : [];
}

function imaginePassed(view: View, viewer: Viewer, random: Random): Seat[] {
  const living = view.seats.filter((seat) => !view.out.includes(seat));
  return view.phase === 'discovery' ? imaginePressed(view, living, viewer, view.me?.passed === true, random) : [];
}

/**
 * Returns random seats that have pressed the button, including the viewer if the viewer has. In a practice match, the
 * clock shows whether the person has. Never returns all seats, because the step would then be over.
 */
function imaginePressed(
  { practising, endsAt }: View,
  seats: readonly Seat[],
  viewer: Viewer,
  hasPressed: boolean,
  random: Random,
): Seat[] {
  const known = (seat: Seat) => (seat === viewer ? hasPressed : seat === practising ? endsAt !== null : null);
  const last = pick(
    random,
    seats.filter((seat) => known(seat) !== true),
  );
  return seats.filter((seat) => known(seat) ?? (seat !== last && random.Number() < 0.5));
}

/** Draws the sealed votes of the other seats. All viewers know which seats have voted. */
function imagineVotes({ voted, seats, out, me }: View, viewer: Viewer, random: Random): State['votes'] {
  const vote = (by: Seat): Seat | null => {
    if (by === viewer && me?.vote) return me.vote === 'skip' ? null : me.vote;
    return pick(random, [null, ...seats.filter((seat) => seat !== by && !out.includes(seat))]);
  };
  return Object.fromEntries(voted.map((seat) => [seat, vote(seat)]));
}
