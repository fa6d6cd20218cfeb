import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REACTIONS } from '../../shared/room';
import type { ServerContext } from '../context';
import { cancelReasons, moveRefusals } from '../matches/text';
import { PROBLEMS } from '../rooms/text';
import { REFUSED } from '../sockets/text';
import { createRoutes } from './app';

const doc = readFileSync('docs/api.md', 'utf8');

test('every route of the server is in docs/api.md, and every route there is the server’s', () => {
  const context = { catalogue: [] } as unknown as ServerContext;
  const routes = createRoutes(context, null).stack.map(({ methods, path }) => {
    const method = methods.find((each) => each !== 'HEAD');
    return `${method} ${String(path)}`;
  });
  expect(routes.length).toBeGreaterThan(15);
  for (const route of routes) expect(doc).toContain(`\`${route}\``);
  const written = [...doc.matchAll(/`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/g)].map(([, route]) => route);
  for (const route of written) expect(routes).toContain(route);
});

test('every code of the server is in docs/api.md', () => {
  const others = ['chat-off', 'chat-closed', 'seat-moved', 'removed', 'room-expired', ...REACTIONS];
  const codes = [PROBLEMS, moveRefusals, REFUSED].flatMap((table) => Object.keys(table));
  for (const code of [...codes, ...Object.values(cancelReasons), ...others]) expect(doc).toContain(`\`${code}\``);
});

test('every problem is in the table under its status', () => {
  for (const [code, { status }] of Object.entries(PROBLEMS)) {
    const row = doc.split('\n').find((line) => line.startsWith(`| ${status} |`)) ?? '';
    expect(row).toContain(`\`${code}\``);
  }
});
