/** One request for the server's time: the local times of request and answer, and the server's time, all in ms. */
export interface Sample {
  sent: number;
  received: number;
  server: number;
}

/**
 * Returns server time minus `performance.now()`, or null without samples. Uses the sample with the shortest round trip,
 * since its error is at most half of the round trip.
 */
export function offsetFrom(samples: readonly Sample[]): number | null {
  const [first, ...rest] = samples;
  if (!first) return null;
  const best = rest.reduce((a, b) => (b.received - b.sent < a.received - a.sent ? b : a), first);
  return best.server - (best.sent + best.received) / 2;
}

const SAMPLES = 5;

/**
 * Estimates server time on this device, counted with `performance.now()`. The device's date is used only until the
 * server answers.
 */
export class ServerClock {
  /** Server time minus `performance.now()`. Until the server has answered, the device's date is used. */
  private offset = Date.now() - performance.now();
  private running: Promise<boolean> | null = null;
  private isKnown = false;
  private hearFirst: () => void = () => undefined;
  private readonly first = new Promise<void>((heard) => {
    this.hearFirst = heard;
  });

  /** Server time in ms. */
  readonly now = (): number => performance.now() + this.offset;

  /** Resolves once the server has answered or the current requests have failed. */
  async known(): Promise<void> {
    if (this.isKnown || !this.running) return;
    await Promise.race([this.running, this.first]);
  }

  /**
   * Asks for the time several times in a row. Called again after a reconnect or sleep. Resolves to false if no answer
   * came.
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
