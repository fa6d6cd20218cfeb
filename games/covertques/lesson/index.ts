import type { Lesson } from 'hush/game';
import type { View } from '../state';
import { bot } from './bot';
import { SEED } from './script';

/** A lesson for five seats. The learner is the Admin and finds the Hacker in round 2 with the coach's help. */
export const lesson: Lesson<View> = { seed: SEED, seats: 5, bot, options: { resultSeconds: 8 } };
