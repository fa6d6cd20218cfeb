import { roleIn, sideOfRole } from './roles';
import { AGENT, HONEST, isKnownTo, KINGPIN, type Scene } from './scene';

/** Value of a gun to its holder's side: aimed at the other leader, in hand but not aimed there, or not taken yet. */
const POINTED = 0.8;
const ARMED = 0.7;
const BARE = 0.5;
/** Factor on the value of a gun if its holder does not know where the other leader is. */
const BLIND = 0.35;
/** Factor on the value of a gun if its holder does not know where the other leader is, but happens to aim there. */
const LUCKY = 0.6;
/** Value of a hand card to its holder's side. */
const IN_HAND = 0.04;
/** Minimum speed of a side in the race to shoot the other leader. */
const LEAST = 0.05;
/** Exponent on speed. The higher it is, the more certainly the faster side wins. */
const EDGE = 1.5;

/**
 * Returns the win chance (0 to 1) of the player at place `me` in one sampled deal. The speed of each side depends on
 * its guns, on what it knows, and on the health of the other leader.
 */
export function winChance(faces: Uint8Array, scene: Scene, me: number): number {
  const cards: [number, number] = [-1, -1];
  for (let card = 0; card < faces.length; card++) {
    const face = faces[card] ?? HONEST;
    if (face <= KINGPIN) cards[face as 0 | 1] = card;
  }
  const [agent, kingpin] = [Math.floor(cards[0] / 3), Math.floor(cards[1] / 3)];
  if (agent === kingpin) return agent === me ? 1 : 0;
  const mine = sideOfRole(roleIn(faces, scene, me));
  if (scene.health[AGENT] === 0) return mine === 1 ? 1 : 0;
  if (scene.health[KINGPIN] === 0) return mine === 0 ? 1 : 0;
  const speeds: [number, number] = [LEAST, LEAST];
  for (let place = 0; place < scene.players; place++) {
    if (scene.alive[place] === 0) continue;
    const side = sideOfRole(roleIn(faces, scene, place));
    speeds[side] += force(scene, place, side === 0 ? kingpin : agent, cards[side === 0 ? 1 : 0]);
  }
  const ours = speeds[mine] / (scene.health[mine === 0 ? KINGPIN : AGENT] ?? 1);
  const theirs = speeds[mine === 0 ? 1 : 0] / (scene.health[mine === 0 ? AGENT : KINGPIN] ?? 1);
  return ours ** EDGE / (ours ** EDGE + theirs ** EDGE);
}

function force(scene: Scene, place: number, target: number, targetCard: number): number {
  const aim = scene.aim[place] ?? -2;
  const gun = aim === target ? POINTED : aim >= -1 ? ARMED : BARE;
  const knows = isKnownTo(scene, targetCard, place) ? 1 : aim === target ? LUCKY : BLIND;
  return gun * knows + IN_HAND * (scene.hand[place] ?? 0);
}
