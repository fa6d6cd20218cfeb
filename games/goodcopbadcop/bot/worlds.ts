import { fromNumbers, type Random, type Seat } from 'hush/game';
import { facesFor } from '../content/integrity';
import { knownFace, SLOTS, type View } from '../state';
import { roleIn } from './roles';
import { AGENT, CODES, HONEST, type Scene } from './scene';

/** One possible deal of the Integrity cards. */
export interface World {
  /** The face of each card. Cards are numbered by place * 3 + slot. */
  faces: Uint8Array;
  /** The role of each player, as `roleIn` returns it. */
  roles: Uint8Array;
  /** Likelihood of the acts and claims of other players in this deal. It is 1 until `weigh` sets it. */
  weight: number;
}

/** The faces that are known, and the cards that must still be dealt. */
interface Deal {
  known: Uint8Array;
  /** Numbers of the cards whose faces the seat does not know. */
  places: number[];
  /** Honest and Crooked faces that the seat has not seen, including the one left over from the deal. */
  faces: number[];
  /** Leaders that the seat has not seen. */
  leaders: number[];
  /** Numbers of the cards that could be one of `leaders`: cards of living players that the seat has not seen. */
  lying: number[];
  /** Places of the players who hold the leaders that the seat has seen. */
  holders: number[];
}

const UNKNOWN = 255;

/**
 * Samples deals that agree with what this seat knows, with the probabilities of the real deal. The two leaders go to
 * different players, and all pairs of players are equally likely. Any unseen card can get any other face, and one face
 * may be left over.
 */
export function sampleWorlds(view: View, seat: Seat, scene: Scene, random: Random, count: number): World[] {
  const deal = dealOf(view, seat, scene);
  const quick = fastRandom(random);
  return Array.from({ length: count }, () => {
    const faces = deal.known.slice();
    placeLeaders(faces, deal, quick);
    placeOthers(faces, deal, quick);
    const roles = Uint8Array.from(view.seats, (_, place) => roleIn(faces, scene, place));
    return { faces, roles, weight: 1 };
  });
}

function dealOf(view: View, seat: Seat, scene: Scene): Deal {
  const known = new Uint8Array(view.seats.length * 3).fill(UNKNOWN);
  const left = facesFor(view.seats.length).map((face) => CODES[face]);
  for (const [place, at] of view.seats.entries()) {
    for (const slot of SLOTS) {
      const face = knownFace(view, seat, { seat: at, slot });
      if (face === null) continue;
      known[place * 3 + slot] = CODES[face];
      left.splice(left.indexOf(CODES[face]), 1);
    }
  }
  const places = [...known.keys()].filter((card) => known[card] === UNKNOWN);
  return {
    known,
    places,
    lying: places.filter((card) => scene.alive[Math.floor(card / 3)] === 1),
    holders: [...known.keys()].filter((card) => (known[card] ?? UNKNOWN) < HONEST).map((card) => Math.floor(card / 3)),
    faces: left.filter((face) => face >= HONEST),
    leaders: left.filter((face) => face < HONEST),
  };
}

/** Deals the unseen leaders to living players. Draws again if both leaders would go to the same player. */
function placeLeaders(faces: Uint8Array, { leaders, lying, holders }: Deal, random: Random): void {
  for (;;) {
    const cards = leaders.map(() => lying[Math.floor(random.Number() * lying.length)] ?? 0);
    const all = [...holders, ...cards.map((card) => Math.floor(card / 3))];
    if (all[0] === all[1]) continue;
    for (const [at, card] of cards.entries()) faces[card] = leaders[at] ?? AGENT;
    return;
  }
}

function placeOthers(faces: Uint8Array, { places, faces: left }: Deal, random: Random): void {
  const bag = left.slice();
  let size = bag.length;
  for (const card of places) {
    if ((faces[card] ?? UNKNOWN) < HONEST) continue;
    const drawn = Math.floor(random.Number() * size);
    faces[card] = bag[drawn] ?? HONEST;
    size--;
    bag[drawn] = bag[size] ?? HONEST;
  }
}

/** A fast random number generator (xorshift) for thousands of draws. A single draw from `random` is its seed. */
function fastRandom(random: Random): Random {
  let state = Math.floor(random.Number() * 2 ** 32) | 1;
  return fromNumbers(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  });
}
