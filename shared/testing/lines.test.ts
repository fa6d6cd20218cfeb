import { expect, test } from 'vitest';
import type { Lines } from '../contract/voice';
import { faultsOfLines } from './lines';

const three = (manner: string) => ['one', 'two', 'three'].map((n) => `{who} ${manner} ${n}`);
const good = { dry: three('dry'), warm: three('warm'), brash: three('brash'), nervous: three('nervous') };
const faults = (change: Partial<Lines[string]>) => faultsOfLines({ waits: { ...good, ...change } });

test('enough different lines have no faults', () => {
  expect(faults({})).toEqual([]);
});

test.each<[string, Partial<Lines[string]>]>([
  ['11 lines', { dry: ['a', 'b'] }],
  ['fewer than 3 dry', { dry: ['a', 'b'], warm: [...three('warm'), 'more'] }],
  ['twice', { dry: ['a', 'b', 'a'] }],
  ['twice', { dry: [...three('dry'), '{who} warm one'] }],
  ['gap', { dry: [...three('dry'), 'an open {gap'] }],
  ['gap', { dry: [...three('dry'), 'a gap } closed'] }],
  ['gap', { dry: [...three('dry'), 'an empty {}'] }],
  ['gap', { dry: [...three('dry'), ''] }],
  ['space', { dry: [...three('dry'), 'late '] }],
  ['longer', { dry: [...three('dry'), 'x'.repeat(121)] }],
])('faulty lines are reported: %s', (fault, change) => {
  expect(faults(change).join()).toContain(fault);
});
