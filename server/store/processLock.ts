import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { EventLog } from '../log';
import { connectionTo } from './postgresPool';

/** How often the connection is looked at, and how long until it is tried again once it is lost, in ms. */
const LOOK_EVERY = 5_000;
const TRY_AGAIN = 1_000;
/** How long a process that has just ended may go on holding the lock, in ms. */
const ENDED_WITHIN = 1_000;

/** Tells this lock from those of other programs on the same database. */
export const HUSH = 0x48757368;

/** SQLSTATE of a lock that did not come in time. */
const NOT_AVAILABLE = '55P03';

export interface ProcessLockOptions {
  /** With all other processes that say so too; otherwise alone. */
  isShared: boolean;
  log: EventLog;
  /** Another process has the database to itself: this one is to end. Called once. */
  lost(): void;
}

/**
 * Says to other processes that this one uses the database, for as long as one connection stays up, which is the lock's
 * own. Null: another process has it. Where the connection breaks, the lock is taken again as soon as the server answers.
 */
export async function lockProcess(
  url: string,
  { isShared, log, lost }: ProcessLockOptions,
): Promise<{ release(): Promise<void> } | null> {
  // The server may not have noticed yet that an earlier connection broke; it is known by this.
  const name = `hush-lock-${randomUUID()}`;
  let isReleased = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  /** Null: another process has it. Rejects where the server does not answer. */
  async function take(): Promise<Client | null> {
    const limits = { query_timeout: LOOK_EVERY, lock_timeout: ENDED_WITHIN };
    const client = new Client({ ...connectionTo(url, limits), application_name: name });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const earlier = 'from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
      await client.query(`select pg_terminate_backend(pid) ${earlier}`, [name]);
      const lock = isShared ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
      // Each schema is a database of its own.
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

  /** Goes on until the lock is released, or lost to somebody else. */
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

/** Resolves when a connection has ended or answers nothing any more. */
async function breakOf(client: Client): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const answers = () =>
    client.query('select 1').then(
      () => true,
      () => false,
    );
  while (await answers()) await Promise.race([ended, setTimeout(LOOK_EVERY, undefined, { ref: false })]);
}

/** Ends a connection; one on which nothing is answered any more is left to itself. */
async function leave(client: Client): Promise<void> {
  const late = setTimeout(ENDED_WITHIN, undefined, { ref: false });
  await Promise.race([client.end().catch(() => undefined), late]);
}
