import { atom } from 'nanostores';

/** A place on the page for a part of the coach: its card, or `goal` for its goal line, which otherwise is at the top. */
export interface CoachSlot {
  /** `spare`: used only if its layer has neither a top nor a bottom. */
  at: 'goal' | 'top' | 'bottom' | 'spare';
  element: HTMLElement;
}

/** The coach's places in all layers: the table, a sheet, a call. The newest comes last. */
export const $coachSlots = atom<readonly CoachSlot[]>([]);
