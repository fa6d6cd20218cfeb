import type { ServerContext } from '../context';
import { addressOf, publicUrlFor } from '../origin';
import type { EngineConnection } from './engine';

/** The origin of a connection. */
interface Caller {
  /** The address that limits apply to. */
  address: string;
  /** The prefix of links sent to it. */
  publicUrl: string;
}

const callers = new WeakMap<EngineConnection, Caller>();

/**
 * Extracts the needed parts of the request that opened a connection. The request itself would stay in memory for hours.
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
