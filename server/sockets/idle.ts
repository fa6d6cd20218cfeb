import type { Clock } from '../clock/clock';
import { cutOff, type EngineConnection } from './engine';

/** How long a connection, or a socket of a match, may be open without being used, in ms. */
export const USED_WITHIN = 20_000;

interface Use {
  /** Rooms it is in and matches it follows. */
  count: number;
  /** Stops waiting for the next one. */
  cancelTimeout(): void;
  wait(): void;
}

const uses = new WeakMap<EngineConnection, Use>();

/** Closes a connection that is in no room and follows no match for a while, whatever else it sends meanwhile. */
export function closeIdle(connection: EngineConnection, clock: Clock): void {
  const use: Use = {
    count: 0,
    cancelTimeout: () => undefined,
    wait() {
      use.cancelTimeout = clock.at(clock.now() + USED_WITHIN, () => cutOff(connection));
    },
  };
  uses.set(connection, use);
  use.wait();
  connection.once('close', () => {
    use.cancelTimeout();
    uses.delete(connection);
  });
}

/** The connection is in a room, or follows a match, until the answer is called. */
export function holdOpen(connection: EngineConnection): () => void {
  const use = uses.get(connection);
  if (!use) return () => undefined;
  use.count += 1;
  use.cancelTimeout();
  // A connection may be held open for hours: what waited for its end has nothing to wait for.
  use.cancelTimeout = () => undefined;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    use.count -= 1;
    if (use.count === 0 && uses.has(connection)) use.wait();
  };
}
