import type { MemberId } from '#shared/ids.ts';
import { FACE_COLOURS } from '../ui/Face';

/**
 * Everybody's colour in a room, by member: the one their id gives, or the next that nobody before them has. It is the
 * same on every device, in the room, in the chat and at every table, and nobody's changes when somebody comes.
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

/** The colour of an id that stands alone: of somebody who has left. */
export function colourOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % FACE_COLOURS;
}
