import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The build that the server has reported, or null if it has reported none. */
export const $build = atom<string | null>(null);

/** True while this page shows a running match, which no prompt may interrupt. */
export const $isPlaying = atom(false);

/** The prompt that offers a newer Hush. Null if there is no newer one, or if this page must not reload now. */
export const $newer = atom<ReactNode>(null);
