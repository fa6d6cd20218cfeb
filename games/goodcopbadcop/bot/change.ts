import type { Scene } from './scene';
import { AIMLESS, HONEST, KINGPIN, UNARMED } from './scene';

/** A sampled deal and the public table while a bot thinks ahead. Both are copies, which are changed in place. */
export interface Ahead {
  faces: Uint8Array;
  scene: Scene;
}

/** Applies something that may happen to one sampled deal, in place. */
export type Change = (ahead: Ahead) => void;

/** Applies a shot: the gun is put back, and the player who is hit turns up all cards and is wounded or eliminated. */
export function hit({ faces, scene }: Ahead, shooter: number, victim: number): void {
  disarm(scene, shooter);
  let leader = -1;
  for (let card = victim * 3; card < victim * 3 + 3; card++) {
    scene.up[card] = 1;
    if ((faces[card] ?? HONEST) <= KINGPIN) leader = faces[card] ?? HONEST;
  }
  if (leader === -1) {
    eliminate(scene, victim);
    return;
  }
  scene.health[leader] = (scene.health[leader] ?? 1) - 1;
  scene.hand[victim] = 1;
}

function eliminate(scene: Scene, place: number): void {
  scene.alive[place] = 0;
  scene.hand[place] = 0;
  disarm(scene, place);
  for (let other = 0; other < scene.players; other++) if (scene.aim[other] === place) scene.aim[other] = AIMLESS;
}

export function disarm(scene: Scene, place: number): void {
  scene.aim[place] = UNARMED;
}

export function show(scene: Scene, card: number, to: number): void {
  scene.known[card] = (scene.known[card] ?? 0) | (1 << to);
}

/**
 * Applies Blackmail, which swaps two cards. Each card is still known to the same players, and also to its new owner.
 */
export function swap({ faces, scene }: Ahead, one: number, other: number): void {
  trade(faces, one, other);
  trade(scene.up, one, other);
  trade(scene.known, one, other);
  show(scene, one, Math.floor(one / 3));
  show(scene, other, Math.floor(other / 3));
}

function trade(list: Uint8Array | Int8Array, one: number, other: number): void {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
}
