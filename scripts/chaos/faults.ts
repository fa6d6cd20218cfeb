import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#server/testing/serverProcesses.ts';
import { must } from '#shared/must.ts';
import { pick, type Random } from '#shared/random.ts';
import type { Network } from './network';
import type { Service } from './service';

/** A time when the whole service was unavailable. `from` and `to` are dates in ms. */
export interface Outage {
  from: number;
  to: number;
}

/** Breaks something and repairs it. */
export interface Fault {
  name: string;
  happen(): Promise<void>;
}

interface FaultDeps {
  service: Service;
  network: Network;
  random: Random;
  outages: Outage[];
}

const HOUR = 3_600_000;
/** Range of the duration in ms, for each kind of fault. */
const DOWN = { server: [0, 1_500], database: [200, 1_500], disk: [1_000, 3_000], clock: [1_000, 4_000] } as const;
const DELAYED = [300, 2_500] as const;

/** Lists all faults that this set-up allows. */
export function faultsOf({ service, network, random, outages }: FaultDeps): Fault[] {
  const { servers, redis, postgres, disk } = service;
  const between = ([from, to]: readonly [number, number]) => from + random.Number() * (to - from);

  /** Runs `work` and records an outage that lasts until the service answers again. */
  async function outage(work: () => Promise<void>): Promise<void> {
    const from = Date.now();
    await work();
    await service.answers();
    outages.push({ from, to: Date.now() });
  }

  async function kill(server: ServerProcess): Promise<void> {
    await server.kill();
    await pause(between(DOWN.server));
    await server.start();
  }

  const faults: Fault[] = [
    {
      name: 'kill -9 of a server',
      async happen() {
        const server = pick(random, servers);
        if (servers.length === 1) await outage(() => kill(server));
        else await kill(server);
      },
    },
    {
      name: 'connections cut',
      async happen() {
        network.cut(0.2 + random.Number() * 0.6);
      },
    },
    {
      name: 'connections delayed',
      async happen() {
        const ms = between(DELAYED);
        network.delay(0.5, ms);
        await pause(ms);
      },
    },
    {
      name: 'clock an hour forth and back',
      async happen() {
        for (const hours of random.Number() < 0.5 ? [1, 0, -1, 0] : [-1, 0, 1, 0]) {
          for (const server of servers) server.send(String(hours * HOUR));
          await pause(between(DOWN.clock) / 2);
        }
      },
    },
  ];
  const databases = { 'restart of Redis': redis, 'restart of PostgreSQL': postgres };
  for (const [name, database] of Object.entries(databases)) {
    if (database === null) continue;
    const restart = async () => {
      await database.kill();
      await pause(between(DOWN.database));
      await database.start();
    };
    faults.push({ name, happen: () => (database === postgres ? outage(restart) : restart()) });
  }
  if (disk)
    faults.push({
      name: 'disk full',
      happen: () =>
        outage(async () => {
          disk.fill();
          await pause(between(DOWN.disk));
          disk.free();
        }),
    });
  return faults;
}

/**
 * Restarts the servers one by one, as an update does. Each server stops gracefully, and serves again before the next
 * server stops.
 */
export function rollingRestart({ servers }: Service): Fault {
  return {
    name: 'rolling restart',
    async happen() {
      for (const server of servers) {
        const code = await server.end();
        if (code !== 0) throw new Error(`A server that was asked to end did so with ${code}.`);
        await server.start();
      }
    },
  };
}

/**
 * Causes faults one after another until the time `until` (Unix time in ms). Each kind of fault occurs at least once.
 */
export function storm(faults: readonly Fault[], random: Random, gap: readonly [number, number], until: number) {
  const happened = new Map<string, number>();
  let isOver = false;
  async function go(): Promise<void> {
    let left: Fault[] = random.Shuffle(faults);
    while (left.length > 0) {
      await pause(gap[0] + random.Number() * (gap[1] - gap[0]));
      const fault = must(left.pop());
      await fault.happen();
      happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1);
      if (left.length === 0 && Date.now() < until) left = random.Shuffle(faults);
    }
  }
  const over = go().finally(() => {
    isOver = true;
  });
  // The caller still gets the error, because it awaits `over`.
  over.catch(() => undefined);
  return { happened, over, isOver: () => isOver };
}
