import type { Lesson } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { bots } from './bot';
import type { View } from './state';

/** A deal for two seats in which the person places first, and one of the three missions needs a single step. */
export const lesson: Lesson<View> = {
  seed: 'e9bf4a96d1d0017e622dc4f30655e2d9724f0d92ba7b5789ecaf1d5a20082546',
  seats: 2,
  bot: must(bots.recruit),
};
