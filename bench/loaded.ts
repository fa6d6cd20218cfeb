import path from 'node:path';
import { type BenchContext, quantile } from './figures';
import { SEATS } from './game';
import type { Load } from './generator/load';
import type { Plan } from './generator/main';
import { generate } from './generator/start';
import { type Peer, peers, type Sizes } from './peers';
import { readProfile } from './profile';
import { folderOnDisk, startServer } from './servers/start';
import type { Usage } from './servers/watch';

/** The load on a server: the part of a plan that is the same for every server. */
export type Course = Pick<Plan, 'matches' | 'perSecond' | 'warmUp' | 'seconds'>;

/** The measurements of one server under one load. */
export interface Measurement extends Usage {
  movesPerSecond: number;
  /** Time in ms from sending a move until the result reached the last seat of its match. */
  p50: number;
  p99: number;
  /** Bytes received per move on all sockets of a match. */
  bytesPerMove: number;
  /** Share of the time in which the load generator was busy. */
  generator: number;
  sizes: Sizes;
}

/** Sizes assumed until a run of Hush has measured the real ones. */
const UNKNOWN: Sizes = { frame: 200, answer: 40 };

/**
 * Puts each server in turn under load, once per run.
 * @returns for each server, a list with one measurement per run
 */
export async function inTurn(
  ids: readonly Peer['id'][],
  course: Course,
  context: BenchContext,
): Promise<Record<Peer['id'], Measurement[]>> {
  const measured = Object.fromEntries(peers.map(({ id }) => [id, []])) as unknown as Record<Peer['id'], Measurement[]>;
  for (let run = 1; run <= context.runs; run++) {
    for (const peer of peers.filter(({ id }) => ids.includes(id))) {
      const result = await underLoad(peer, course, measured.hush.at(-1)?.sizes ?? UNKNOWN, context);
      measured[peer.id].push(result);
      context.log(`${run}/${context.runs} ${peer.id.padEnd(8)} ${summary(result)}`);
    }
  }
  return measured;
}

/** Starts one server, measures it under load, and stops it. */
async function underLoad(peer: Peer, course: Course, sizes: Sizes, context: BenchContext): Promise<Measurement> {
  const folder = folderOnDisk();
  const server = await startServer(peer.plan(folder, sizes), folder);
  try {
    const plan = { ...course, port: server.port, speaks: peer.speaks, wholeViews: context.wholeViews };
    const isProfiled = peer.id === 'hush' && context.profiles !== null;
    const profile = isProfiled ? path.join(context.profiles ?? '', `hush-${course.matches}.cpuprofile`) : null;
    const load = await generate(plan, () => server.begin(profile));
    const usage = await server.measure();
    if (profile !== null) context.log(readProfile(profile));
    return measurement(load, usage);
  } finally {
    await server.end();
  }
}

function measurement(load: Load, usage: Usage): Measurement {
  const { moves, delays, bytes, answerBytes, seconds, busy } = load;
  if (moves === 0) throw new Error('nothing was played');
  const bytesPerMove = bytes / moves;
  const framed = (bytesPerMove - (answerBytes > 0 ? answerBytes + headOf(answerBytes) : 0)) / SEATS;
  return {
    ...usage,
    movesPerSecond: moves / seconds,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    bytesPerMove,
    generator: busy,
    sizes: { frame: Math.round(framed - headOf(framed)), answer: answerBytes },
  };
}

/** Returns the size in bytes of the header of a server's WebSocket frame whose payload has `bytes` bytes. */
function headOf(bytes: number): number {
  return bytes < 126 ? 2 : 4;
}

function summary({ movesPerSecond, p50, p99, bytesPerMove, cpu, busy, generator, rss }: Measurement): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    `${Math.round(movesPerSecond)} moves/s (${Math.round(movesPerSecond / cpu)} in a second of CPU), p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    `${Math.round(bytesPerMove)} bytes a move`,
    `server ${percent(cpu)} of a core, loop ${percent(busy)}, ${Math.round(rss / 2 ** 20)} MB; generator ${percent(generator)}`,
  ].join('; ');
}
