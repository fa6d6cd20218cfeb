import type { Lesson } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { bots } from './bot';
import type { View } from './state';

/** The lesson's match has four seats. The person has three honest cards and the first turn. */
export const lesson: Lesson<View> = {
  seed: '19bf8d191853afdc04ee174ceea78eca7dde4090ee76aabbb09b53c1111b957c',
  seats: 4,
  bot: must(bots.cadet),
};
