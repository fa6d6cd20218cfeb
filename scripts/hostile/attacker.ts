import http from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Guest } from '#server/testing/apiClient.ts';
import type { Random } from '#shared/random.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';

export interface Attacker {
  random: Random;
  port: number;
  /** The address that the attacker connects from. Each attacker has a different address and so separate rate limits. */
  address: string;
  guest: Guest;
  seat: SeatAnswer;
  /** Ids of the honest players' matches. Another member of their rooms could have passed them on. */
  targets: readonly string[];
}

/** Sends requests, frames or packets, and resolves to the number sent. */
export type Attack = (attacker: Attacker) => Promise<number>;

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Maximum time in ms to wait for an answer. Later answers are ignored. */
const PATIENCE = 5_000;

/** Sends one request on a new connection. Resolves to the status, or to 0 if there was no answer. */
export function request(
  { port, address }: Attacker,
  { method, path, headers = {}, body }: RawRequest,
): Promise<number> {
  return new Promise((done) => {
    const asked = http.request({
      host: '127.0.0.1',
      port,
      localAddress: address,
      method,
      path,
      headers,
      timeout: PATIENCE,
      agent: false,
    });
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('close', () => done(answer.statusCode ?? 0));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => done(0));
    asked.end(body);
  });
}

export function ask(attacker: Attacker, method: string, below: string, body?: unknown): Promise<number> {
  const { code, token } = attacker.guest;
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  return request(attacker, { method, path: `/api/rooms/${code}${below}`, headers, body: text });
}

/** Resolves to true if programs on this machine may connect from any loopback address, as on Linux. */
export function hasManyAddresses(): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const probe = connect({ port, host: '127.0.0.1', localAddress: '127.0.9.1' });
      const found = (is: boolean) => {
        probe.destroy();
        server.close(() => done(is));
      };
      probe.once('connect', () => found(true)).once('error', () => found(false));
    });
  });
}
