import { once } from 'node:events';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { type EventLog, storeFault } from '../log';
import { type RedisBotTurns, redisBotTurns } from './botTurns';
import type { Cluster } from './cluster';
import { lifeOf } from './ended';
import { redisLimits } from './limits';
import { readMessage } from './messages';
import { redisPlaces } from './places';
import { redisPresence } from './presence';

/** A process that has not reported for this many ms counts as ended. */
export const LIFE = 8_000;
/** A process renews its leases in every `RENEWED_EACH`th update. */
const RENEWED_EACH = 3;
const CHANNEL = 'hush:told';

/** Thrown if Redis cannot be used. Its message tells the operator what to do. */
export class ClusterProblem extends Error {}

interface RedisCluster extends Cluster {
  /** The connection for commands, through which rate limits are also counted. */
  readonly client: Redis;
  readonly botTurns: RedisBotTurns;
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Disconnects without releasing anything, as if the process were killed. */
  abandon(): void;
}

export async function openRedis(url: string, { name, log }: { name: string; log: EventLog }): Promise<RedisCluster> {
  // The adapter uses duplicates of these connections. ioredis retries their first connection by itself.
  const client = new Redis(url, { maxRetriesPerRequest: 1, enableAutoPipelining: true });
  // Hush resubscribes by itself, because ioredis would never await the promise of its automatic resubscription.
  const listener = client.duplicate({ maxRetriesPerRequest: null, autoResubscribe: false });
  const fault = (error: unknown) => log.warn(storeFault(error), 'redis-failed');
  client.on('error', fault);
  listener.on('error', () => undefined);
  try {
    await Promise.all([once(client, 'ready'), once(listener, 'ready')]);
  } catch (error) {
    client.disconnect();
    listener.disconnect();
    throw new ClusterProblem(whyNot(error));
  }
  const tell: Cluster['tell'] = (message) => {
    client.publish(CHANNEL, JSON.stringify([name, message])).catch(fault);
  };
  const presence = redisPresence(client, { name, tell, fault });
  const botTurns = redisBotTurns(client, { name, fault });
  const limits = redisLimits(client, tell);
  const places = redisPlaces(client, { name, tell, fault });
  let updates = 0;
  client.on('ready', () => {
    // The life key must be published first. Without the life key, another process would think that this process has
    // ended, and remove its entries.
    client.set(lifeOf(name), '1', 'PX', LIFE).catch(fault);
    shareAgain();
  });

  listener.on('message', (_channel, text) => hear(text));
  const hearers: Parameters<Cluster['listen']>[0][] = [];
  function hear(text: string): void {
    const [from, sent] = JSON.parse(text) as [unknown, unknown];
    const message = readMessage(sent);
    if (typeof from !== 'string' || from === name || message === null) return;
    if (message.type === 'here') presence.heard(from, message.room, message.here);
    else if (message.type === 'open') places.heard(from, message.open);
    else if (message.type === 'spent') limits.heard(message.spent);
    else for (const each of hearers) each(message, from);
  }
  await listener.subscribe(CHANNEL);
  listener.on('ready', () => listener.subscribe(CHANNEL).catch(fault));
  await beat();
  await places.update().catch(fault);

  function shareAgain(): void {
    presence.shareAgain();
    places.shareAgain();
  }

  async function beat(): Promise<void> {
    const before = await client.set(lifeOf(name), '1', 'PX', LIFE, 'GET');
    // The life key had expired, perhaps because the event loop was blocked. Other processes may have dropped this
    // process's entries.
    if (before === null) shareAgain();
  }

  return {
    name,
    isAlone: false,
    client,
    adapter: createAdapter(client, { blockTimeInMs: 1_000, streamName: 'hush:sockets' }),
    tell,
    listen: (each) => void hearers.push(each),
    presence,
    botTurns,
    limits,
    places,
    recent: {
      add(hash, code, life) {
        client.set(`hush:recent:${hash}`, code, 'PX', Math.max(1, Math.ceil(life))).catch(fault);
      },
      room: (hash) => client.get(`hush:recent:${hash}`),
      async agree(hash, code, life) {
        try {
          return (await client.set(`hush:agreed:${hash}`, code, 'PX', life, 'NX', 'GET')) ?? code;
        } catch (error) {
          fault(error);
          return code;
        }
      },
    },
    async update() {
      try {
        await beat();
        await presence.update();
        await places.update();
        if (++updates % RENEWED_EACH === 0) await botTurns.renew();
      } catch (error) {
        fault(error);
      }
    },
    abandon() {
      listener.disconnect();
      client.disconnect();
    },
    async close() {
      limits.close();
      await Promise.allSettled([presence.close(), places.close(), botTurns.close(), client.del(lifeOf(name))]);
      listener.disconnect();
      client.disconnect();
    },
  };
}

function whyNot(error: unknown): string {
  const { message = '' } = (error ?? {}) as { message?: string };
  return /WRONGPASS|NOAUTH/.test(message)
    ? 'Redis rejects the password in REDIS_URL.'
    : 'no Redis answers at REDIS_URL. Start it there, or correct the address.';
}
