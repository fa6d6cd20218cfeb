import { atom } from 'nanostores';

/** A place on the page where the coach's card can be. */
export interface CoachSlot {
  /** `spare`: used only if its layer has neither a top nor a bottom. */
  at: 'top' | 'bottom' | 'spare';
  element: HTMLElement;
}

/** The coach's places in all layers: the table, a sheet, a call. The newest comes last. */
export const $coachSlots = atom<readonly CoachSlot[]>([]);
