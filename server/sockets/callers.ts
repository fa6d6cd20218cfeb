import type { ServerContext } from '../context';
import { addressOf, publicUrlFor } from '../origin';
import type { EngineConnection } from './engine';

interface Caller {
  /** The network that limits apply to. */
  address: string;
  /** The base URL for links sent to the client. */
  publicUrl: string;
}

const callers = new WeakMap<EngineConnection, Caller>();

/**
 * Remembers the parts of a connection's request that are needed later. The request itself would take up memory for
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
