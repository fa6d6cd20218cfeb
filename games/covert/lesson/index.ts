import type { Lesson } from 'hush/game';
import type { View } from '../state';
import { bot } from './bot';

/**
 * A lesson for two seats, in which the learner is the Courier and places first. The mission Salt Archive requires the
 * Disguise Trunk from Channel Coast and an Agent in Kiev, two steps away. A swap and a die break one of the codes.
 */
export const lesson: Lesson<View> = {
  seed: 'df908e394b0a7547af31fde2453f98ce7a3934cbedd6a1dd7adf23edf1f16db4',
  seats: 2,
  bot,
  options: { alwaysPass: true },
};
