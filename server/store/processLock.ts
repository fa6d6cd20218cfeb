import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { EventLog } from '../log';
import { connectionTo } from './postgresPool';

/** Intervals in ms: for checking the connection, and for trying to reconnect after it broke. */
const LOOK_EVERY = 5_000;
const TRY_AGAIN = 1_000;
/** Time in ms to wait for a lock that a process which has just ended may still hold. */
const ENDED_WITHIN = 1_000;

/** Distinguishes this lock from the locks of other programs that use the same database. */
export const HUSH = 0x48757368;

/** SQLSTATE for a lock that was not granted in time. */
const NOT_AVAILABLE = '55P03';

export interface ProcessLockOptions {
  /** True if the process shares the database with other processes that also set `isShared`. */
  isShared: boolean;
  log: EventLog;
  /** Called once if another process has taken exclusive use of the database. This process then has to end. */
  lost(): void;
}

/**
 * Locks the database for this process, on a separate connection. Resolves to null if another process holds the lock. If
 * the connection breaks, takes the lock again when the server answers.
 */
export async function lockProcess(
  url: string,
  { isShared, log, lost }: ProcessLockOptions,
): Promise<{ release(): Promise<void> } | null> {
  // A new connection ends the old connection by this name, in case the server has not noticed that the old connection
  // broke.
  const name = `hush-lock-${randomUUID()}`;
  let isReleased = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  /**
   * Takes the lock on a new connection. Resolves to null if another process holds the lock. Rejects if the server does
   * not answer.
   */
  async function take(): Promise<Client | null> {
    const limits = { query_timeout: LOOK_EVERY, lock_timeout: ENDED_WITHIN };
    const client = new Client({ ...connectionTo(url, limits), application_name: name });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const earlier = 'from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
      await client.query(`select pg_terminate_backend(pid) ${earlier}`, [name]);
      const lock = isShared ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
      // Each schema has a separate lock, as if it were a separate database.
      await client.query(`select ${lock}($1, hashtext(coalesce(current_schema(), '')))`, [HUSH]);
      return client;
    } catch (error) {
      void leave(client);
      if ((error as { code?: unknown }).code === NOT_AVAILABLE) return null;
      throw error;
    }
  }

  async function takeAgain(): Promise<Client | null> {
    while (!isReleased) {
      try {
        return await take();
      } catch {
        await Promise.race([released, setTimeout(TRY_AGAIN, undefined, { ref: false })]);
      }
    }
    return null;
  }

  /**
   * Keeps the lock until it is released or another process takes it. Takes the lock again whenever its connection
   * breaks.
   */
  async function keep(first: Client): Promise<void> {
    let held: Client | null = first;
    while (held) {
      await Promise.race([breakOf(held), released]);
      await leave(held);
      if (isReleased) return;
      log.warn({}, 'database-lock-broken');
      held = await takeAgain();
      if (held) log.info({}, 'database-lock-taken');
    }
    if (isReleased) return;
    log.error({}, 'database-lock-lost');
    lost();
  }

  const first = await take();
  if (!first) return null;
  const kept = keep(first);
  return {
    async release() {
      isReleased = true;
      release();
      await kept;
    },
  };
}

/** Resolves when the connection has ended or no longer answers. */
async function breakOf(client: Client): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const answers = () =>
    client.query('select 1').then(
      () => true,
      () => false,
    );
  while (await answers()) await Promise.race([ended, setTimeout(LOOK_EVERY, undefined, { ref: false })]);
}

/** Ends a connection. Does not wait long for an answer. */
async function leave(client: Client): Promise<void> {
  const late = setTimeout(ENDED_WITHIN, undefined, { ref: false });
  await Promise.race([client.end().catch(() => undefined), late]);
}
