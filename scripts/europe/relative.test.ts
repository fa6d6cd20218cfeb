import { expect, test } from 'vitest';
import { relative } from './relative';

test('an SVG path is rewritten with relative points', () => {
  expect(relative('M-20 734.3L-15.7 733L-15.7 733.5ZM5,6L5.5,5.4')).toBe('M-20 734.3l4.3-1.3 0 .5zM5 6l.5-.6');
});
