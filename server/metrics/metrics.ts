import { Counter, Gauge, Registry } from 'prom-client';
import type { GameId } from '#shared/ids.ts';
import type { Clock } from '../clock/clock';
import type { Catalogue } from '../rooms/games';
import type { EventLoopLag } from './eventLoop';
import { errorCounts, labelOfMethod, labelsOfMoves } from './labels';
import { histogramOf, type JudgedMove, PlayTally, type Timed } from './playTally';

/** Fewer acts than this are not shown: on a small server a count that grows tells that somebody acted in secret. */
const SHOWN_TOGETHER = 100;
const MINUTE = 60_000;

/** What is read when somebody scrapes. */
export interface MetricSources {
  catalogue: Catalogue;
  rooms(): number;
  sockets(): number;
  /** Matches in use, by game. */
  matches(): ReadonlyMap<GameId, number>;
  /** How often each error was logged, by its event. */
  errors: ReadonlyMap<string, number>;
  eventLoop: Pick<EventLoopLag, 'read'>;
  now: Clock['now'];
}

const HISTOGRAMS: Readonly<Record<Timed, [name: string, help: string]>> = {
  move: ['hush_move_seconds', 'From a move to its answer'],
  commit: ['hush_commit_seconds', 'From a change to its being durable'],
  lateness: ['hush_deadline_lateness_seconds', 'From a deadline to its timeout'],
  thinking: ['hush_bot_thinking_seconds', 'From asking a bot for a move to its answer'],
};

/**
 * What the metrics port shows (`docs/operating.md` has the list). One registry for each server, so that several can live
 * in one process. What grows with play is shown after its minute, a hundred acts or more together; what tells of trouble
 * (errors, a store that fails, an event loop that is held up), of the process and of requests is shown at once.
 */
export function createMetrics(sources: MetricSources) {
  const { now, eventLoop } = sources;
  const registry = new Registry();
  const registers = [registry];
  const shown = new PlayTally();
  let [ripe, fresh] = [new PlayTally(), new PlayTally()];
  const labelsOf = labelsOfMoves(sources.catalogue);
  const later = 'shown a hundred acts or more together';

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
  gauge('process_start_time_seconds', 'When the process began', () => Math.round(performance.timeOrigin / 1000));
  new Gauge({
    name: 'hush_matches',
    help: 'Matches that somebody follows or in which a bot is about to act, by game',
    labelNames: ['game'],
    registers,
    collect() {
      this.reset();
      for (const { id } of sources.catalogue) this.set({ game: id }, sources.matches().get(id) ?? 0);
    },
  });
  new Gauge({
    name: 'hush_event_loop_lag_seconds',
    help: 'How long the event loop was held up since the last scrape',
    labelNames: ['quantile'],
    registers,
    collect() {
      const { p99, max } = eventLoop.read();
      this.set({ quantile: '0.99' }, p99);
      this.set({ quantile: '1' }, max);
    },
  });
  counter('process_cpu_seconds_total', 'Processor time of the process', [], () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
  counter('hush_errors_total', 'Errors in the log, by event', ['event'], () =>
    errorCounts(sources.errors).map(([event, count]) => [{ event }, count]),
  );
  counter('hush_moves_total', `Moves judged, by game and answer; ${later}`, ['game', 'answer'], () =>
    shown.answers().map(([game, answer, count]) => [{ game, answer }, count]),
  );
  counter('hush_commit_conflicts_total', `Changes that another process overtook, by what; ${later}`, ['of'], () =>
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
    help: 'Changes that the store rejected: nothing of them is stored',
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

  /** The tally of this minute. */
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
    /** `route`: as the router has it, never a URL. */
    requested: (method: string, route: string, status: number) =>
      requests.inc({ method: labelOfMethod(method), route, status }),
    /** A move of a person was answered. */
    moved: ({ game, answer, seconds }: JudgedMove) => present().judged({ ...labelsOf(game, answer), seconds }),
    /** A change of a match or a room is durable, or somebody else was faster. */
    committed(seconds: number, of: 'match' | 'room', result: 'done' | 'conflict') {
      const tally = present();
      tally.timings.commit.take(seconds);
      if (result === 'conflict') tally.conflicted(of);
    },
    storeFailed: () => failures.inc(),
    /** A deadline fired so late. */
    timedOut: (seconds: number) => present().timings.lateness.take(seconds),
    /** A bot thought about a move. */
    thought: (seconds: number) => present().thought(seconds),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
