import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The build that the server has reported, or null if it has not reported any yet. */
export const $build = atom<string | null>(null);

/** True while this page shows a running match, during which the prompt for a new version must not appear. */
export const $isPlaying = atom(false);

/** The prompt for reloading the page. Null if there is no newer version, or if the page must not be reloaded now. */
export const $newer = atom<ReactNode>(null);
