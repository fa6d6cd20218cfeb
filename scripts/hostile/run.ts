import { games } from '#games/index.ts';
import { type ApiClient, createApiClient } from '#server/testing/apiClient.ts';
import { must } from '#shared/must.ts';
import { pick } from '#shared/random.ts';
import { dice } from '#shared/testing/dice.ts';
import { type Attack, type Attacker, hasManyAddresses } from './attacker';
import { httpAttacks } from './attacks/http';
import { socketAttacks } from './attacks/sockets';
import { type HonestPeople, honestPeople, type Tally } from './honest';
import { type Measures, startWatched, type WatchedServer } from './server';

export interface Campaign {
  seed: string;
  /** Total number of requests, frames and packets to send. */
  messages: number;
  /** Number of processes that serve the same rooms. Default: 1. */
  processes?: number;
  say?(line: string): void;
}

export interface Report {
  seed: string;
  messages: Record<string, number>;
  seconds: number;
  /** The server's exit code, or null if the server is still running. */
  ended: number | null;
  before: Measures;
  after: Measures;
  /** Number of bytes by which the database grew. */
  grown: number;
  honest: Tally;
}

/** Percentage of the messages to send before measuring, so that code is compiled and caches are filled. */
const WARMING = 5;
/** Time in ms after which the server's measures must be back to normal. */
const RECOVERS_WITHIN = 60_000;
/** Interval in ms between checks of the server's measures. */
const LOOKED_AT = 500;

const attacks = Object.entries({ ...httpAttacks, ...socketAttacks });

/**
 * Attacks a new server with `messages` messages while simulated people play all games on it. With several processes,
 * each request, connection and attack goes to the next process.
 */
export async function attack({ seed, messages, processes = 1, say = () => undefined }: Campaign): Promise<Report> {
  if (!(await hasManyAddresses())) throw new Error('Attackers need addresses of their own, which this system lacks.');
  const server = await startWatched(processes);
  let people: HonestPeople | null = null;
  try {
    const next = inTurn(server.ports);
    const client = createApiClient(() => `http://127.0.0.1:${next()}`);
    people = await honestPeople(client, seed);
    const attackers = await gather(client, next, seed, people.matches);
    const sent: Record<string, number> = {};
    say(`${attackers.length} attackers, people at ${people.matches().length} tables`);
    await send(attackers, next, (messages * WARMING) / 100, {});
    const before = await recovered(server, await server.begin());
    const disk = await server.disk();
    const began = performance.now();
    await send(attackers, next, messages, sent, say);
    const seconds = (performance.now() - began) / 1000;
    const grown = (await server.disk()) - disk;
    const after = server.ended() === null ? await recovered(server, before) : before;
    await people.leave();
    return { seed, messages: sent, seconds, ended: server.ended(), before, after, grown, honest: people.tally };
  } finally {
    await server.close();
  }
}

/** Returns a function that returns the ports in turn, again and again. */
function inTurn(ports: readonly number[]): () => number {
  let n = 0;
  return () => must(ports[n++ % ports.length]);
}

/** Starts a match of each game, with an attacker from a different address in each seat. */
async function gather(
  client: ApiClient,
  next: () => number,
  seed: string,
  targets: () => string[],
): Promise<Attacker[]> {
  const attackers: Attacker[] = [];
  for (const module of games) {
    const guests = await client.startMatch(module.players.min, module.id);
    for (const guest of guests) {
      const n = attackers.length;
      attackers.push({
        random: dice(`${seed} attacker ${n}`),
        port: next(),
        address: `127.0.9.${n + 1}`,
        guest,
        seat: await client.seat(guest),
        get targets() {
          return targets();
        },
      });
    }
  }
  return attackers;
}

/** Lets all attackers run random attacks, one after another, until they have sent a total of `messages` messages. */
async function send(
  attackers: readonly Attacker[],
  next: () => number,
  messages: number,
  sent: Record<string, number>,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  let total = 0;
  let facts = 0;
  await Promise.all(
    attackers.map(async (attacker) => {
      while (total < messages) {
        const [name, run] = pick<[string, Attack]>(attacker.random, attacks);
        attacker.port = next();
        const count = await run(attacker);
        total += count;
        sent[name] = (sent[name] ?? 0) + count;
        if (total < facts + messages / 10) continue;
        facts = total;
        say(`${total} of ${messages} messages`);
      }
    }),
  );
}

/** Resolves to the server's measures when they are back to normal, or after `RECOVERS_WITHIN`. */
async function recovered(server: WatchedServer, before: Measures): Promise<Measures> {
  const until = performance.now() + RECOVERS_WITHIN;
  for (;;) {
    const now = await server.measure();
    const isAsBefore = now.descriptors <= before.descriptors && now.live <= before.live * 1.2;
    if (isAsBefore || performance.now() > until) return now;
    await new Promise((again) => setTimeout(again, LOOKED_AT));
  }
}

/**
 * Returns a sentence for each limit that the server exceeded, or an empty list if the server withstood the attack.
 * `longestTurn` is the longest time in ms for which the server may block its main thread.
 */
export function broken({ ended, before, after, grown, honest, messages }: Report, longestTurn = 100): string[] {
  const total = Object.values(messages).reduce((sum, count) => sum + count, 0);
  const said: string[] = [];
  if (ended !== null) said.push(`The server ended with ${ended}.`);
  if (after.longestTurn > longestTurn)
    said.push(`The main thread was blocked for ${Math.round(after.longestTurn)} ms; the limit is ${longestTurn} ms.`);
  if (after.live > before.live * 1.2) said.push(`Memory stays at ${after.live} bytes; it was ${before.live}.`);
  if (after.descriptors > before.descriptors)
    said.push(`${after.descriptors} descriptors stay open; it were ${before.descriptors}.`);
  if (grown > Math.max(MOST_GROWN, total * GROWN_A_MESSAGE)) said.push(`The database grew by ${grown} bytes.`);
  for (const [code, count] of Object.entries(honest.refused)) said.push(`${count} honest moves were refused: ${code}.`);
  if (honest.unanswered > 0) said.push(`${honest.unanswered} honest moves were not answered.`);
  if (honest.cutOff > 0) said.push(`${honest.cutOff} honest people were cut off.`);
  if (honest.moves === 0) said.push('Nobody could play.');
  return said;
}

/** Maximum growth of the database in bytes: `MOST_GROWN` or, if it is more, `GROWN_A_MESSAGE` for each message. */
const MOST_GROWN = 16 * 1024 * 1024;
const GROWN_A_MESSAGE = 200;

export const p99 = (waits: readonly number[]): number =>
  must([...waits].sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0);
