import { expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from './parse';

const schema = z.tuple([z.string().min(1).max(8)]);

test('what has the shape is parsed, and what has not says why', () => {
  expect(parse(schema, ['ace'])).toMatchObject({ success: true, data: ['ace'] });
  expect(parse(schema, ['']).success).toBe(false);
  expect(parse(schema, ['']).error?.issues).toHaveLength(1);
});

test('what no check can measure has not the shape either', () => {
  const given = [JSON.parse('{ "length": { "valueOf": 1, "toString": 1 } }')];
  expect(() => schema.safeParse(given)).toThrow(TypeError);
  expect(parse(schema, given)).toMatchObject({ success: false, error: { issues: [] } });
});
