import http from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { Guest } from '#server/testing/apiClient.ts';
import type { Random } from '#shared/random.ts';
import type { SeatAnswer } from '#shared/wire.ts';

/** Somebody hostile with a seat of their own: where they ask from and whom they ask. */
export interface Attacker {
  random: Random;
  /** Of the process that the present attack is on. */
  port: number;
  /** The address they come from: each has its own, so that limits of one do not hold for all. */
  address: string;
  guest: Guest;
  seat: SeatAnswer;
  /** Matches of honest people, whose ids anybody in their room knows. */
  targets: readonly string[];
}

/** One way of being hostile: what it sends, and how many requests, frames or packets that were. */
export type Attack = (attacker: Attacker) => Promise<number>;

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** How long an answer is waited for, in ms; what comes later is nobody's business. */
const PATIENCE = 5_000;

/** Sends one request on a connection of its own; its status, or 0 where none came. */
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

/** The same as somebody in a room. */
export function ask(attacker: Attacker, method: string, below: string, body?: unknown): Promise<number> {
  const { code, token } = attacker.guest;
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  return request(attacker, { method, path: `/api/rooms/${code}${below}`, headers, body: text });
}

/** Whether this machine lets a program come from any address of loopback, as Linux does. */
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
