import { atom } from 'nanostores';

/** True while a reaction window is open. A seat that does not answer in time passes. */
export const $isReacting = atom(false);
