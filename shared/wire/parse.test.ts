import { expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from './parse';

const schema = z.tuple([z.string().min(1).max(8)]);

test('valid input is parsed, and invalid input is rejected with a reason', () => {
  expect(parse(schema, ['ace'])).toMatchObject({ success: true, data: ['ace'] });
  expect(parse(schema, ['']).success).toBe(false);
  expect(parse(schema, ['']).error?.issues).toHaveLength(1);
});

test('input whose `length` cannot be compared is invalid', () => {
  const given = [JSON.parse('{ "length": { "valueOf": 1, "toString": 1 } }')];
  expect(() => schema.safeParse(given)).toThrow(TypeError);
  expect(parse(schema, given)).toMatchObject({ success: false, error: { issues: [] } });
});
