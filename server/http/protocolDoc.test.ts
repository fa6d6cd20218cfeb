import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REACTIONS } from '#shared/room/room.ts';
import type { MatchClientEvents, MatchServerEvents, RoomClientEvents, RoomServerEvents } from '#shared/wire/wire.ts';
import { readConfig } from '../config';
import type { ServerContext } from '../context';
import { LIMITS } from '../limits';
import { cancelReasons, MOVE_REFUSALS } from '../matches/text';
import { QUOTA } from '../rooms/state/sweeper';
import { PROBLEMS } from '../rooms/text';
import { FINISHED_KEPT } from '../store/changes';
import { createRoutes } from './app';
import { PROBLEM_KINDS } from './problemKinds';

const doc = readFileSync('docs/protocol.md', 'utf8');

test('docs/protocol.md lists exactly the server’s routes', () => {
  const context = { catalogue: [], config: readConfig({}), limits: { values: LIMITS } } as unknown as ServerContext;
  const routes = createRoutes(context, null).stack.map(({ methods, path }) => {
    const method = methods.find((each) => each !== 'HEAD');
    return `${method} ${String(path)}`;
  });
  expect(routes.length).toBeGreaterThan(15);
  for (const route of routes) expect(doc).toContain(`\`${route}\``);
  const written = [...doc.matchAll(/`((?:GET|POST|PATCH|DELETE) \/[^`]*)`/g)].map(([, route]) => route);
  for (const route of written) expect(routes).toContain(route);
});

test('every code that the server sends is in docs/protocol.md', () => {
  const others = ['chat-off', 'chat-closed', 'seat-moved', 'screen-removed', 'removed', 'room-expired', ...REACTIONS];
  const codes = [PROBLEMS, MOVE_REFUSALS].flatMap((table) => Object.keys(table));
  for (const code of [...codes, ...Object.values(cancelReasons), ...others]) expect(doc).toContain(`\`${code}\``);
});

test('every problem is listed in docs/protocol.md under its status', () => {
  for (const [code, { status }] of Object.entries(PROBLEM_KINDS)) {
    const row = doc.split('\n').find((line) => line.startsWith(`| ${status} |`)) ?? '';
    expect(row).toContain(`\`${code}\``);
  }
});

test('every setting is listed in docs/protocol.md', () => {
  const source = readFileSync('server/config.ts', 'utf8');
  const schema = source.slice(source.indexOf('z.object({'), source.indexOf('\n});'));
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const table = doc.slice(doc.indexOf('## Settings'), doc.indexOf('## Service'));
  for (const name of names) expect(table).toContain(`\`${name}\``);
});

test('every socket event is described in docs/protocol.md', () => {
  type Events = keyof (MatchClientEvents & MatchServerEvents & RoomClientEvents & RoomServerEvents);
  const events: Record<Events, true> = {
    sync: true,
    update: true,
    diff: true,
    legal: true,
    composing: true,
    note: true,
    notes: true,
    noted: true,
    matchData: true,
    time: true,
    room: true,
    screen: true,
    muted: true,
    chat: true,
    reaction: true,
    gone: true,
  };
  const sockets = doc.slice(doc.indexOf('## Sockets'), doc.indexOf('## Limits'));
  for (const event of Object.keys(events)) expect(sockets).toMatch(new RegExp(`\\b${event}\\(`));
});

test('the table of limits has the same numbers as the code', () => {
  const table = doc.slice(doc.indexOf('## Limits'));
  const { moves, chat, composing, packets, requests, deals, replays, roomsMade, joins, wrong, sockets, connections } =
    LIMITS;
  const count = (many: number) => many.toLocaleString('en-US');
  const { frames, snapshots, handshakes, unsent, stalled } = LIMITS;
  for (const { burst, perSecond } of [moves, chat, composing, packets, requests, LIMITS.changes, snapshots, handshakes])
    expect(table).toContain(`| ${burst} at once, then ${perSecond} a second |`);
  expect(table).toContain(`| ${frames.burst} at once, then ${frames.perSecond} a second; past that it is cut off |`);
  expect(table).toContain(`| ${unsent / 1024} KB beside one whole \`sync\`, then it is cut off |`);
  for (const { inTenMinutes } of [roomsMade, joins]) expect(table).toContain(`| ${inTenMinutes} in 10 minutes |`);
  expect(table).toContain(`| ${wrong.inTenMinutes} in 10 minutes; then every code waits`);
  expect(table).toContain(`| room | ${deals.inAMinute} in a minute |`);
  expect(table).toContain(`| room | ${replays} at once,`);
  expect(table).toContain(`| room | the newest ${QUOTA.matches}, and ${QUOTA.bytes / 2 ** 20} MB of them |`);
  expect(table).toContain(`| room | the newest ${FINISHED_KEPT} |`);
  for (const places of [sockets, connections]) expect(table).toContain(`| address | ${places} |`);
  expect(table).toContain(`| process | ${count(LIMITS.socketsInAll)}, ${count(LIMITS.connectionsInAll)} |`);
  expect(table).toContain(`| ${stalled / 1000} seconds without progress, then it is cut off |`);
});
