/**
 * The events during which a browser lets a page start to make sound or to speak. Browsers count a touch only when the
 * finger is lifted, so `pointerdown` is not in the list.
 */
export const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const;
