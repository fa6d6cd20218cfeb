import type { Lesson } from 'hush/game';
import type { View } from '../state';
import { bot } from './bot';

/** The lesson. It has four seats with the parts in `script.ts`, and the person has the first turn. */
export const lesson: Lesson<View> = {
  seed: '6113fff2ec0559651cd073f064bede024c7e400ab48cbe7a59dea1366ab49a5f',
  seats: 4,
  bot,
};
