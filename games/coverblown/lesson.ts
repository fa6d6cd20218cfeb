import type { Lesson } from '#shared/module.ts';

/** Four seats: the person is an honest cop whose contact is Harlan Stokes. */
export const lesson: Lesson = {
  seed: '30465bdaf4d9895449644239fb94461f75d45f70353ba57a90254189583fe281',
  seats: 4,
  level: 'rookie',
};
