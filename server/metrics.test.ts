import { expect, test } from 'vitest';
import { createMetrics } from './metrics';

const COUNT = 'hush_moves_total{game="toy",answer="ok"}';

test('moves are shown a hundred or more together, after their minute: one alone would tell that somebody acted', async () => {
  let now = 0;
  const metrics = createMetrics({ rooms: () => 0, sockets: () => 0 }, () => now);
  const move = (times: number) => {
    for (let n = 0; n < times; n++) metrics.moved({ game: 'toy', answer: 'ok', seconds: 0.001 });
  };
  move(99);
  now = 60_000;
  expect(await metrics.text()).not.toContain(COUNT);
  move(1);
  expect(await metrics.text()).not.toContain(COUNT);
  now = 120_000;
  move(5);
  expect(await metrics.text()).toContain(`${COUNT} 100\n`);
  expect(await metrics.text()).toContain('hush_move_seconds_count 100\n');
});

test('moves are counted by game and answer, and how long they took by bucket, over several minutes', async () => {
  let now = 0;
  const metrics = createMetrics({ rooms: () => 0, sockets: () => 0 }, () => now);
  for (let n = 0; n < 200; n++) {
    if (n === 120) now = 60_000;
    const isFast = n % 4 !== 0;
    metrics.moved({ game: 'toy', answer: isFast ? 'ok' : 'not-your-turn', seconds: isFast ? 0.004 : 3 });
  }
  now = 120_000;
  const first = await metrics.text();
  expect(first).toContain('hush_moves_total{game="toy",answer="ok"} 90\n');
  now = 180_000;
  for (let n = 0; n < 20; n++) metrics.moved({ game: 'toy', answer: 'ok', seconds: 0.004 });
  now = 240_000;
  const text = await metrics.text();
  const lines = [
    'hush_moves_total{game="toy",answer="ok"} 170',
    'hush_moves_total{game="toy",answer="not-your-turn"} 50',
    'hush_move_seconds_bucket{le="0.002"} 0',
    'hush_move_seconds_bucket{le="0.005"} 170',
    'hush_move_seconds_bucket{le="1"} 170',
    'hush_move_seconds_bucket{le="+Inf"} 220',
    'hush_move_seconds_count 220',
  ];
  expect(text.split('\n')).toEqual(expect.arrayContaining(['# TYPE hush_move_seconds histogram', ...lines]));
});
