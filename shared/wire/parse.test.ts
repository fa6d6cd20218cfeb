import { expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from './parse';

const schema = z.tuple([z.string().min(1).max(8)]);

test('invalid input is rejected with an explanation', () => {
  expect(parse(schema, ['ace'])).toMatchObject({ success: true, data: ['ace'] });
  expect(parse(schema, ['']).success).toBe(false);
  expect(parse(schema, ['']).error?.issues).toHaveLength(1);
});

test('input is invalid if its `length` cannot be compared with a number', () => {
  const given = [JSON.parse('{ "length": { "valueOf": 1, "toString": 1 } }')];
  expect(() => schema.safeParse(given)).toThrow(TypeError);
  expect(parse(schema, given)).toMatchObject({ success: false, error: { issues: [] } });
});
