/**
 * The events in which a page may begin to make sound or to speak. A finger counts only once it is lifted, so
 * `pointerdown` is not one of them.
 */
export const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
