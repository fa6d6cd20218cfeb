/**
 * The events during which browsers allow a page to start sound or speech. `pointerdown` is not included, because a
 * touch only counts when the finger is lifted.
 */
export const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
