import { atom } from 'nanostores';
import type { ReactNode } from 'react';

/** Which build the server says it has; null: it has not said. */
export const $build = atom<string | null>(null);

/** A match runs on this page, which nothing may interrupt. */
export const $isPlaying = atom(false);

/** The word that a newer Hush is on the server, once there is one and nothing stands against loading it. */
export const $newer = atom<ReactNode>(null);
