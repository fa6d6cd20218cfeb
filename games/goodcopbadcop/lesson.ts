import type { Lesson } from '#shared/module.ts';

/** The lesson's match has four seats. The person has three honest cards and the first turn. */
export const lesson: Lesson = {
  seed: '19bf8d191853afdc04ee174ceea78eca7dde4090ee76aabbb09b53c1111b957c',
  seats: 4,
  level: 'cadet',
};
