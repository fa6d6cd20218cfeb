import type { ServerContext } from '../context';
import { addressOf, publicUrlFor } from '../origin';
import type { EngineConnection } from './engine';

/** The client at the other end of a connection. */
interface Caller {
  /** The address to which limits apply. */
  address: string;
  /** The prefix of links sent to the client. */
  publicUrl: string;
}

const callers = new WeakMap<EngineConnection, Caller>();

/**
 * Remembers what is needed from the request that opened a connection. The request itself would stay in memory for
 * hours.
 */
export function rememberCaller(connection: EngineConnection, { config, port }: ServerContext): Caller {
  const { request } = connection;
  const caller = request
    ? { address: addressOf(request, config), publicUrl: publicUrlFor(request, config, port()) }
    : { address: '', publicUrl: '' };
  callers.set(connection, caller);
  connection.request = null;
  return caller;
}

export function callerOf(connection: EngineConnection): Caller {
  return callers.get(connection) ?? { address: '', publicUrl: '' };
}
