import type { Seat } from 'hush/game';
import { type Face, SLOTS, type View } from '../state';

/** Faces are numbers, because a bot evaluates thousands of positions for each move. */
export const AGENT = 0;
export const KINGPIN = 1;
export const HONEST = 2;
export const CROOKED = 3;
export const CODES: Readonly<Record<Face, number>> = {
  agent: AGENT,
  kingpin: KINGPIN,
  honest: HONEST,
  crooked: CROOKED,
};

/** Value of an aim if the player has no gun. The value of other aims is the target's place. */
export const UNARMED = -2;
/** Value of an aim if the player's gun has no target. */
export const AIMLESS = -1;
/** Number of hits that eliminate a leader. */
export const HEALTH = 2;

/**
 * The public table as numbers. Players are numbered by their place in seat order, and cards by place * 3 + slot. Faces
 * are in a `World`. All arrays are views of `all`, so that a scene is copied in one step.
 */
export interface Scene {
  all: Int8Array;
  players: number;
  alive: Int8Array;
  aim: Int8Array;
  planted: Int8Array;
  disguised: Int8Array;
  hand: Int8Array;
  /** 1 for each card that is face up, 0 for the others. */
  up: Int8Array;
  /**
   * A bit set for each card, with one bit for each place. The bit is set if the player there has seen the face.
   * Includes the owner.
   */
  known: Int8Array;
  /** Number of hits that the Agent and the Kingpin can still take. */
  health: Int8Array;
}

export function emptyScene(players: number): Scene {
  const all = new Int8Array(players * 11 + 2);
  let from = 0;
  const part = (length: number) => {
    from += length;
    return all.subarray(from - length, from);
  };
  return {
    all,
    players,
    alive: part(players),
    aim: part(players),
    planted: part(players),
    disguised: part(players),
    hand: part(players),
    up: part(players * 3),
    known: part(players * 3),
    health: part(2),
  };
}

export function sceneOf(view: View): Scene {
  const scene = emptyScene(view.seats.length);
  scene.health.fill(HEALTH);
  for (const [place, seat] of view.seats.entries()) {
    const { out, gun, active, hand, cards } = tableOf(view, seat);
    scene.alive[place] = out ? 0 : 1;
    scene.aim[place] = gun ? (gun.aim === null ? AIMLESS : placeOf(view, gun.aim)) : UNARMED;
    scene.planted[place] = active.includes('planted_evidence') ? 1 : 0;
    scene.disguised[place] = active.includes('disguise') ? 1 : 0;
    scene.hand[place] = hand;
    for (const slot of SLOTS) {
      const { face, wounded, knownBy } = cards[slot];
      scene.up[place * 3 + slot] = face === null ? 0 : 1;
      scene.known[place * 3 + slot] = knownBy.reduce((bits, by) => bits | (1 << placeOf(view, by)), 1 << place);
      if (wounded && face !== null) scene.health[CODES[face]] = HEALTH - 1;
    }
  }
  return scene;
}

export function copyScene(from: Scene, into: Scene): void {
  into.all.set(from.all);
}

export function placeOf(view: View, seat: Seat): number {
  return view.seats.indexOf(seat);
}

export function tableOf(view: View, seat: Seat) {
  const table = view.table[seat];
  if (!table) throw new Error(`nobody sits at ${seat}`);
  return table;
}

/** Returns the place of the next living player in this direction, or `place` if there is no other living player. */
export function nextAlive({ alive, players }: Scene, place: number, direction: 1 | -1): number {
  let at = place;
  do at = (at + direction + players) % players;
  while (alive[at] === 0 && at !== place);
  return at;
}

/** True if the card is face up, or the player at that place has seen its face. */
export function isKnownTo(scene: Scene, card: number, place: number): boolean {
  return scene.up[card] === 1 || (((scene.known[card] ?? 0) >> place) & 1) === 1;
}
