import { atom } from 'nanostores';

/** The place above the buttons at the bottom of the topmost layer: the table, a sheet, a call. */
export const $toastHost = atom<HTMLElement | null>(null);
