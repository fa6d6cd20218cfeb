import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHarness, aScreen, MATCH, type MatchHarness } from '../testing';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

test('every device is sent the members’ presence', async () => {
  const match = await harness.deal({}, [null, 'steady']);
  const screen = await harness.watch('0');
  expect(screen.syncs[0]?.filteredMetadata).toEqual([
    { id: 0, name: 'P0', isConnected: false, member: 'm0' },
    { id: 1, name: 'P1', isConnected: true, member: 'm1' },
  ]);
  match.setPeople({
    0: { member: 'ada', name: 'Ada', online: true },
    1: { member: 'bot', name: 'Bot', online: false },
  });
  const now = [
    { id: 0, name: 'Ada', isConnected: true, member: 'ada' },
    { id: 1, name: 'Bot', isConnected: false, member: 'bot' },
  ];
  expect(screen.people).toEqual([now]);
  expect((await harness.watch(null)).syncs[0]?.filteredMetadata).toEqual(now);
});

test('a change of presence that no viewer could see sends nothing', async () => {
  const match = await harness.deal();
  const screen = await harness.watch('0');
  const people = { 0: { member: 'ada', name: 'Ada', online: true }, 1: { member: 'ben', name: 'Ben', online: false } };
  match.setPeople(people);
  match.setPeople(structuredClone(people));
  expect(screen.people).toHaveLength(1);
});

test('the match reports to the room whether the game closes the chat', async () => {
  const match = await harness.deal();
  expect(match.isQuiet()).toBe(false);
  await harness.pass(120_000, 10_000);
  expect(match.isQuiet()).toBe(true);
  await harness.pass(60_000, 10_000);
  expect(match.isQuiet()).toBe(false);
});

test('a device that leaves gets no more frames', async () => {
  const match = await harness.deal();
  const screen = aScreen();
  const attachment = await match.attach('0', screen);
  await harness.plays('0', { name: 'guess', args: ['1', 1] });
  attachment.detach();
  attachment.detach();
  await harness.plays('0', { name: 'guess', args: ['1', 2] });
  expect(screen.updates).toHaveLength(1);
  expect((await harness.watch('0')).syncs[0]?.publicLog).toHaveLength(2);
});

test('a finished match without connected clients leaves memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const reads: string[] = [];
  const { match } = harness.store;
  harness.store.match = (id) => {
    reads.push(id);
    return match(id);
  };
  await (await harness.deal()).stop();
  await harness.matches.settled();
  expect(await harness.matches.find(MATCH)).not.toBeNull();
  expect(reads).toEqual([]);
  for (let round = 0; round < 50 && reads.length === 0; round++) {
    await setImmediate();
    collect();
    await setImmediate();
    await harness.matches.find(MATCH);
  }
  expect(reads).toEqual([MATCH]);
});
