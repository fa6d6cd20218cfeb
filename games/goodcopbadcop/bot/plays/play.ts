import type { EquipmentId, Target } from '../../state';
import { type Beliefs, livingOthers, seatAt } from '../beliefs';
import type { Change } from '../change';
import { AIMLESS, UNARMED } from '../scene';

/**
 * One way to use a card: its targets, the change it makes, and a bonus (in probability of winning) for effects that
 * `change` does not cover.
 */
export interface Play {
  targets: Target[];
  change: Change;
  bonus?: number;
  /** True if the declared shot cannot be fired after this use. */
  stopsShot?: boolean;
}

export type Plays = (beliefs: Beliefs) => Play[];

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

/** A change that does nothing, for cards that do not affect the bot's numbers. */
export function nothing(): void {
  // Guns, faces and health do not change.
}
