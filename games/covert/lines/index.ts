import type { Lines } from '#shared/voice.ts';
import { ofOthers } from './others';
import { ofOneself } from './own';

/** What bots say, by situation and manner. Gaps are filled with what everybody at the table knows. */
export const lines = { ...ofOneself, ...ofOthers } satisfies Lines;

export type Situation = keyof typeof lines;
