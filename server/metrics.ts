import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from './clock/clock';

/** Fewer moves than this are not shown: on a small server a count that grows tells that somebody acted in secret. */
const MOVES_SHOWN_TOGETHER = 100;
const MINUTE = 60_000;

/** What the metrics port shows. One registry for each server, so that several can live in one process. */
export function createMetrics(count: { rooms(): number; sockets(): number }, now: Clock['now']) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('hush_rooms', 'Rooms in memory', count.rooms);
  gauge('hush_sockets', 'Open connections', count.sockets);
  gauge('hush_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  const moves = new Counter({
    name: 'hush_moves_total',
    help: 'Moves judged, by game and answer; after the minute, a hundred or more together',
    labelNames: ['game', 'answer'],
    registers,
  });
  const moveSeconds = new Histogram({
    name: 'hush_move_seconds',
    help: 'From a move to its answer; shown with the moves',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    registers,
  });
  let minute = Math.floor(now() / MINUTE);
  let fresh: JudgedMove[] = [];
  let ripe: JudgedMove[] = [];

  function ripen(): void {
    const present = Math.floor(now() / MINUTE);
    if (present === minute) return;
    minute = present;
    ripe = [...ripe, ...fresh];
    fresh = [];
    if (ripe.length < MOVES_SHOWN_TOGETHER) return;
    for (const { game, answer, seconds } of ripe) {
      moves.inc({ game, answer });
      moveSeconds.observe(seconds);
    }
    ripe = [];
  }

  return {
    contentType: registry.contentType,
    text() {
      ripen();
      return registry.metrics();
    },
    requests: new Counter({
      name: 'hush_http_requests_total',
      help: 'Requests answered, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    moved(move: JudgedMove) {
      ripen();
      fresh.push(move);
    },
  };
}

interface JudgedMove {
  game: string;
  /** `ok` or the code of the refusal. */
  answer: string;
  /** From its packet to its answer. */
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;
