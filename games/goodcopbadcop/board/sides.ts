import type { Allegiance, Face, Team } from '../state';

/** Returns the side that three known faces make, with Planted Evidence if `planted`, and the reason for that side. */
export function sideOf(faces: readonly Face[], planted: boolean): { team: Team; because: Allegiance } {
  if (faces.includes('agent')) return { team: 'honest', because: 'agent' };
  if (faces.includes('kingpin')) return { team: 'crooked', because: 'kingpin' };
  const isHonest = faces.filter((face) => face === 'honest').length * 2 > faces.length;
  if (planted) return { team: isHonest ? 'crooked' : 'honest', because: 'planted' };
  return { team: isHonest ? 'honest' : 'crooked', because: 'majority' };
}
