import { atom } from 'nanostores';

/** The place in the sheet or screen on top where a reaction window is drawn; null: the table itself is on top. */
export const $overlayHost = atom<HTMLElement | null>(null);
