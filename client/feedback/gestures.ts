/**
 * The events on which a browser lets a page start sound or speech. `pointerdown` is missing because browsers count a
 * touch only when the finger is lifted.
 */
export const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
