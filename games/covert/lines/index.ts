import type { Lines } from '#shared/voice.ts';
import { ofOthers } from './others';
import { ofOneself } from './own';

/** Bots' lines by situation and manner. Their gaps are filled with public facts only. */
export const lines = { ...ofOneself, ...ofOthers } satisfies Lines;

export type Situation = keyof typeof lines;
