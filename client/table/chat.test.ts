import { expect, test } from 'vitest';
import type { ChatLine } from '#shared/room/room.ts';
import { heardOf, unreadOf } from './chat';

const line = (n: number, member: string, part: Partial<ChatLine> = {}): ChatLine => ({
  ...{ n, at: 0, member, text: `line ${n}` },
  ...part,
});
const lines = [line(1, 'mara'), line(2, 'otis'), line(3, 'otis', { notice: true })];

test('messages by a muted member are neither shown nor counted', () => {
  const heard = heardOf({ lines, muted: ['otis'] });
  expect(heard.map(({ n }) => n)).toEqual([1, 3]);
  expect(unreadOf(heard, 0, 'mara')).toBe(1);
});

test('an unmuted member’s earlier messages are shown again', () => {
  expect(heardOf({ lines, muted: [] })).toBe(lines);
});
