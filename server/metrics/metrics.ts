import { Counter, Gauge, Registry } from 'prom-client';
import type { GameId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import type { Catalogue } from '../rooms/games';
import type { EventLoopLag } from './eventLoop';
import { errorCounts, labelOfMethod, labelsOfMoves } from './labels';
import { histogramOf, type JudgedMove, PlayTally, type Timed } from './playTally';

/**
 * Minimum number of acts that are published together. On a small server, a count that grows by one would reveal that a
 * player acted in secret.
 */
const SHOWN_TOGETHER = 100;
const MINUTE = 60_000;

export interface MetricSources {
  catalogue: Catalogue;
  rooms(): number;
  sockets(): number;
  matches(): ReadonlyMap<GameId, number>;
  errors: ReadonlyMap<string, number>;
  eventLoop: Pick<EventLoopLag, 'read'>;
  now: Clock['now'];
}

const HISTOGRAMS: Readonly<Record<Timed, [name: string, help: string]>> = {
  move: ['hush_move_seconds', 'Time from a move to its answer'],
  commit: ['hush_commit_seconds', 'Time from a change to its commit'],
  lateness: ['hush_deadline_lateness_seconds', 'Time from a deadline to its timeout'],
  thinking: ['hush_bot_thinking_seconds', 'Time a bot takes to choose a move'],
};

/**
 * Creates the metrics that `docs/operating.md` lists. Each call has a separate registry, so that one process can run
 * several servers.
 * Counts that grow with play are published once their minute is over, in batches of a hundred acts or more. All other
 * metrics are published immediately.
 */
export function createMetrics(sources: MetricSources) {
  const { now, eventLoop } = sources;
  const registry = new Registry();
  const registers = [registry];
  const shown = new PlayTally();
  let [ripe, fresh] = [new PlayTally(), new PlayTally()];
  const labelsOf = labelsOfMoves(sources.catalogue);
  const later = 'published in batches of a hundred acts or more';

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, labelNames: string[], read: () => [Record<string, string>, number][]) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, count] of read()) this.inc(labels, count);
      },
    });

  gauge('hush_rooms', 'Rooms in memory', sources.rooms);
  gauge('hush_sockets', 'Open connections', sources.sockets);
  gauge('hush_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge('process_start_time_seconds', 'Start time of the process', () => Math.round(performance.timeOrigin / 1000));
  new Gauge({
    name: 'hush_matches',
    help: 'Matches with followers or scheduled bots, by game',
    labelNames: ['game'],
    registers,
    collect() {
      this.reset();
      for (const { id } of sources.catalogue) this.set({ game: id }, sources.matches().get(id) ?? 0);
    },
  });
  new Gauge({
    name: 'hush_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      const { p99, max } = eventLoop.read();
      this.set({ quantile: '0.99' }, p99);
      this.set({ quantile: '1' }, max);
    },
  });
  counter('process_cpu_seconds_total', 'CPU time of the process', [], () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
  counter('hush_errors_total', 'Errors in the log, by event', ['event'], () =>
    errorCounts(sources.errors).map(([event, count]) => [{ event }, count]),
  );
  counter('hush_moves_total', `Moves judged, by game and answer; ${later}`, ['game', 'answer'], () =>
    shown.answers().map(([game, answer, count]) => [{ game, answer }, count]),
  );
  counter('hush_commit_conflicts_total', `Changes that lost to another process, by kind; ${later}`, ['of'], () =>
    [...shown.conflicts].map(([of, count]) => [{ of }, count]),
  );
  for (const [kind, [name, help]] of Object.entries(HISTOGRAMS))
    registry.registerMetric(histogramOf(name, `${help}; ${later}`, () => shown.timings[kind as Timed]));
  const requests = new Counter({
    name: 'hush_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const failures = new Counter({
    name: 'hush_store_failures_total',
    help: 'Changes that could not be stored',
    registers,
  });

  let minuteEnds = nextMinute();
  function nextMinute(): number {
    return (Math.floor(now() / MINUTE) + 1) * MINUTE;
  }

  function ripen(): void {
    if (now() < minuteEnds) return;
    minuteEnds = nextMinute();
    ripe.add(fresh);
    fresh = new PlayTally();
    if (ripe.acts < SHOWN_TOGETHER) return;
    shown.add(ripe);
    ripe = new PlayTally();
  }

  function present(): PlayTally {
    ripen();
    return fresh;
  }

  return {
    contentType: registry.contentType,
    text() {
      ripen();
      return registry.metrics();
    },
    /** `route` is the router's pattern, never a URL. */
    requested: (method: string, route: string, status: number) =>
      requests.inc({ method: labelOfMethod(method), route, status }),
    /** Counts a person's move that was answered. */
    moved: ({ game, answer, seconds }: JudgedMove) => present().judged({ ...labelsOf(game, answer), seconds }),
    /**
     * Counts a change of a match or a room that was stored, or that was refused because another process wrote first.
     */
    committed(seconds: number, of: 'match' | 'room', result: 'done' | 'conflict') {
      const tally = present();
      tally.timings.commit.take(seconds);
      if (result === 'conflict') tally.conflicted(of);
    },
    storeFailed: () => failures.inc(),
    /** Records how late a deadline fired. */
    timedOut: (seconds: number) => present().timings.lateness.take(seconds),
    /** Counts a move that a bot has thought about. */
    thought: (seconds: number) => present().thought(seconds),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
