import type { Namespace, Server } from 'socket.io';
import type { ServerContext } from '../context';
import { type RequestProblem, tooFast } from '../rooms/problem';
import { connectionOf, cutOff, type EngineConnection } from './engine';
import { unpack } from './packets';

/**
 * Refuses packets that come too fast, and says how long to wait. The limit applies to the whole connection, over all
 * its namespaces.
 */
export function limitPackets(space: Namespace, { limits }: ServerContext): void {
  space.use((socket, next) => {
    const wait = limits.flow('packets', connectionOf(socket).id);
    next(wait > 0 ? connectError(tooFast(wait)) : undefined);
  });
  space.on('connection', (socket) => {
    socket.use(([event, ...packet], next) => {
      const wait = limits.flow('packets', connectionOf(socket).id);
      if (wait === 0) return next();
      const refusal = tooFast(wait).answer;
      unpack(packet).ack(
        event === 'sync' ? { error: 'rate-limited', ...refusal } : { refused: 'rate-limited', ...refusal },
      );
    });
  });
}

/**
 * Cuts off a connection that keeps sending too fast. Counts every frame, even refused and unknown ones. Attempts to
 * enter unknown namespaces also count as packets, because socket.io answers each of them.
 */
export function limitFrames(connection: EngineConnection, io: Server, { limits, log }: ServerContext): void {
  connection.on('packet', ({ data }) => {
    const isTooFast = limits.flow('frames', connection.id) > 0;
    const isLost = !isTooFast && entersNothing(data, io) && limits.flow('packets', connection.id) > 0;
    if (!isTooFast && !isLost) return;
    log.info({ why: 'packets' }, 'connection-cut');
    cutOff(connection);
  });
}

/** True for a packet that asks to enter a namespace which does not exist (CONNECT, 0). */
function entersNothing(data: string | Buffer | undefined, io: Server): boolean {
  if (typeof data !== 'string' || data[0] !== '0') return false;
  const [, space = '/'] = /^0(\/[^,]*)?/.exec(data) ?? [];
  return !io._nsps.has(space);
}

export function connectError(problem: RequestProblem): Error {
  const { code, answer } = problem;
  return Object.assign(new Error(code), { data: { code, ...answer } });
}
