import { atom } from 'nanostores';

/** The place above the buttons at the foot of whatever is on top: the table, a sheet, a call. */
export const $toastHost = atom<HTMLElement | null>(null);
