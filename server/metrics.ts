import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What `/metrics` shows. One registry for each server, so that several can live in one process. */
export function createMetrics(count: { rooms(): number; sockets(): number }) {
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
  return {
    registry,
    requests: new Counter({
      name: 'hush_http_requests_total',
      help: 'Requests answered, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    moves: new Counter({
      name: 'hush_moves_total',
      help: 'Moves judged, by game and answer',
      labelNames: ['game', 'answer'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'hush_move_seconds',
      help: 'From a move to its answer',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
