import { atom } from 'nanostores';

/** Whether a reaction window is open. A seat that lets such a window close has passed. */
export const $isReacting = atom(false);
