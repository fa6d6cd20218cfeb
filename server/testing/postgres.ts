import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createLog } from '../log';

/** Creates databases on a PostgreSQL server that runs during the tests. */
export interface Databases {
  /** Creates an empty database and returns its URL. */
  create(): Promise<string>;
}

/**
 * True if this machine has a PostgreSQL server. In a run that must not skip tests, a missing server has already caused
 * a failure.
 */
export const hasPostgres = inject('postgres') !== '';

/** Starts the server on the first call. Requires `hasPostgres`. */
export async function databases(): Promise<Databases> {
  const answer = await fetch(inject('postgres'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  return {
    async create() {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await query(`${server}postgres`, `create database ${name}`);
      return server + name;
    },
  };
}

/** Runs a query on a separate connection, and returns the rows. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Options for a database that only one process uses. */
export const alone = { isShared: false, log: createLog('silent'), lost: () => undefined };
