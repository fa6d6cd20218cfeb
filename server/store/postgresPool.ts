import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type ClientConfig, DatabaseError, Pool, types } from 'pg';

/** Connections of one process: commits take one at a time, reads the others. */
const CONNECTIONS = 10;

/** How long one is waited for until the database counts as away, in ms. */
const CONNECT_WITHIN = 5_000;

/**
 * What nothing may take longer than, in ms. The server ends a statement first; the limit on this side is for a server
 * that answers nothing at all. Another process that stops in the middle of a transaction holds nobody up for longer.
 */
const LIMITS = {
  lock_timeout: 4_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  query_timeout: 10_000,
} as const;

const INT8: number = types.builtins.INT8;

/** 64-bit numbers are times and lengths, all of which a double holds. */
const numbers: ClientConfig['types'] = {
  getTypeParser: (id, format) =>
    id === INT8 && format !== 'binary' ? Number : (types.getTypeParser(id, format) as (text: string) => unknown),
};

/** How one connection is made. `limits`: off for what may take long, such as a step of the schema. */
export function connectionTo(url: string, limits: ClientConfig = LIMITS): ClientConfig {
  return {
    connectionString: url,
    application_name: 'hush',
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    types: numbers,
    ...limits,
  };
}

/**
 * The connections of a process. One on which an answer did not come is not used again: nobody knows what the server makes
 * of what it was sent, nor whether a transaction is open there.
 */
export function openPool(connection: ClientConfig, max = CONNECTIONS): PostgresPool {
  const pool = new Pool({ ...connection, max });
  // Whoever waits for an answer is told of a connection that broke; without these the process would end too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isLost = false;
      async function query(text: string, parameters: readonly unknown[] = []) {
        if (isLost) throw new Error('the connection to the database is lost');
        try {
          return await client.query(text, parameters.map(storable));
        } catch (error) {
          isLost = !isAnswer(error);
          throw error;
        }
      }
      return {
        // Kysely would ask for cursors by the same name; the store has none.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard = false) => client.release(discard || isLost),
      };
    },
  };
}

/** PostgreSQL takes no U+0000 in texts. JSON writes it as six other characters; elsewhere it only stands to do harm. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\ufffd') : parameter;
}

/** SQLSTATE classes in which the connection or the server itself goes away. */
const GOES_AWAY = /^(08|57P)/;

/** The server refused something and undid it. Anything else leaves open what happened. */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && !GOES_AWAY.test(error.code ?? '');
}
