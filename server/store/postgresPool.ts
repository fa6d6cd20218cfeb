import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type ClientConfig, DatabaseError, Pool, types } from 'pg';

/** Number of connections per process: one for commits, the others for reads. */
const CONNECTIONS = 10;

/** Time in ms to wait for a connection before the database counts as unavailable. */
const CONNECT_WITHIN = 5_000;

/**
 * Time limits in ms. The server cancels a statement first; the client's limit (`query_timeout`) is for a server that
 * does not answer at all. A process that stalls in a transaction delays others no longer than this.
 */
const LIMITS = {
  lock_timeout: 4_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  query_timeout: 10_000,
} as const;

const INT8: number = types.builtins.INT8;

/** Parses 64-bit integers as numbers. They are only times and lengths, which fit into a double. */
const numbers: ClientConfig['types'] = {
  getTypeParser: (id, format) =>
    id === INT8 && format !== 'binary' ? Number : (types.getTypeParser(id, format) as (text: string) => unknown),
};

/** Returns the options of a connection. `limits` can be turned off for long operations such as migrations. */
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
 * Opens the connections of a process. A connection whose answer did not arrive is not used again, because it is unknown
 * what the server did and whether a transaction is open on it.
 */
export function openPool(connection: ClientConfig, max = CONNECTIONS): PostgresPool {
  const pool = new Pool({ ...connection, max });
  // A broken connection rejects its pending queries. Without these listeners it would also end the process.
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
        // Kysely would use this property for cursors, which the store does not have.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard = false) => client.release(discard || isLost),
      };
    },
  };
}

/**
 * Replaces U+0000, which PostgreSQL does not accept, by U+FFFD. JSON texts do not contain it, because JSON escapes it.
 */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\ufffd') : parameter;
}

/** SQLSTATE classes of a lost connection or a server that is shutting down. */
const GOES_AWAY = /^(08|57P)/;

/**
 * Whether the error is an answer from the server, which has then rolled back. With any other error the result is
 * unknown.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && !GOES_AWAY.test(error.code ?? '');
}
