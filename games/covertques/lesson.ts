import type { Lesson } from '#shared/module.ts';

/** Five seats on the castle topic, code word Armour: the human is the Hacker, seat 2 the Admin. */
export const lesson: Lesson = {
  seed: '3699b4cb36ddc091f0158e29701e251df30f3aa79dc414b64012d21b8379a068',
  seats: 5,
  level: 'analyst',
};
