/** One measurement of the server's time: the local times of request and answer, and the server's time, all in ms. */
export interface Sample {
  sent: number;
  received: number;
  server: number;
}

/**
 * Returns the difference between server time and `performance.now()`, or null without samples. Uses the sample with the
 * shortest round trip. The error is at most half of this round trip.
 */
export function offsetFrom(samples: readonly Sample[]): number | null {
  const [first, ...rest] = samples;
  if (!first) return null;
  const best = rest.reduce((a, b) => (b.received - b.sent < a.received - a.sent ? b : a), first);
  return best.server - (best.sent + best.received) / 2;
}

const SAMPLES = 5;

/**
 * Estimates the current server time from `performance.now()`. Until the server has answered, uses the date of the
 * device.
 */
export class ServerClock {
  private offset = Date.now() - performance.now();
  private running: Promise<boolean> | null = null;
  private isKnown = false;
  private hearFirst: () => void = () => undefined;
  private readonly first = new Promise<void>((heard) => {
    this.hearFirst = heard;
  });

  /** Server time in ms. */
  readonly now = (): number => performance.now() + this.offset;

  /** Resolves when the server has answered, or when all pending requests have failed. */
  async known(): Promise<void> {
    if (this.isKnown || !this.running) return;
    await Promise.race([this.running, this.first]);
  }

  /**
   * Measures server time several times. Call this again after a reconnect or after the device has slept. Resolves to
   * false if the server does not answer.
   */
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
