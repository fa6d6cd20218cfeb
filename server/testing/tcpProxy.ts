import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a client and a server on this machine. It simulates network failures. */
export interface TcpProxy {
  port: number;
  /** Stops forwarding in both directions without closing anything. */
  hold(): void;
  /** Continues forwarding, starting with everything that was held. */
  resume(): void;
  /** Breaks all connections. With `quietly`, the server does not notice. */
  cut(how?: 'quietly'): void;
  /**
   * Breaks the next connection that sends this text, when its answer arrives. Then the server has acted, but the client
   * does not know.
   */
  loseAnswerTo(text: string): void;
  end(): Promise<void>;
}

export async function aTcpProxy(to: number): Promise<TcpProxy> {
  const pairs = new Set<{ client: Socket; server: Socket }>();
  let isHeld = false;
  let lost: string | null = null;

  const door = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    const pair = { client, server };
    pairs.add(pair);
    let isWaitedFor = false;
    client.on('data', (bytes) => {
      if (lost !== null && bytes.includes(lost)) {
        lost = null;
        isWaitedFor = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (isWaitedFor) client.destroy();
      else client.write(bytes);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        if (!quiet.has(other)) other.destroy();
        if (client.destroyed && server.destroyed) pairs.delete(pair);
      });
      if (isHeld) one.pause();
    }
  });
  /** Connections to the server that stay open after the client's side was broken. */
  const quiet = new Set<Socket>();
  const sockets = () => [...pairs].flatMap(({ client, server }) => [client, server]);
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  return {
    port: (door.address() as AddressInfo).port,
    hold() {
      isHeld = true;
      for (const socket of sockets()) socket.pause();
    },
    resume() {
      isHeld = false;
      for (const socket of sockets()) socket.resume();
    },
    cut(how) {
      for (const { client, server } of pairs) {
        if (how === 'quietly') quiet.add(server);
        client.destroy();
      }
    },
    loseAnswerTo(text) {
      lost = text;
    },
    async end() {
      quiet.clear();
      for (const socket of sockets()) socket.destroy();
      await new Promise((ended) => door.close(ended));
    },
  };
}
