import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '#server/store/sqlite.ts';
import { atMost, type BenchContext, figure, type Scenario } from '../figures';
import { hush } from '../generator/protocols';
import { MovingMatch } from '../hush/moves';
import { makeFolder, startHush } from '../hush/server';

interface Written {
  /** Bytes per move that the process wrote to disk, and bytes per move of the journal's rows as JSON. */
  disk: number;
  row: number;
}

/** Measures disk writes per move, with `synchronous=FULL` and a state of about 5 KB. */
export const disk: Scenario = {
  id: 'disk',
  title: 'Bytes written to disk per move',
  async run(context) {
    if (process.platform !== 'linux') {
      context.log('only Linux says what a process has written');
      return [];
    }
    const busy: Written[] = [];
    const alone: Written[] = [];
    for (let run = 0; run < context.runs; run++) {
      busy.push(await written(context, 100, context.quick ? 20 : 100));
      alone.push(await written(context, 1, context.quick ? 200 : 2_000));
    }
    const bytes = (id: string, what: string) => ({ id, what, unit: 'bytes' });
    const ratio = (id: string, what: string) => ({ id, what, unit: 'x' });
    const over = ({ disk, row }: Written) => disk / row;
    return [
      figure(
        bytes('disk-row', 'a journal row as JSON'),
        busy.map(({ row }) => row),
      ),
      figure(
        bytes('disk-busy', '100 simultaneous matches: written per move'),
        busy.map((each) => each.disk),
      ),
      figure(ratio('disk-busy-ratio', 'ratio to the row'), busy.map(over), atMost(2, 'x')),
      figure(
        bytes('disk-alone', 'one move after the other: written per move'),
        alone.map((each) => each.disk),
      ),
      figure(ratio('disk-alone-ratio', 'ratio to the row'), alone.map(over), atMost(2, 'x')),
    ];
  },
};

/** Plays `matches` matches in parallel, each with `moves` moves. */
async function written({ profiles, wholeViews, log }: BenchContext, matches: number, moves: number): Promise<Written> {
  const { folder: data, remove } = makeFolder();
  const server = await startHush({ data, profiles, games: 'hidden' });
  const { openMatch } = hush(wholeViews);
  const playing: MovingMatch[] = [];
  for (let n = 0; n < matches; n++) playing.push(new MovingMatch(await openMatch(server.port)));
  const [before, log0] = [writtenBy(server.pid), walOf(data)];
  await Promise.all(playing.map((match) => match.play(moves)));
  const [after, log1] = [writtenBy(server.pid), walOf(data)];
  for (const match of playing) match.end();
  await server.stop();
  const row = await rowBytes(data);
  remove();
  const count = matches * moves;
  const disk = (after - before) / count;
  log(
    `${matches} at once: ${disk.toFixed(0)} bytes a move, a row ${row.toFixed(0)}; the log file grew by ${((log1 - log0) / count).toFixed(0)}`,
  );
  return { disk, row };
}

/** Returns the number of bytes that a process has written to disk so far. */
function writtenBy(pid: number): number {
  return Number(/^write_bytes: (\d+)$/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}

/** Returns the size of the write-ahead log's file. After 16 MB, the file is reused from its start. */
function walOf(data: string): number {
  return statSync(path.join(data, 'hush.db-wal')).size;
}

/** Returns the mean size of the journal's rows, in bytes. */
async function rowBytes(data: string): Promise<number> {
  const store = await openSqlite(path.join(data, 'hush.db'));
  let [bytes, rows] = [0, 0];
  for (const { id: match } of await store.runningMatches())
    for (const row of await store.journal(match)) {
      bytes += Buffer.byteLength(JSON.stringify({ match, ...row }));
      rows += 1;
    }
  await store.close();
  return bytes / rows;
}
