import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { aHarness, type MatchHarness, type Screen } from '../testing';
import { type ToyModule, toy } from '../toy';

const PRIVATE_BYTES = 300;
const quiet: ToyModule = { ...toy, privateBytes: PRIVATE_BYTES };

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
  await harness.deal({}, [null, null, null]);
  await harness.restart({ module: quiet });
});
afterEach(() => harness.end());

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const lastOf = ({ updates }: Screen) => bytes(must(updates.at(-1)));

test('each seat’s frames are `privateBytes` longer than the spectators’', async () => {
  const seats = [await harness.watch('0'), await harness.watch('1'), await harness.watch('2')];
  await harness.plays('0', { name: 'note', args: ['only mine: ☂'] });
  await harness.plays('1', { name: 'note', args: ['a'] });
  const open = await harness.watch(null);
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  const expected = lastOf(open) + PRIVATE_BYTES;
  expect(seats.map(lastOf)).toEqual([expected, expected, expected]);
  const synced = [await harness.watch('0'), await harness.watch('1')].map(({ syncs }) => bytes(syncs[0]));
  const openSync = bytes((await harness.watch(null)).syncs[0]);
  expect(synced).toEqual([openSync + PRIVATE_BYTES, openSync + PRIVATE_BYTES]);
});

test('a frame’s number does not affect its length', async () => {
  const screen = await harness.watch('0');
  for (const text of ['a', 'b', 'c']) await harness.plays('0', { name: 'note', args: [text] });
  for (const about of ['0', '2']) {
    for (const number of [1, 2, 3]) await harness.plays('1', { name: 'guess', args: [about, number] });
  }
  const late = await harness.watch('0');
  await harness.plays('2', { name: 'guess', args: ['1', 1] });
  expect([screen.state()._stateID, late.state()._stateID]).toEqual([10, 1]);
  expect(lastOf(screen)).toBe(lastOf(late));
});

test('all answers to moves have the same length', async () => {
  const answers = [
    await harness.plays('0', { name: 'note', args: ['x'] }),
    await harness.plays('0', { name: 'guess', args: ['0', 1] }),
    await harness.plays('0', { name: 'nothing', args: [] }),
    await harness.plays('0', { name: 'crash', args: ['x'] }),
  ];
  expect(new Set(answers.map(bytes)).size).toBe(1);
});

test('[door 1] the initial state contains nothing that the viewer may not know', async () => {
  const { initialState } = must((await harness.watch('0')).syncs[0]);
  const open = must((await harness.watch(null)).syncs[0]);
  expect(initialState).toEqual(open.initialState);
});

test('a frame that requires more than `privateBytes` is logged as a fault', async () => {
  await harness.restart({ module: { ...toy, privateBytes: 1 } });
  await harness.watch('0');
  await harness.plays('0', { name: 'note', args: ['longer than one byte'] });
  expect(harness.logged.map(({ event }) => event)).toContain('frame-too-long');
});
