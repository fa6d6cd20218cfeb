import type { Lesson } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { bots } from './bot';
import type { View } from './state';

/** Four seats: the person is an honest cop whose contact is Harlan Stokes. */
export const lesson: Lesson<View> = {
  seed: '30465bdaf4d9895449644239fb94461f75d45f70353ba57a90254189583fe281',
  seats: 4,
  bot: must(bots.rookie),
};
