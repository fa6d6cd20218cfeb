import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createLog } from '../log';

/** Databases on a real server, which runs for as long as the tests do. */
export interface Databases {
  /** Makes an empty database and answers its address. */
  create(): Promise<string>;
}

/** Whether this machine has a PostgreSQL server; where tests may not be skipped, the run has failed already. */
export const hasPostgres = inject('postgres') !== '';

/** Starts the server unless a test has already; only where there is one. */
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

/** Asks a database something on a connection of its own; its rows. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** How tests open a database that nobody else uses. */
export const alone = { isShared: false, log: createLog('silent'), lost: () => undefined };
