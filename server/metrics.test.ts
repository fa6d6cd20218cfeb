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
