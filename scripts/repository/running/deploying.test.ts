import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { must } from '#shared/must.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const units = readdirSync('deploy').filter((file) => file.endsWith('.service'));
const entries = [...read('vite.config.ts').matchAll(/^ +(\w+): 'server\/.*\.ts',$/gm)].map(([, name]) => name);
const settings = new Set([...read('docs/protocol.md').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name));

/** Returns the environment variables that a systemd unit sets. Fills in the name of its state folder. */
function environmentOf(unit: string): Record<string, string> {
  const lines = [...read(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return Object.fromEntries(lines.map((line) => line.replace('%S', '/var/lib').split('=')));
}

test('units and image set only options that the server knows', () => {
  expect(units).toEqual(['hush-backup.service', 'hush.service']);
  for (const unit of units) {
    const [, entry] =
      /^ExecStart=\S+ (?:--\S+ )*\/opt\/hush\/dist\/server\/(\w+)\.js/m.exec(read(`deploy/${unit}`)) ?? [];
    expect(entries, unit).toContain(entry);
    const { NODE_ENV, ...others } = environmentOf(`deploy/${unit}`);
    expect(NODE_ENV).toBe('production');
    for (const name of Object.keys(others)) expect(settings, unit).toContain(name);
  }
  const image = read('Dockerfile');
  expect(entries).toContain(/"dist\/server\/(\w+)\.js"\]/.exec(image)?.[1]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
});

test('the image has nothing but the archive, libraries and one file of users', () => {
  const [build = '', image = ''] = read('Dockerfile').replaceAll('\\\n', '').split('FROM scratch\n');
  expect(build).toMatch(
    /^FROM node:22-slim AS build\nRUN .+\nWORKDIR \/src\nCOPY \. \.\n# .+\nRUN npm run archive +&& /,
  );
  expect(image.match(/^[A-Z]+ .*$/gm)?.filter((line) => !/^(ENV|EXPOSE|HEALTHCHECK|CMD) /.test(line))).toEqual([
    'COPY --from=build /image /',
    'WORKDIR /hush',
    'USER node',
    'VOLUME /data',
  ]);
  expect(build).toContain('node:x:1000:1000:');
  const start = must(/^CMD (\[.*\])$/m.exec(image)?.[1]);
  const unit = must(/^ExecStart=\/opt\/hush\/(.*)$/m.exec(read('deploy/hush.service'))?.[1]);
  expect((JSON.parse(start) as string[]).join(' ')).toBe(unit.replace('/opt/hush/', ''));
  // The root file system is read-only wherever the image is started.
  expect(read('docs/deploying.md')).toMatch(/^docker run .* --read-only --tmpfs \/tmp /m);
  expect(read('deploy/compose.yml')).toMatch(/^ {2}read_only: true\n {2}tmpfs: \[\/tmp\]$/m);
});

test('the page’s first commands install files that exist', () => {
  const [, first = ''] = read('docs/deploying.md').split('## In five minutes');
  const commands = must(/^```sh\n([\s\S]*?)^```$/m.exec(first)?.[1]);
  const files = [...commands.matchAll(/\/opt\/hush\/(deploy\/\S+)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(globSync(file), file).not.toEqual([]);
  const host = must(/^DOMAIN=(\S+) VERSION=\d+\.\d+\.\d+$/m.exec(commands)?.[1]);
  for (const file of ['deploy/hush.env', 'deploy/Caddyfile']) expect(read(file), file).toContain(host);
  expect(read('deploy/Caddyfile')).toMatch(/\{$/m);
});

test('the server starts everywhere with the same options of Node', () => {
  const option = must(/--max-semi-space-size=\d+/.exec(read('scripts/run.mjs')))[0];
  for (const file of ['deploy/hush.service', 'Dockerfile', 'bench/peers.ts', 'bench/hush/server.ts'])
    expect(read(file), file).toContain(option);
});

test('the server unit accepts connections only from the proxy', () => {
  const unit = readConfig(environmentOf('deploy/hush.service'));
  expect([unit.host, unit.dataDir]).toEqual(['127.0.0.1', '/var/lib/hush']);
  expect(unit.trustProxy).not.toBeNull();
  for (const proxy of ['nginx.conf', 'Caddyfile']) expect(read(`deploy/${proxy}`)).toContain(`127.0.0.1:${unit.port}`);
  const nginx = read('deploy/nginx.conf');
  for (const header of ['Upgrade', 'Connection', 'Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host'])
    expect(nginx).toContain(`proxy_set_header ${header} `);
  // If the proxy passed on this header, clients could claim any address.
  expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
});

test('service managers give the server enough time to stop', () => {
  const drain = Number(must(/^const DRAIN_WITHIN = (\d+)_000;$/m.exec(read('server/start.ts'))?.[1]));
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/hush.service'))?.[1])).toBeGreaterThan(drain);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('deploy/compose.yml'))?.[1])).toBeGreaterThan(drain);
  expect(Number(/--stop-timeout (\d+)/.exec(read('docs/deploying.md'))?.[1])).toBeGreaterThan(drain);
});

interface Service {
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}

test('the compose file starts two processes with one store', () => {
  const text = read('deploy/compose.yml');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  expect(Object.keys(services)).toEqual(['hush1', 'hush2', 'caddy', 'postgres', 'redis']);
  for (const name of ['hush1', 'hush2']) {
    const { environment = {}, depends_on: needs = {}, ports = [] } = must(services[name]);
    for (const setting of Object.keys(environment)) expect(settings, name).toContain(setting);
    const filled = Object.entries(environment).map(([key, value]) => [key, value.replaceAll(/\$\{\w+:\?\}/g, 'x1')]);
    const { publicUrl, databaseUrl, redisUrl, trustProxy, metrics } = readConfig(Object.fromEntries(filled));
    expect(trustProxy).toEqual({ hops: 1 });
    expect(publicUrl).toBe('https://x1');
    expect(metrics?.token).toBe('x1');
    // The ports must be closed to clients. A client that could bypass the load balancer could claim any address.
    for (const port of ports) expect(port).toMatch(new RegExp(`^127\\.0\\.0\\.1:\\d+:${metrics?.port}$`));
    for (const [url, service] of [
      [databaseUrl, 'postgres'],
      [redisUrl, 'redis'],
    ] as const) {
      expect(new URL(must(url ?? undefined)).hostname).toBe(service);
      expect(Object.keys(needs)).toContain(service);
    }
  }
  const { environment = {}, volumes: mounted = [] } = must(services.caddy);
  expect(must(environment.UPSTREAMS).split(' ')).toEqual(['hush1:8000', 'hush2:8000']);
  const balancer = read('deploy/balancer.Caddyfile');
  for (const name of Object.keys(environment)) expect(balancer).toContain(`{$${name}}`);
  expect(balancer).toMatch(/^\s*reverse_proxy \{\$UPSTREAMS\} \{$/m);
  expect(balancer).toMatch(/^\s*health_uri \/readyz$/m);
  expect(mounted[0]).toMatch(/^\.\/balancer\.Caddyfile:/);
  const named = Object.values(services).flatMap((each) => each.volumes ?? []);
  expect(named.flatMap((each) => /^(\w+):/.exec(each)?.[1] ?? [])).toEqual(
    expect.arrayContaining(Object.keys(volumes)),
  );
  expect(read('Dockerfile')).toContain('PORT=8000');
});

test('both load balancers find a room’s code in URLs', () => {
  const code = 'ACDEFG';
  const addresses = [
    `/r/${code}`,
    `/r/${code}/stage`,
    `/api/rooms/${code}/seat`,
    `/socket.io/?room=${code}&EIO=4&transport=websocket`,
    `/socket.io/?EIO=4&transport=polling&room=${code}&sid=abc`,
  ];
  const nginx = [...read('docs/deploying.md').matchAll(/^ {2}"~(.+)" \$(\w+);$/gm)];
  expect(nginx).toHaveLength(2);
  const foundBy = (address: string) =>
    nginx.flatMap(([, pattern = '', name = '']) => new RegExp(pattern).exec(address)?.groups?.[name] ?? []);
  for (const address of addresses) expect(foundBy(address), address).toEqual([code]);
  for (const other of ['/', '/api/rooms', '/assets/index-room.js', '/api/matches/x1/replay'])
    expect(foundBy(other)).toEqual([]);
  const caddy = read('deploy/balancer.Caddyfile');
  const ofPath = new RegExp(must(/path_regexp room (\S+)/.exec(caddy)?.[1]));
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'http://hush');
    expect(ofPath.exec(pathname)?.[1] ?? searchParams.get('room'), address).toBe(code);
  }
  expect(caddy).toMatch(/^\s*@connection query room=\*$/m);
  expect(caddy).toMatch(/^\s*lb_policy header X-Balance$/m);
});
