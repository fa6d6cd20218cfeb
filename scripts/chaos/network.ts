import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pick, type Random } from '#shared/random.ts';
import { createFrameCutter, type Frame } from './frames';

export interface NetworkCounts {
  cuts: number;
  delays: number;
  doubled: number;
  swapped: number;
}

/**
 * The share of moves that the network duplicates (`doubled`), and the share that it delivers one message late
 * (`swapped`).
 */
export interface Weather {
  doubled: number;
  swapped: number;
}

/** A proxy for all connections between players and servers. */
export interface Network {
  url: string;
  readonly counts: NetworkCounts;
  readonly doubled: ReadonlySet<string>;
  weather: Weather;
  /** Breaks this share of all connections. In half of the cases, the server does not notice. */
  cut(share: number): void;
  /** Holds back all bytes on this share of the connections for `ms`, in both directions. */
  delay(share: number, ms: number): void;
  /** Closes all connections, even broken ones that the server considers open. */
  end(): Promise<void>;
}

interface NetworkDeps {
  random: Random;
  /** Returns the ports of the servers that report that they are ready. */
  ready(): readonly number[];
}

interface Line {
  client: Socket;
  server: Socket;
  /** A frame that is held back until the next frame has been delivered. */
  held: Frame | null;
}

/** Maximum time in ms to hold back a frame. */
const HELD = 400;

/** Listens on a free port and forwards each connection to a ready server, as a load balancer does. */
export async function openNetwork({ random, ready }: NetworkDeps): Promise<Network> {
  const lines = new Set<Line>();
  /** Sockets to servers that have not noticed that the client's side is broken. */
  const forgotten = new Set<Socket>();
  const doubled = new Set<string>();
  const counts: NetworkCounts = { cuts: 0, delays: 0, doubled: 0, swapped: 0 };

  const door = createServer((client) => {
    client.on('error', () => undefined);
    const ports = ready();
    if (ports.length === 0) return void client.destroy();
    const server = connect(pick(random, ports), '127.0.0.1');
    const line: Line = { client, server, held: null };
    lines.add(line);
    const cutter = createFrameCutter();
    client.on('data', (bytes) => {
      for (const frame of cutter(bytes)) pass(line, frame);
    });
    server.on('data', (bytes) => client.write(bytes));
    server.on('error', () => undefined);
    client.on('close', () => {
      lines.delete(line);
      if (!forgotten.has(server)) server.destroy();
    });
    server.on('close', () => {
      forgotten.delete(server);
      client.destroy();
    });
  });

  function pass(line: Line, frame: Frame): void {
    if (frame.move !== null && line.held === null && random.Number() < network.weather.swapped) {
      line.held = frame;
      setTimeout(() => release(line, frame), HELD);
      return;
    }
    line.server.write(frame.bytes);
    if (frame.move !== null && random.Number() < network.weather.doubled) {
      counts.doubled += 1;
      doubled.add(frame.move);
      line.server.write(frame.bytes);
    }
    if (line.held === null) return;
    counts.swapped += 1;
    release(line, line.held);
  }

  function release(line: Line, frame: Frame): void {
    if (line.held !== frame) return;
    line.held = null;
    line.server.write(frame.bytes);
  }

  const some = (share: number) => [...lines].filter(() => random.Number() < share);

  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  const network: Network = {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    counts,
    doubled,
    weather: { doubled: 0, swapped: 0 },
    cut(share) {
      for (const { client, server } of some(share)) {
        counts.cuts += 1;
        if (random.Number() < 0.5) forgotten.add(server);
        client.destroy();
      }
    },
    delay(share, ms) {
      for (const { client, server } of some(share)) {
        counts.delays += 1;
        for (const each of [client, server]) each.pause();
        setTimeout(() => {
          for (const each of [client, server]) each.resume();
        }, ms);
      }
    },
    async end() {
      const closed = new Promise((done) => door.close(done));
      for (const { client } of lines) client.destroy();
      for (const server of forgotten) server.destroy();
      await closed;
    },
  };
  return network;
}
