import type { Lesson } from '#shared/module.ts';

/** A deal for two seats in which the person places first, and one of the three missions needs a single step. */
export const lesson: Lesson = {
  seed: 'e9bf4a96d1d0017e622dc4f30655e2d9724f0d92ba7b5789ecaf1d5a20082546',
  seats: 2,
  level: 'recruit',
};
