import type { EquipmentId, Target } from '../../state';
import { type Beliefs, livingOthers, seatAt } from '../beliefs';
import type { Change } from '../change';
import { AIMLESS, UNARMED } from '../scene';

/** One way to play a card: whom it names, what it would change, and what it is worth beside that. */
export interface Play {
  targets: Target[];
  change: Change;
  bonus?: number;
  /** A declared shot is not fired after it. */
  stopsShot?: boolean;
}

/** All ways to play a card that are worth a thought. */
export type Plays = (beliefs: Beliefs) => Play[];

/** Cards by name, each with its ways. */
export type PlaysOf = Partial<Record<EquipmentId, Plays>>;

export function cardTarget({ view }: Beliefs, card: number): Target {
  return [seatAt(view, ownerOf(card)), (card % 3) as 0 | 1 | 2];
}

export function ownerOf(card: number): number {
  return Math.floor(card / 3);
}

export function cardsOf(place: number): number[] {
  return [0, 1, 2].map((slot) => place * 3 + slot);
}

export function armedOthers(beliefs: Beliefs): number[] {
  return livingOthers(beliefs).filter((other) => (beliefs.scene.aim[other] ?? UNARMED) >= AIMLESS);
}

/** For a card whose gain is not on the table. */
export function nothing(): void {
  // Nobody's guns, faces or health change.
}
