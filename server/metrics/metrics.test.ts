import { expect, test } from 'vitest';
import { createMetrics } from './metrics';
import { quiet, typesOf } from './testing';

const COUNT = 'hush_moves_total{game="toy",answer="ok"}';

test('moves are published in batches of a hundred', async () => {
  let now = 0;
  const metrics = createMetrics(quiet({ now: () => now }));
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

test('commits are published together with moves', async () => {
  let now = 0;
  const metrics = createMetrics(quiet({ now: () => now }));
  const counts = async () =>
    [...(await metrics.text()).matchAll(/^hush_(commit|deadline|bot)_\w+(?:_count|_total\{.*\}) (\d+)$/gm)].map(
      ([, , count]) => Number(count),
    );
  const act = () => {
    metrics.committed(0.003, 'match', 'done');
    metrics.committed(0.003, 'match', 'conflict');
    metrics.timedOut(0.02);
  };
  for (let n = 0; n < 200; n++) act();
  for (let n = 0; n < 99; n++) metrics.thought(0.3);
  now = 60_000;
  expect(await counts()).toEqual([0, 0, 0]);
  metrics.moved({ game: 'toy', answer: 'ok', seconds: 0.001 });
  now = 120_000;
  expect(await counts()).toEqual([200, 400, 200, 99]);
});

test('moves are counted by game and answer', async () => {
  let now = 0;
  const metrics = createMetrics(quiet({ now: () => now }));
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

test('an unlisted label value is counted as “other”', async () => {
  let now = 0;
  const errors = new Map([
    ['made-up-event', 2],
    ['fault', 1],
  ]);
  const metrics = createMetrics(quiet({ now: () => now, errors }));
  for (let n = 0; n < 50; n++) metrics.moved({ game: 'toy', answer: `made-up-${n}`, seconds: 0.001 });
  for (let n = 0; n < 50; n++) metrics.moved({ game: `made-up-${n}`, answer: 'ok', seconds: 0.001 });
  metrics.requested('PROPFIND', 'page', 404);
  now = 60_000;
  const text = await metrics.text();
  expect(text).toContain('hush_moves_total{game="toy",answer="other"} 50\n');
  expect(text).toContain('hush_moves_total{game="other",answer="other"} 50\n');
  expect(text).toContain('hush_http_requests_total{method="other",route="page",status="404"} 1\n');
  expect(text).toContain('hush_errors_total{event="other"} 2\n');
  expect(text).toContain('hush_errors_total{event="fault"} 1\n');
  expect(text).not.toContain('made-up');
});

test('metric names follow Prometheus’ conventions', async () => {
  const types = typesOf(await createMetrics(quiet()).text());
  expect(types.size).toBeGreaterThan(15);
  for (const [name, type] of types) {
    expect(name).toMatch(/^(hush|process)_[a-z_]+$/);
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb)(_|$)/);
  }
});
