import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { chance, fromNumbers, pick, resume } from './random';

test('a number is drawn from HMAC-SHA-256(seed, counter)', () => {
  const random = chance('the seed');
  const expected = [0, 1, 2].map((counter) => {
    const bytes = createHmac('sha256', 'the seed').update(String(counter)).digest();
    return Number(bytes.readBigUInt64BE() & 0xfffffffffffffn) / 2 ** 52;
  });
  expect([random.Number(), random.Number(), random.Number()]).toEqual(expected);
});

test('a known seed always gives the same numbers', () => {
  const random = chance('hush');
  expect([random.Number(), random.D6(), random.Shuffle(['a', 'b', 'c', 'd', 'e']).join('')]).toMatchInlineSnapshot(`
    [
      0.9586386526868478,
      5,
      "cabde",
    ]
  `);
});

test('equal seeds give equal numbers', () => {
  const draws = (seed: string) => {
    const random = chance(seed);
    return Array.from({ length: 50 }, () => random.Number());
  };
  expect(draws('a')).toEqual(draws('a'));
  expect(draws('a')).not.toEqual(draws('b'));
});

test('a stream resumes from its saved state', () => {
  const whole = chance('s');
  const first = resume({ seed: 's', drawn: 0 });
  const drawn = [first.Number(), first.D6(), first.Number()];
  const second = resume(first.state());
  expect(first.state()).toEqual({ seed: 's', drawn: 3 });
  expect([...drawn, second.Number()]).toEqual([whole.Number(), whole.D6(), whole.Number(), whole.Number()]);
});

test('numbers are uniform over [0, 1)', () => {
  const random = chance('even');
  const tenths = new Array(10).fill(0);
  for (let draw = 0; draw < 10_000; draw++) tenths[Math.floor(random.Number() * 10)]++;
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('dice show each side about equally often', () => {
  const random = chance('dice');
  const throws = random.D6(6000);
  expect(new Set(throws)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (let side = 1; side <= 6; side++) {
    expect(Math.abs(throws.filter((shown) => shown === side).length - 1000)).toBeLessThan(150);
  }
  expect(random.Die(20, 500).every((shown) => Number.isInteger(shown) && shown >= 1 && shown <= 20)).toBe(true);
  expect([1, 2, 3, 4, 5, 6]).toContain(random.Die());
});

test('a shuffle makes all orders about equally likely', () => {
  const random = chance('deck');
  const deck = ['a', 'b', 'c', 'd'] as const;
  const orders = new Map<string, number>();
  for (let round = 0; round < 4800; round++) {
    const order = random.Shuffle(deck).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(deck.join('')).toBe('abcd');
  expect(orders.size).toBe(24);
  for (const [order, count] of orders) {
    expect([...order].sort().join('')).toBe('abcd');
    expect(Math.abs(count - 200)).toBeLessThan(75);
  }
});

test('`fromNumbers` uses the numbers that the given function returns', () => {
  const numbers = [0, 0.999, 0.5];
  const random = fromNumbers(() => numbers.shift() ?? 0);
  expect([random.D6(), random.D6(), random.Die(10)]).toEqual([1, 6, 6]);
});

test('`pick` returns an item of a list', () => {
  const random = chance('pick');
  const seen = new Set(Array.from({ length: 200 }, () => pick(random, ['x', 'y', 'z'])));
  expect(seen).toEqual(new Set(['x', 'y', 'z']));
  expect(() => pick(random, [])).toThrow('nothing to choose from');
});
