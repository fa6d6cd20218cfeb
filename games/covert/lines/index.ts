import type { Lines } from 'hush/game';
import { ofOthers } from './others';
import { ofOneself } from './own';

/** Lines that bots say, by situation and manner. Placeholders are filled with public facts only. */
export const lines = { ...ofOneself, ...ofOthers } satisfies Lines;

export type Situation = keyof typeof lines;
