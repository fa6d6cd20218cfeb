import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The build reported by the server, or null before any report. */
export const $build = atom<string | null>(null);

/** True while this page shows a running match, during which no prompt may appear. */
export const $isPlaying = atom(false);

/** The prompt for a newer Hush. Null if there is none, or if this page must not reload now. */
export const $newer = atom<ReactNode>(null);
