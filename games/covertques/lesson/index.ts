import type { Lesson } from '#shared/contract/module.ts';
import type { View } from '../state';
import { bot } from './bot';
import { SEED } from './script';

/** Five seats. The learner is the Admin and, led by the coach, finds the Hacker in round 2. */
export const lesson: Lesson<View> = { seed: SEED, seats: 5, bot, options: { resultSeconds: 8 } };
