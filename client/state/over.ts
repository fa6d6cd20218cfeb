import { atom } from 'nanostores';

/**
 * The element in the topmost sheet or full screen into which reaction windows are rendered. Null if neither is open.
 */
export const $overlayHost = atom<HTMLElement | null>(null);
