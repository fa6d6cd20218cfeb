/** One question for the server's time: when it was asked and answered here, and what the server said, all in ms. */
export interface Sample {
  sent: number;
  received: number;
  server: number;
}

/**
 * Server time minus this page's own count. The sample with the shortest round trip is the most exact: its error is
 * at most half of that trip.
 */
export function offsetFrom(samples: readonly Sample[]): number | null {
  const [first, ...rest] = samples;
  if (!first) return null;
  const best = rest.reduce((a, b) => (b.received - b.sent < a.received - a.sent ? b : a), first);
  return best.server - (best.sent + best.received) / 2;
}

const SAMPLES = 5;

/** Server time on this device, counted with `performance.now()`: the device's date is never trusted for long. */
export class ServerClock {
  /** Until the server has answered, the device's own date is used. */
  private offset = Date.now() - performance.now();
  private running: Promise<boolean> | null = null;
  private isKnown = false;
  private hearFirst: () => void = () => undefined;
  private readonly first = new Promise<void>((heard) => {
    this.hearFirst = heard;
  });

  /** Server time in ms. */
  readonly now = (): number => performance.now() + this.offset;

  /** Resolves once the server has said its time, or once the questions under way have failed. */
  async known(): Promise<void> {
    if (this.isKnown || !this.running) return;
    await Promise.race([this.running, this.first]);
  }

  /** Asks several times in a row; after a reconnect and after sleep again. False: no answer came. */
  measure(ask: () => Promise<number>): Promise<boolean> {
    this.running ??= this.sample(ask).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sample(ask: () => Promise<number>): Promise<boolean> {
    const samples: Sample[] = [];
    for (let n = 0; n < SAMPLES; n++) {
      const sent = performance.now();
      const server = await ask().catch(() => null);
      if (server === null) break;
      samples.push({ sent, received: performance.now(), server });
      this.offset = offsetFrom(samples) ?? this.offset;
      this.isKnown = true;
      this.hearFirst();
    }
    return samples.length > 0;
  }
}
