import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** The build the server reports, or null if it has not. */
export const $build = atom<string | null>(null);

/** True while this page plays a match, which nothing may interrupt. */
export const $isPlaying = atom(false);

/** The prompt that a newer Hush is on the server, once there is one and nothing prevents loading it. */
export const $newer = atom<ReactNode>(null);
