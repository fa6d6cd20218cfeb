import { atom } from 'nanostores';

/** The element in the topmost sheet or full screen that holds reaction windows, or null if the table is on top. */
export const $overlayHost = atom<HTMLElement | null>(null);
