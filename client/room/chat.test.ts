import { expect, test } from 'vitest';
import type { ChatLine } from '#shared/room.ts';
import { heardOf, unreadOf } from './chat';

const line = (n: number, member: string, part: Partial<ChatLine> = {}): ChatLine => ({
  ...{ n, at: 0, member, text: `line ${n}` },
  ...part,
});
const lines = [line(1, 'mara'), line(2, 'otis'), line(3, 'otis', { notice: true })];

test('nothing that somebody muted has said is shown or counted; what the room says of them is', () => {
  const heard = heardOf({ lines, muted: ['otis'] });
  expect(heard.map(({ n }) => n)).toEqual([1, 3]);
  expect(unreadOf(heard, 0, 'mara')).toBe(1);
});

test('whoever is heard again has said it all', () => {
  expect(heardOf({ lines, muted: [] })).toBe(lines);
});
