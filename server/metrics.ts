import { Counter, Gauge, Registry } from 'prom-client';
import type { Clock } from './clock/clock';
import { histogramOf, type JudgedMove, MoveTally } from './moveTally';

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
  const shown = new MoveTally();
  let [ripe, fresh] = [new MoveTally(), new MoveTally()];
  new Counter({
    name: 'hush_moves_total',
    help: 'Moves judged, by game and answer; after the minute, a hundred or more together',
    labelNames: ['game', 'answer'],
    registers,
    collect() {
      this.reset();
      for (const [game, answer, count] of shown.answers()) this.inc({ game, answer }, count);
    },
  });
  registry.registerMetric(
    histogramOf('hush_move_seconds', 'From a move to its answer; shown with the moves', () => shown),
  );
  let minute = Math.floor(now() / MINUTE);

  function ripen(): void {
    const present = Math.floor(now() / MINUTE);
    if (present === minute) return;
    minute = present;
    ripe.add(fresh);
    fresh = new MoveTally();
    if (ripe.count < MOVES_SHOWN_TOGETHER) return;
    shown.add(ripe);
    ripe = new MoveTally();
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
      fresh.take(move);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
