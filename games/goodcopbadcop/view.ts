import { must, openOf, type Seat, type Viewer } from 'hush/game';
import { activesOf, cardAt, waitingFor } from './queries';
import { handOf } from './rules/hands';
import { sideOf } from './rules/teams';
import type { State, Truth, View, WindowKind, WindowView } from './state';
import { GUNS, type LookView, type Own, type SeatView, SLOTS, type Slot, type SlotView } from './state';

/** Copies the public fields, which a state and a view have in common. */
export const openPart = openOf(
  'options',
  'phase',
  'turn',
  'lastActed',
  'absent',
  'active',
  'first',
  'direction',
  'seats',
  'discards',
  'centre',
  'declared',
  'shot',
  'tasered',
  'resolving',
  'acts',
  'claims',
  'outcome',
);

/** Builds a viewer's view field by field (`cases.md`, *Who may know what*). A null viewer is a spectator. */
export function view(G: State, viewer: Viewer): View {
  return {
    ...open(G),
    me: viewer === null ? null : own(G, viewer),
    truth: G.outcome ? truth(G) : null,
  };
}

/** Returns a view in which all cards are visible, for replays of finished matches. */
export function reveal(G: State): View {
  return { ...open(G), me: null, truth: truth(G) };
}

function open(G: State): Omit<View, 'me' | 'truth'> {
  return {
    ...openPart(G),
    waitingFor: waitingFor(G),
    out: G.out,
    endsAt: G.deadline,
    practice: G.practice !== null,
    practiceSeat: G.practice,
    windowNumber: G.window,
    window: windowOf(G),
    table: Object.fromEntries(G.seats.map((seat) => [seat, seatView(G, seat)])),
    gunsInCentre: GUNS - Object.keys(G.guns).length,
    deck: G.secret.deck.length,
    choice: G.choices[0] ?? null,
    looks: lookViews(G),
  };
}

function windowOf(G: State): WindowView | null {
  if (G.closesAt === null) return null;
  return {
    number: G.window,
    kind: G.phase as WindowKind,
    asked: G.asked,
    endsAt: G.deadline,
    about: G.phase === 'react' ? G.declared : null,
  };
}

function seatView(G: State, seat: Seat): SeatView {
  return {
    seat,
    out: G.out.includes(seat),
    placed: G.placed.includes(seat),
    cards: [slotView(G, seat, 0), slotView(G, seat, 1), slotView(G, seat, 2)],
    gun: G.guns[seat] ?? null,
    hand: handOf(G, seat).length,
    active: activesOf(G, seat),
  };
}

function slotView(G: State, seat: Seat, slot: Slot): SlotView {
  const { face, isUp, isWounded, knownBy } = cardAt(G, seat, slot);
  return isUp
    ? { face, wounded: isWounded, knownBy: [] }
    : { face: null, wounded: false, knownBy: knownBy.filter((each) => each !== seat) };
}

/**
 * Returns the looks, each with the place where its card is now. These places are public, because only Blackmail moves
 * cards, and it does so in view of all players.
 */
function lookViews(G: State): LookView[] {
  const places = new Map(G.seats.flatMap((seat) => SLOTS.map((slot) => [must(G.slots[seat])[slot], { seat, slot }])));
  return G.looks.map(({ turn, by, at, slot, through, card }) => {
    return { turn, by, at, slot, through, now: must(places.get(card)) };
  });
}

/**
 * Returns the private part of a view. It has the same keys for every seat, and the server pads the view to hide
 * differences in length.
 */
function own(G: State, me: Seat): Own {
  const others = G.seats.filter((seat) => seat !== me);
  return {
    cards: [cardAt(G, me, 0).face, cardAt(G, me, 1).face, cardAt(G, me, 2).face],
    known: others.flatMap((seat) =>
      SLOTS.filter((slot) => isKnown(G, me, seat, slot)).map((slot) => ({
        seat,
        slot,
        face: cardAt(G, seat, slot).face,
      })),
    ),
    hand: handOf(G, me).map(({ card }) => card),
    knownHands: others.flatMap((seat) =>
      handOf(G, seat)
        .filter(({ knownBy }) => knownBy.includes(me))
        .map(({ card }) => ({ seat, card }))
        .sort((one, other) => (one.card < other.card ? -1 : 1)),
    ),
    passed: G.passed.includes(me),
    autoPass: G.autoPass[me] ?? null,
  };
}

function isKnown(G: State, me: Seat, seat: Seat, slot: Slot): boolean {
  const { isUp, knownBy } = cardAt(G, seat, slot);
  return !isUp && knownBy.includes(me);
}

function truth(G: State): Truth {
  const each = <Value>(of: (seat: Seat) => Value) => Object.fromEntries(G.seats.map((seat) => [seat, of(seat)]));
  return {
    cards: each((seat) => [cardAt(G, seat, 0).face, cardAt(G, seat, 1).face, cardAt(G, seat, 2).face]),
    sides: each((seat) => sideOf(G, seat)),
    hands: each((seat) => handOf(G, seat).map(({ card }) => card)),
    deck: G.secret.deck,
    leftover: G.secret.leftover,
  };
}
