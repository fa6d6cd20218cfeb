import { atom } from 'nanostores';

/**
 * A place on the page for the coach's card or, with `goal`, for the coach's goal line. Without a `goal` place, the goal
 * line is at the top.
 */
export interface CoachSlot {
  /** `spare` is used only if its layer has neither `top` nor `bottom`. */
  at: 'goal' | 'top' | 'bottom' | 'spare';
  element: HTMLElement;
}

/** The coach's places in all layers (table, sheet, call), newest layer last. */
export const $coachSlots = atom<readonly CoachSlot[]>([]);
