import { must, pick, type Random, type Seat, type Setup, seatsOf } from 'hush/game';
import { EQUIPMENT_DECK } from '../content/equipment';
import { facesFor } from '../content/integrity';
import { type CardId, type Face, type IntegrityCard, isLeader, type Options, type State } from '../state';
import { shotLast } from './firstPlayer';

/**
 * [GC-1..4, GC-75] Deals a match. Random draws, in this order: Integrity cards except leaders, leader pile, the order
 * in which each seat is shown its cards, equipment, first player, and the seed for the durations of windows.
 */
export function deal(
  players: number,
  { options, now, carryOver, practice = null }: Setup<Options>,
  random: Random,
): State {
  const seats = seatsOf(players);
  const { dealt, leftover } = dealFaces(seats, random);
  const deck = random.Shuffle(EQUIPMENT_DECK);
  const hands = fill(seats, () => [{ card: must(deck.pop()), knownBy: [] }]);
  const { placementSeconds } = options;
  const drawn = pick(random, seats);
  const shot = shotLast(carryOver, seats);
  return {
    options,
    seats,
    practice,
    phase: 'placement',
    deadline: placementSeconds === 0 || practice !== null ? null : now + 1000 * placementSeconds,
    turn: 0,
    lastActed: 0,
    absent: [],
    active: shot ?? drawn,
    first: shot === null ? 'chance' : 'shot',
    direction: 1,
    window: 0,
    asked: [],
    placed: [],
    declared: null,
    shot: null,
    tasered: false,
    resolving: null,
    choices: [],
    out: [],
    guns: {},
    actives: fill(seats, () => []),
    centre: [],
    discards: [],
    ...layOut(seats, dealt),
    acts: [],
    looks: [],
    claims: [],
    outcome: null,
    hands,
    passed: [],
    autoPass: {},
    missed: [],
    closesAt: null,
    secret: { deck, leftover, tempo: String(random.Number()) },
  };
}

type Faces = Record<Seat, Face[]>;

/** Deals each seat one card from the leader pile and two other cards, in random order. No seat gets two leaders. */
function dealFaces(seats: readonly Seat[], random: Random): { dealt: Faces; leftover: Face | null } {
  const faces = facesFor(seats.length);
  const others = random.Shuffle(faces.filter((face) => !isLeader(face)));
  const leaderPile = random.Shuffle([...faces.filter(isLeader), ...others.splice(0, seats.length - 2)]);
  const dealt = fill(seats, () => random.Shuffle([leaderPile, others, others].map((pile) => must(pile.pop()))));
  return { dealt, leftover: others[0] ?? null };
}

/** Puts the cards face down in front of their owners. Card ids do not depend on faces. */
export function layOut(seats: readonly Seat[], faces: Faces): Pick<State, 'cards' | 'slots'> {
  const cards: Record<CardId, IntegrityCard> = {};
  const lay = (seat: Seat, at: number) => {
    const id = `${seat}.${at}`;
    cards[id] = { face: must(faces[seat]?.[at]), isUp: false, isWounded: false, knownBy: [seat] };
    return id;
  };
  const slots = fill(seats, (seat): [CardId, CardId, CardId] => [lay(seat, 0), lay(seat, 1), lay(seat, 2)]);
  return { cards, slots };
}

function fill<Value>(seats: readonly Seat[], value: (seat: Seat) => Value): Record<Seat, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
}
