import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { watchStalls } from './stalls';

test('a slow write or a late timer is a stall', async () => {
  const rounds = [
    { late: 0, takes: 5 },
    { late: 0, takes: 2_000 },
    { late: 0, takes: null },
    { late: 700, takes: 5 },
  ];
  let time = 0;
  let ended: Promise<void> | null = null;
  const write = async () => {
    const { takes } = must(rounds.shift());
    if (rounds.length === 0) ended = watch.end();
    if (takes === null) throw new Error('the disk is full');
    time += takes;
  };
  const wait = async (ms: number) => {
    time += ms + must(rounds[0]).late;
  };
  const watch = watchStalls('unused', write, wait, () => time);
  await expect.poll(() => ended).not.toBeNull();
  await ended;
  expect(watch.stalls).toEqual([
    { from: 105, to: 2_205 },
    { from: 2_305, to: 3_110 },
  ]);
});
