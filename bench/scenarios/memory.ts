import { setTimeout } from 'node:timers/promises';
import { atMost, figure, quantile, type Scenario } from '../figures';
import { Device, followAll } from '../hush/device';
import { makeFolder, startHush, type Weight } from '../hush/server';
import { fillTables, mixedTables, type Place } from '../hush/tables';

const KB = 1024;
/** Number of tables whose people connect before memory is measured. */
const FIRST = 10;
/** The server counts as idle once a wait of `RESTING` ms frees less than `CHANGED` bytes. */
const RESTING = 1_000;
const CHANGED = 100 * KB;

interface Measured {
  watched: Weight;
  unwatched: Weight;
  /** Times in ms from requesting a match that is not in memory until its view arrives. */
  loading: number[];
}

/**
 * Measures the memory per match, with five connected devices at each match and without connections. The memory of the
 * same server without matches is subtracted.
 */
export const memory: Scenario = {
  id: 'memory',
  title: 'Memory of a match',
  async run({ runs, quick, wholeViews, log }) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run++) {
      const empty = await weighed(0, async (_port, weigh) => weigh());
      const watched = await weighed(FIRST + (quick ? 50 : 200), async (port, weigh, tables) => {
        // The first connections make the server compile code, whose memory must not count for any match. Therefore some
        // devices connect and leave first.
        for (const device of await followAll(port, tables.slice(0, FIRST).flat(), wholeViews)) device.close();
        const before = await atRest(weigh);
        const others = tables.slice(FIRST);
        const devices = await followAll(port, others.flat(), wholeViews);
        const weight = await weigh();
        for (const device of devices) device.close();
        return each(weight, before, others.length);
      });
      const [unwatched, loading] = await weighed(quick ? 200 : 2_000, async (port, weigh, tables) => {
        const weight = each(await weigh(), empty, tables.length);
        return [weight, await loadingTimes(port, tables.slice(0, 100), wholeViews)];
      });
      measured.push({ watched, unwatched, loading });
      log(
        `with sockets ${kb(watched)}, without ${kb(unwatched)}; loaded in ${ms(loading, 0.5)}, 99 % in ${ms(loading, 0.99)}`,
      );
    }
    const of = (find: (one: Measured) => number) => measured.map(find);
    const bytes = (id: string, what: string) => ({ id, what, unit: 'KB' });
    const load = {
      id: 'memory-load',
      what: 'a match without watchers: from request to view, p95',
      unit: 'ms',
    };
    return [
      figure(
        bytes('memory-watched', 'a match with 5 sockets, after garbage collection'),
        of(({ watched }) => watched.live / KB),
        atMost(110, ' KB'),
      ),
      figure(
        bytes('memory-watched-rss', 'the same, as RSS'),
        of(({ watched }) => watched.rss / KB),
      ),
      figure(
        bytes('memory-unwatched', 'a match without watchers, after garbage collection'),
        of(({ unwatched }) => unwatched.live / KB),
        atMost(2, ' KB'),
      ),
      figure(
        bytes('memory-unwatched-rss', 'the same, as RSS'),
        of(({ unwatched }) => unwatched.rss / KB),
      ),
      figure(
        load,
        of(({ loading }) => quantile(loading, 0.95)),
        atMost(5, ' ms'),
      ),
    ];
  },
};

/**
 * Resolves to the memory use once the server frees no more memory. The server forgets clients only a moment after they
 * leave.
 */
async function atRest(weigh: () => Promise<Weight>): Promise<Weight> {
  for (let before = await weigh(); ; ) {
    await setTimeout(RESTING);
    const now = await weigh();
    if (now.live > before.live - CHANGED) return now;
    before = now;
  }
}

/** Calls `measure` on a new server that has `count` running matches. */
async function weighed<T>(
  count: number,
  measure: (port: number, weigh: () => Promise<Weight>, tables: Place[][]) => Promise<T>,
): Promise<T> {
  const { folder: data, remove } = makeFolder();
  const tables = await fillTables(data, mixedTables(count, Date.now()));
  const server = await startHush({ data });
  try {
    return await measure(server.port, server.weigh, tables);
  } finally {
    await server.stop();
    remove();
  }
}

/** Returns the memory that each match adds to that of the empty server. */
function each(all: Weight, empty: Weight, matches: number): Weight {
  const one = (key: keyof Weight) => (all[key] - empty[key]) / matches;
  return { live: one('live'), rss: one('rss'), rssBefore: one('rssBefore') };
}

/** Requests matches one after the other. Returns the time in ms until each view arrived. */
async function loadingTimes(port: number, tables: readonly Place[][], wholeViews: boolean): Promise<number[]> {
  const times: number[] = [];
  for (const [place] of tables) {
    if (!place) continue;
    const device = await Device.connect(port, place, wholeViews);
    const began = performance.now();
    await device.sync();
    times.push(performance.now() - began);
    device.close();
  }
  return times;
}

const kb = ({ live, rss }: Weight) => `${(live / KB).toFixed(1)} KB live, ${(rss / KB).toFixed(1)} KB of RSS`;
const ms = (times: readonly number[], share: number) => `${quantile(times, share).toFixed(1)} ms`;
