import { atom } from 'nanostores';

/**
 * A place on the page for the coach's card or, if it is `goal`, for the line with the goal. If there is no `goal`
 * place, the goal is shown at the top.
 */
export interface CoachSlot {
  /** `spare` is used only if the same layer has neither `top` nor `bottom`. */
  at: 'goal' | 'top' | 'bottom' | 'spare';
  element: HTMLElement;
}

/** The places for the coach in all layers (table, sheet, call), newest layer last. */
export const $coachSlots = atom<readonly CoachSlot[]>([]);
