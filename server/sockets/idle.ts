import type { Clock } from '../clock/clock';
import { cutOff, type EngineConnection } from './engine';

/** An unused connection or match socket is closed after this many ms. */
export const USED_WITHIN = 20_000;

interface Use {
  /** Number of rooms and matches that use the connection. */
  count: number;
  cancelTimeout(): void;
  wait(): void;
}

const uses = new WeakMap<EngineConnection, Use>();

/** Closes a connection that is in no room and follows no match for a while, even if it sends other packets. */
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

/** Marks the connection as used by a room or match. Returns a function that ends this use. */
export function holdOpen(connection: EngineConnection): () => void {
  const use = uses.get(connection);
  if (!use) return () => undefined;
  use.count += 1;
  use.cancelTimeout();
  // Frees the timer's closure, because a connection may be in use for hours.
  use.cancelTimeout = () => undefined;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    use.count -= 1;
    if (use.count === 0 && uses.has(connection)) use.wait();
  };
}
