import { atom } from 'nanostores';

/**
 * The element in the topmost sheet or full screen in which a reaction window is drawn, or null if the table is on top.
 */
export const $overlayHost = atom<HTMLElement | null>(null);
