import { expect, test } from 'vitest';
import { texts, translate } from './texts';

test('a translation replaces the texts of areas that load before or after it', () => {
  const before = texts('before-test', {
    hello: 'Hello',
    seats: (free: number) => `${free} free`,
    list: ['One', 'Two'],
  });
  translate({
    'before-test': { hello: 'Hallo', seats: (free: number) => `${free} frei`, list: ['Eins', 'Zwei'] },
    'after-test': { bye: 'Tschüss' },
  });
  const after = texts('after-test', { bye: 'Bye', thanks: 'Thanks' });
  expect([before.hello, before.seats(3), ...before.list]).toEqual(['Hallo', '3 frei', 'Eins', 'Zwei']);
  expect(after).toEqual({ bye: 'Tschüss', thanks: 'Thanks' });
});
