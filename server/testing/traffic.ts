import type { AnyModule } from '#shared/contract/module.ts';
import type { GameId, Seat } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { aServer, type TestServer } from './server';
import { atMatch, type MatchTestClient } from './sockets';

/** Everything that a device was sent between two points in time of the test's clock. */
export interface Step {
  at: number;
  packets: string[];
}

/** A match on a real server, with a device at each seat that records its packets. */
export class TrafficMatch<View> {
  readonly steps: Record<Seat, Step[]>;
  /** Number of packets, for each device, that were already added to a step. */
  readonly #counted = new Map<Seat, number>();

  private constructor(
    private readonly server: TestServer,
    private readonly ears: Readonly<Record<Seat, MatchTestClient>>,
  ) {
    this.steps = Object.fromEntries(this.seats.map((seat) => [seat, []]));
  }

  /**
   * Starts a match of `module` with `seats` seats on a separate server. The devices get state patches or, with
   * `isWhole`, whole views.
   */
  static async at<View>(module: AnyModule, seats: number, isWhole = false): Promise<TrafficMatch<View>> {
    const server = await aServer({ catalogue: [module], config: { rateLimits: false } });
    const ears: Record<Seat, MatchTestClient> = {};
    const id: GameId = module.id;
    for (const guest of await server.startMatch(seats, id)) {
      const seat = await server.seat(guest);
      const client = atMatch(server.url, id, { takesDifferences: !isWhole });
      await client.on('connect');
      await client.sync(seat);
      ears[must(seat.playerID)] = client;
    }
    const match = new TrafficMatch<View>(server, ears);
    await match.heard();
    return match;
  }

  get seats(): Seat[] {
    return Object.keys(this.ears).sort();
  }

  async end(): Promise<void> {
    for (const client of Object.values(this.ears)) client.close();
    await this.server.end();
  }

  view(seat: Seat): View {
    return must(this.ears[seat]?.state()).G as View;
  }

  /**
   * Sends a move without waiting for the other devices. Moves that are sent together are judged in the order in which
   * they arrive.
   */
  send(seat: Seat, name: string, ...args: unknown[]): Promise<Answer> {
    return must(this.ears[seat]).move(name, args);
  }

  /** Makes a move. Resolves to the answer when all devices have received the move's effects. */
  async move(seat: Seat, name: string, ...args: unknown[]): Promise<Answer> {
    const answer = await this.send(seat, name, ...args);
    await this.server.served.settled();
    await this.heard();
    return answer;
  }

  /** Makes the same move for each seat, one after the other in the same millisecond. */
  async all(seats: readonly Seat[], name: string, args: (seat: Seat) => unknown[]): Promise<void> {
    for (const seat of seats) {
      await this.send(seat, name, ...args(seat));
      await this.server.served.settled();
    }
    await this.heard();
  }

  async pass(ms: number): Promise<void> {
    await this.server.pass(ms);
    await this.heard();
  }

  get count(): number {
    return must(this.steps[must(this.seats[0])]).length;
  }

  /** Returns the times and packet lengths of a seat's steps, from step `from` on. */
  sizes(seat: Seat, from = 0): { at: number; sizes: number[] }[] {
    const steps = must(this.steps[seat]).slice(from);
    return steps.map(({ at, packets }) => ({ at, sizes: packets.map((packet) => Buffer.byteLength(packet)) }));
  }

  /** Returns the number of frames in the seat's last step, without answers to `time`. */
  framesOf(seat: Seat): number {
    const last = must(must(this.steps[seat]).at(-1));
    return last.packets.filter((packet) => /"(update|diff)"/.test(packet)).length;
  }

  /**
   * Waits until the devices have received everything sent before, and adds a step. Leaves out engine.io's ids, because
   * they are random.
   */
  async heard(): Promise<void> {
    for (const seat of this.seats) await must(this.ears[seat]).ask('time');
    for (const seat of this.seats) {
      const { raw } = must(this.ears[seat]);
      const packets = raw.slice(this.#counted.get(seat) ?? 0).filter((packet) => !packet.includes('"sid"'));
      this.#counted.set(seat, raw.length);
      must(this.steps[seat]).push({ at: this.server.clock.now(), packets });
    }
  }
}
