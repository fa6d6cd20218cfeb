import type { Lesson } from '../../shared/module';

/** Two seats: the person places first, and one of the three missions is a single step away. */
export const lesson: Lesson = {
  seed: '343cac706af42ddbde044aff383296fc220e117f55eef4a6fe3c31e6bd899d6f',
  seats: 2,
  level: 'beginner',
};
