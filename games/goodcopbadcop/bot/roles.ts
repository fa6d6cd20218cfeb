import { AGENT, CROOKED, HONEST, KINGPIN, type Scene } from './scene';

/**
 * Returns a player's role in one sampled deal. The holder of a leader is AGENT or KINGPIN. For other players, the
 * majority of their cards decides between HONEST and CROOKED, and Planted Evidence turns this to the other side.
 */
export function roleIn(faces: Uint8Array, scene: Scene, place: number): number {
  let honest = 0;
  let leader = -1;
  for (let card = place * 3; card < place * 3 + 3; card++) {
    const face = faces[card] ?? 0;
    if (face === HONEST) honest++;
    else if (face < HONEST && face !== leader) leader = leader === -1 ? face : AGENT;
  }
  if (leader !== -1) return leader;
  return honest >= 2 === (scene.planted[place] === 0) ? HONEST : CROOKED;
}

/** Returns the side of a role: 0 for AGENT and HONEST, 1 for KINGPIN and CROOKED. */
export function sideOfRole(role: number): 0 | 1 {
  return role === AGENT || role === HONEST ? 0 : 1;
}

export function isLeaderRole(role: number): boolean {
  return role === AGENT || role === KINGPIN;
}
