import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ConfigProblem, type MetricsConfig } from '../config';
import { toy } from '../matches/toy';
import { aServer, type TestServer } from '../testing/server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.end();
  server = undefined;
});

async function serving(metrics: Partial<MetricsConfig> | null): Promise<TestServer> {
  const config = { metrics: metrics && { host: '127.0.0.1', port: 0, token: null, ...metrics } };
  server = await aServer({ catalogue: [toy], config });
  return server;
}

const scrape = async ({ served }: TestServer, headers: Record<string, string> = {}, path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${served.metricsPort}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('metrics are served on a separate port', async () => {
  const open = await serving({});
  await open.makeRoom();
  const { status, text } = await scrape(open);
  expect(status).toBe(200);
  expect(text).toContain('hush_http_requests_total{method="POST",route="/api/rooms",status="201"} 1');
  expect((await open.ask<string>('GET', '/metrics')).status).toBe(404);
  expect((await scrape(open, {}, '/api/games')).status).toBe(404);
  expect((await scrape(open, {}, '/healthz')).status).toBe(404);
});

test('without a port, no metrics are served', async () => {
  const closed = await serving(null);
  expect(closed.served.metricsPort).toBeNull();
  expect((await closed.ask<string>('GET', '/metrics')).status).toBe(404);
});

test('only requests with the token are answered', async () => {
  const open = await serving({ token: 'a-scraper' });
  for (const headers of [{}, { Authorization: 'Bearer a-scrape' }, { Authorization: 'Basic a-scraper' }]) {
    const { status, text } = await scrape(open, headers);
    expect([status, text.includes('hush_')]).toEqual([401, false]);
  }
  expect((await scrape(open, { Authorization: 'Bearer a-scraper' })).status).toBe(200);
});

test('the public health check reveals no metrics', async () => {
  const open = await serving(null);
  const said = async (path: string) => (await open.ask<string>('GET', path)).body;
  expect([await said('/healthz'), await said('/readyz')]).toEqual(['alive\n', 'serving\n']);
  await open.startMatch(2);
  expect([await said('/healthz'), await said('/readyz')]).toEqual(['alive\n', 'serving\n']);
});

test('a used metrics port stops the start', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const refused = await serving({ port }).then(
    () => null,
    (error: unknown) => error,
  );
  other.close();
  expect(refused).toBeInstanceOf(ConfigProblem);
  expect(String(refused)).toContain('METRICS_PORT');
});

test('the metrics port closes with the server', async () => {
  const open = await serving({});
  const { metricsPort } = open.served;
  await open.end();
  server = undefined;
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
});
