import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type ClientConfig, DatabaseError, Pool, types } from 'pg';

/** Number of connections of a process. One is for commits, the others are for reads. */
const CONNECTIONS = 10;

/** If connecting takes longer than this many ms, the database counts as unavailable. */
const CONNECT_WITHIN = 5_000;

/**
 * Time limits in ms. Normally, the server cancels a statement that takes too long. `query_timeout` is for a server that
 * does not answer. Because of these limits, a process that stalls in a transaction cannot delay others for long.
 */
const LIMITS = {
  lock_timeout: 4_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  query_timeout: 10_000,
} as const;

const INT8: number = types.builtins.INT8;

/** Parses 64-bit integers as numbers. All these integers are times or lengths, which a double can hold. */
const numbers: ClientConfig['types'] = {
  getTypeParser: (id, format) =>
    id === INT8 && format !== 'binary' ? Number : (types.getTypeParser(id, format) as (text: string) => unknown),
};

/** Returns the options for a connection. Long operations such as migrations can do without `limits`. */
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
 * Opens the connections of a process. A connection on which an answer was lost is not used again, because the server
 * may still have a transaction open on it.
 */
export function openPool(connection: ClientConfig, max = CONNECTIONS): PostgresPool {
  const pool = new Pool({ ...connection, max });
  // A broken connection rejects its pending queries. Without these listeners, it would also end the process.
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
        // Kysely needs this property only for cursors, which the store does not use.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard = false) => client.release(discard || isLost),
      };
    },
  };
}

/**
 * Replaces U+0000, which PostgreSQL does not accept, with U+FFFD. JSON texts never contain U+0000, because JSON escapes
 * it.
 */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\ufffd') : parameter;
}

/** SQLSTATE classes for a lost connection and for a server that is shutting down. */
const GOES_AWAY = /^(08|57P)/;

/**
 * Returns true if the server itself answered with this error, and has therefore rolled the transaction back. After any
 * other error, it is unknown whether the transaction was committed.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && !GOES_AWAY.test(error.code ?? '');
}
