import type { MemberId } from '#shared/ids.ts';
import { FACE_COLOURS } from '../ui/Face';

/**
 * The members' colours in a room: the colour of each id, or the next one that no earlier member has. They are the same
 * on every device, in the room, in the chat and at every table, and do not change when a member joins.
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

/** The colour of a single id, for a member who has left. */
export function colourOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % FACE_COLOURS;
}
