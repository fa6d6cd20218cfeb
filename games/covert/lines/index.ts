import type { Lines } from 'hush/game';
import { ofOthers } from './others';
import { ofOneself } from './own';

/** Bots' lines by situation and manner. Only public facts fill the gaps in the lines. */
export const lines = { ...ofOneself, ...ofOthers } satisfies Lines;

export type Situation = keyof typeof lines;
