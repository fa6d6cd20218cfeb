import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/contract/module.ts';
import { type Names, plainText, readBy } from '#shared/text/text.ts';
import { platformScene, withPlatformLines } from './platformLines';

const entry = (code: string, by: string | null) => ({ n: 1, at: 0, code, facts: { by } });
const names = readBy((seat) => `P${seat}`, '1');
const board = withPlatformLines({
  text: { logEntry: (_entry: LogEntry, _names: Names) => ['the game’s own line'] },
  log: { kinds: { claimed: 'claim' as const }, headings: [], opening: '', filters: [] },
});
const said = (code: string, by: string | null) => plainText(board.text.logEntry(entry(code, by), names));

test('every game’s log has a sentence for pauses and added minutes', () => {
  expect(said('clock-paused', '0')).toBe('P0 paused the match.');
  expect(said('clock-paused', null)).toBe('The host paused the match.');
  expect(said('clock-resumed', null)).toBe('The clock’s running again.');
  expect(said('minute-added', '1')).toBe('You added a minute.');
  expect(said('claimed', '0')).toBe('the game’s own line');
  expect(board.log.kinds).toMatchObject({ claimed: 'claim', 'minute-added': 'time' });
});

test('a revealed prediction names its author and whether it was right', () => {
  const line = (right: boolean) =>
    plainText(board.text.logEntry({ ...entry('predicted', null), facts: { by: '1', winner: '0', right } }, names));
  expect(line(true)).toBe('You predicted that P0 would win. Right!');
  expect(line(false)).toBe('You predicted that P0 would win. Wrong.');
});

test('only an added minute gets a caption', () => {
  expect(platformScene(entry('minute-added', '0'))).toMatchObject({ by: '0' });
  expect(platformScene(entry('clock-paused', '0'))).toBeNull();
});
