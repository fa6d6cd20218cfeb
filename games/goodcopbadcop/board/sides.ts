import type { Allegiance, Face, Team } from '../state';

/**
 * Returns the side of a player with these three faces, and what decides the side. `planted` is true if Planted Evidence
 * is in front of the player.
 */
export function sideOf(faces: readonly Face[], planted: boolean): { team: Team; because: Allegiance } {
  if (faces.includes('agent')) return { team: 'honest', because: 'agent' };
  if (faces.includes('kingpin')) return { team: 'crooked', because: 'kingpin' };
  const isHonest = faces.filter((face) => face === 'honest').length * 2 > faces.length;
  if (planted) return { team: isHonest ? 'crooked' : 'honest', because: 'planted' };
  return { team: isHonest ? 'honest' : 'crooked', because: 'majority' };
}
