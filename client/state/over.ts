import { atom } from 'nanostores';

/** The place in the topmost sheet or screen where a reaction window is drawn, or null if the table itself is on top. */
export const $overlayHost = atom<HTMLElement | null>(null);
