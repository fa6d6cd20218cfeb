import { atom } from 'nanostores';

/**
 * The element for the coach's card, above the buttons at the bottom of the topmost layer: the table, a sheet, a call.
 */
export const $toastHost = atom<HTMLElement | null>(null);
