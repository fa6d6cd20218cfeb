import type { Lesson } from '#shared/module.ts';

/** Five seats: the person is the Hacker of the castle, whose code word is Armour, and seat 2 the Admin. */
export const lesson: Lesson = {
  seed: '3699b4cb36ddc091f0158e29701e251df30f3aa79dc414b64012d21b8379a068',
  seats: 5,
  level: 'analyst',
};
