import type { Lesson } from 'hush/game';
import type { View } from '../state';
import { bot } from './bot';

/**
 * The lesson's deal for four seats. The learner (seat 0) is an honest cop with the contact Harlan Stokes, seat 3 is
 * dirty, and Wendell Ames committed the murder with the bolt gun.
 */
export const lesson: Lesson<View> = {
  seed: '30465bdaf4d9895449644239fb94461f75d45f70353ba57a90254189583fe281',
  seats: 4,
  bot,
};
