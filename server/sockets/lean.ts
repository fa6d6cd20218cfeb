import type { Namespace } from 'socket.io';

const NO_HANDSHAKE = {};

/** A shared map that stays empty, because the server asks no client for an acknowledgement. */
class NoAcks extends Map<number, never> {
  override set(): never {
    throw new Error('the server asks no client for an acknowledgement');
  }
}
const NO_ACKS = new NoAcks();

/**
 * Frees what socket.io keeps for each socket and Hush does not need after the connection, about a kilobyte. Call this
 * after the middleware of sockets is added.
 */
export function keepLean(space: Namespace): void {
  space.on('connection', (socket) => {
    // An array that grew by `push` has room for 17 functions. Its copy has no unused room.
    const fns = socket['fns'].slice();
    Object.assign(socket, { handshake: NO_HANDSHAKE, acks: NO_ACKS, fns });
  });
}

/** Stops socket.io from opening a room for each socket of a namespace. Such a namespace can send no broadcasts. */
export function withoutRooms(space: Namespace): void {
  Object.assign(space.adapter, { addAll: () => undefined });
}
