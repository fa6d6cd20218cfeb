import type { LogEntry, Seat } from 'hush/game';
import { type Face, isLeader, SLOTS, type Slot, type View } from '../../state';

/** A fired shot and its result. */
export interface FiredShot {
  /** Number of the shot's entry in the log. */
  n: number;
  /** Server time of the shot, in ms. */
  at: number;
  by: Seat;
  aim: Seat;
  hit: Seat;
  faces: (Face | null)[];
  /** The cards that this shot turned up. */
  turned: Slot[];
  /** The slot of the card with the bullet hole: the leader card, or else the middle card. */
  slot: Slot;
  leader: Face | null;
  result: 'out' | 'wounded' | 'leader-out';
}

/** Log codes of the consequences of a shot. The first entry with another code is no longer part of the shot. */
const PART_OF_SHOT: readonly string[] = [
  'disarmed',
  'revealed',
  'wounded',
  'eliminated',
  'drew',
  'reshuffled',
  'discarded',
];

/** Reads the shots of a match from the public log, oldest first. */
export function shotsOf(facts: readonly LogEntry[], table: View['table']): FiredShot[] {
  return facts.flatMap((entry, index) => {
    const { by, at: aim, hit } = factsOf(entry) as { by?: Seat; at?: Seat; hit?: Seat };
    if (entry.code !== 'shot' || by === undefined || aim === undefined || hit === undefined) return [];
    const after = facts.slice(index + 1);
    const end = after.findIndex(({ code }) => !PART_OF_SHOT.includes(code));
    const part = end < 0 ? after : after.slice(0, end);
    const turned = part.flatMap((line) => {
      const { seat, slot } = factsOf(line) as { seat?: Seat; slot?: Slot };
      return line.code === 'revealed' && seat === hit && slot !== undefined ? [slot] : [];
    });
    const faces = SLOTS.map((slot) => table[hit]?.cards[slot].face ?? null);
    const slot = SLOTS.find((each) => isLeader(faces[each] ?? 'honest'));
    const leader = slot === undefined ? null : (faces[slot] ?? null);
    const isWound = part.some(({ code }) => code === 'wounded');
    const result = isWound ? 'wounded' : leader ? 'leader-out' : 'out';
    return [{ n: entry.n, at: entry.at, by, aim, hit, faces, turned, slot: slot ?? 1, leader, result }];
  });
}

function factsOf({ facts }: LogEntry): object {
  return typeof facts === 'object' && facts !== null ? facts : {};
}
