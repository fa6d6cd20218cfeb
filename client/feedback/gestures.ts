/**
 * The events in which a page may start to make sound or to speak. A finger counts only when lifted, so `pointerdown` is
 * not one of them.
 */
export const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
