import type { ServerContext } from '../context';
import { addressOf, publicUrlFor } from '../origin';
import type { EngineConnection } from './engine';

/** Who opened a connection. */
interface Caller {
  /** Whose limits count. */
  address: string;
  /** What links begin with for it. */
  publicUrl: string;
}

const callers = new WeakMap<EngineConnection, Caller>();

/** Reads what is needed of the request that opened a connection, and lets go of the rest: it would stay for hours. */
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
