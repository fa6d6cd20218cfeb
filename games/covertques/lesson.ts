import type { Lesson } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { bots } from './bot';
import type { View } from './state';

/** Five seats with the castle topic and the code word Armour. The human is the Hacker, and seat 2 is the Admin. */
export const lesson: Lesson<View> = {
  seed: '3699b4cb36ddc091f0158e29701e251df30f3aa79dc414b64012d21b8379a068',
  seats: 5,
  bot: must(bots.analyst),
};
