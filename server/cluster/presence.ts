import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { RoomCode } from '#shared/ids.ts';
import type { Cluster, Here, SharedPresence } from './cluster';
import { livingOf, removeEnded } from './ended';
import { hereShape } from './messages';

/** TTL in seconds of a room's presence in Redis, from its last change. */
const KEPT = 24 * 3600;
/** Maximum number of rooms that an update reloads, in case their messages were lost. */
const READ_AGAIN = 200;

interface RedisPresence extends SharedPresence {
  heard(from: string, code: RoomCode, here: Here | null): void;
  /** Forgets processes that ended and reloads some of the rooms. */
  update(): Promise<void>;
  /** Publishes this process's entries again, because Redis may have lost them. */
  shareAgain(): void;
  close(): Promise<void>;
}

interface PresenceDeps {
  name: string;
  tell: Cluster['tell'];
  fault(error: unknown): void;
}

const keyOf = (code: RoomCode) => `hush:here:${code}`;

/**
 * Creates presence that all processes share. Redis keeps a hash for each room, with a field for each process that has
 * devices in it.
 */
export function redisPresence(client: Redis, { name, tell, fault }: PresenceDeps): RedisPresence {
  const own = new Map<RoomCode, Here>();
  const others = new Map<RoomCode, Map<string, Here>>();
  let changed: (code: RoomCode) => void = () => undefined;

  function put(code: RoomCode, here: Here): void {
    const key = keyOf(code);
    client.hset(key, name, JSON.stringify(here)).catch(fault);
    client.expire(key, KEPT).catch(fault);
  }

  async function read(code: RoomCode): Promise<Map<string, Here>> {
    const fields = await client.hgetall(keyOf(code));
    const found = Object.entries(fields).flatMap(([process, text]): [string, Here][] => {
      const here = stored.safeParse(text);
      return process !== name && here.success ? [[process, here.data]] : [];
    });
    const alive = await livingOf(
      client,
      found.map(([process]) => process),
    );
    const gone = found.filter(([process]) => !alive.has(process)).map(([process]) => process);
    if (gone.length > 0) removeEnded(client, keyOf(code), gone).catch(fault);
    return new Map(found.filter(([process]) => alive.has(process)));
  }

  async function readAgain(code: RoomCode): Promise<void> {
    const before = others.get(code);
    const now = await read(code);
    if (!before || others.get(code) !== before) return;
    if (textOf(before) === textOf(now)) return;
    others.set(code, now);
    changed(code);
  }

  async function find(code: RoomCode): Promise<void> {
    const known = others.get(code) ?? new Map<string, Here>();
    others.set(code, known);
    try {
      // Messages that arrived during the read are newer than its result.
      for (const [process, here] of await read(code)) if (!known.has(process)) known.set(process, here);
    } catch (error) {
      fault(error);
    }
  }

  return {
    find,
    elsewhere: (code) => [...(others.get(code)?.values() ?? [])],
    share(code, here) {
      if (here === null) {
        own.delete(code);
        client.hdel(keyOf(code), name).catch(fault);
      } else {
        own.set(code, here);
        put(code, here);
      }
      tell({ type: 'here', room: code, here });
    },
    onChange(listener) {
      changed = listener;
    },
    retain(codes) {
      for (const code of others.keys()) if (!codes.has(code)) others.delete(code);
      // If `retain` dropped a room while it was loading, loads the room again.
      for (const code of codes) if (!others.has(code)) void find(code).then(() => changed(code));
    },
    heard(from, code, here) {
      const known = others.get(code);
      if (!known) return;
      if (here === null) known.delete(from);
      else known.set(from, here);
      changed(code);
    },
    async update() {
      const processes = new Set([...others.values()].flatMap((known) => [...known.keys()]));
      const alive = await livingOf(client, [...processes]);
      for (const [code, known] of others) {
        const ended = [...known.keys()].filter((process) => !alive.has(process));
        for (const process of ended) known.delete(process);
        if (ended.length > 0) changed(code);
      }
      const some = [...others.keys()].slice(0, READ_AGAIN);
      await Promise.all(some.map(readAgain));
      if (others.size > READ_AGAIN) for (const code of some) moveToEnd(others, code);
    },
    shareAgain() {
      for (const [code, here] of own) put(code, here);
    },
    async close() {
      await Promise.allSettled(
        [...own.keys()].map((code) => {
          tell({ type: 'here', room: code, here: null });
          return client.hdel(keyOf(code), name);
        }),
      );
    },
  };
}

const stored = z
  .string()
  .transform((text, refuse) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      refuse.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(hereShape);

function textOf(known: ReadonlyMap<string, Here>): string {
  return JSON.stringify([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
