import type { MemberId } from '#shared/ids.ts';
import { FACE_COLOURS } from '../ui/Face';

/**
 * Returns the colour of each member. This is the colour computed from the member's id or, if an earlier member has that
 * colour, the next free one. Colours are the same on all devices, and do not change when someone joins.
 */
export function coloursOf(members: readonly { id: MemberId }[]): ReadonlyMap<MemberId, number> {
  const colours = new Map<MemberId, number>();
  const taken = new Set<number>();
  for (const { id } of members) {
    let colour = colourOf(id);
    for (let tries = 0; taken.has(colour) && tries < FACE_COLOURS; tries++) colour = (colour + 1) % FACE_COLOURS;
    taken.add(colour);
    colours.set(id, colour);
  }
  return colours;
}

/** Returns the colour computed from an id alone. Used for members who have left. */
export function colourOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % FACE_COLOURS;
}
