import { atMost, figure, type Scenario } from '../figures';
import { makeFolder, startHush } from '../hush/server';
import { fillTables, mixedTables, type NewTable } from '../hush/tables';

const MB = 2 ** 20;

/** Measures the start of a server with a long history: two matches per room, nearly all of them finished. */
export const start: Scenario = {
  id: 'start',
  title: 'Start with 100,000 stored matches, 1,000 of them running',
  async run({ runs, quick, profiles, log }) {
    const [stored, running] = quick ? [10_000, 100] : [100_000, 1_000];
    const [empty, full] = [makeFolder(), makeFolder()];
    try {
      const began = performance.now();
      await fillTables(full.folder, roomsOf(stored, running));
      log(`${stored} matches written in ${Math.round((performance.now() - began) / 1000)} s`);
      const measured: { ready: number; more: number }[] = [];
      for (let run = 0; run < runs; run++) {
        const bare = await startIn(empty.folder, null);
        const laden = await startIn(full.folder, profiles);
        const more = (laden.rss - bare.rss) / MB;
        log(
          `empty: ready in ${Math.round(bare.ready)} ms; full: in ${Math.round(laden.ready)} ms, ${more.toFixed(1)} MB more`,
        );
        measured.push({ ready: laden.ready / 1000, more });
      }
      const ready = { id: 'start-ready', what: 'from process start until it serves', unit: 's' };
      const memory = { id: 'start-memory', what: 'memory at that point, above an empty server (RSS)', unit: 'MB' };
      return [
        figure(
          ready,
          measured.map((each) => each.ready),
          atMost(2, ' s'),
        ),
        figure(
          memory,
          measured.map((each) => each.more),
          atMost(30, ' MB'),
        ),
      ];
    } finally {
      empty.remove();
      full.remove();
    }
  },
};

/** Time in ms by which deals are dated in the future, so that no clock runs out during the measurement. */
const AHEAD = 3_600_000;

/** Age in ms of the finished matches, so that queries for recent matches skip them. */
const BEFORE = 24 * 3_600_000;

/** Returns rooms with two matches each. In the first `running` rooms, the last match is running. */
function roomsOf(stored: number, running: number): NewTable[] {
  const now = Date.now();
  return mixedTables(stored / 2, now).map((table, n) => {
    const isOver = n >= running;
    return { ...table, dealt: isOver ? now - BEFORE : now + AHEAD, isOver, earlier: 1 };
  });
}

async function startIn(data: string, profiles: string | null): Promise<{ ready: number; rss: number }> {
  const server = await startHush({ data, profiles });
  const { rssBefore } = await server.weigh();
  await server.stop();
  return { ready: server.readyIn, rss: rssBefore };
}
