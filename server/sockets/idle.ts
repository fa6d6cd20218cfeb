import type { Clock } from '../clock/clock';
import { cutOff, type EngineConnection } from './engine';

/** An unused connection or match socket is closed after this many ms. */
export const USED_WITHIN = 20_000;

const nothing = () => undefined;

class Use {
  /** Number of rooms and matches that use the connection. */
  count = 0;
  #cancelTimeout: () => void = nothing;

  constructor(
    private readonly connection: EngineConnection,
    private readonly clock: Clock,
  ) {}

  wait(): void {
    this.#cancelTimeout = this.clock.at(this.clock.now() + USED_WITHIN, () => cutOff(this.connection));
  }

  stopWaiting(): void {
    this.#cancelTimeout();
    // Frees the timer's closure, because a connection may be in use for hours.
    this.#cancelTimeout = nothing;
  }
}

const uses = new WeakMap<EngineConnection, Use>();

/** Closes a connection that is in no room and follows no match for a while, even if it sends other packets. */
export function closeIdle(connection: EngineConnection, clock: Clock): void {
  const use = new Use(connection, clock);
  uses.set(connection, use);
  use.wait();
  connection.on('close', () => {
    use.stopWaiting();
    uses.delete(connection);
  });
}

/** Marks the connection as used by a room or match. Returns a function that ends this use. */
export function holdOpen(connection: EngineConnection): () => void {
  const use = uses.get(connection);
  if (!use) return () => undefined;
  use.count += 1;
  use.stopWaiting();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    use.count -= 1;
    if (use.count === 0 && uses.has(connection)) use.wait();
  };
}
