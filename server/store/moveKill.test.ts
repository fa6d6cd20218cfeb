// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite';

const KILLS = 8;
const MATCHES = 10;
/** The log is written to the tables at this size in bytes, a few dozen moves, so that some kills happen during that. */
const FILE_FROM = 6_000;
const MOVES = (life: number) => 60 + 37 * life;

/** Returns a script that makes moves in all matches as fast as possible. It prints each answer. */
const script = (file: string) => `
  import { openSqlite } from ${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)};
  import { aDeal, aMove, aRoom } from ${JSON.stringify(new URL('./testing.ts', import.meta.url).href)};
  const store = await openSqlite(${JSON.stringify(file)}, ${FILE_FROM});
  await store.commit({ room: aRoom('ACDEFG') });
  async function play(id) {
    await store.commit({ match: aDeal(id, 'ACDEFG') });
    for (let n = (await store.match(id)).version; ; n++) {
      const whole = n % 9 === 0 ? { snapshot: { rows: n } } : {};
      const result = await store.commit({ match: aMove(id, n, whole) });
      process.stdout.write(id + ' ' + n + ' ' + result + '\\n');
      // Yields to the event loop, so that the other matches move and the output is written.
      await new Promise(setImmediate);
    }
  }
  for (let m = 0; m < ${MATCHES}; m++) void play('m' + m);
`;

test(`a store killed ${KILLS} times keeps every answered move once`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'kill-'));
  const file = join(dir, 'hush.db');
  const answered = new Map<string, number>();
  for (let life = 0; life < KILLS; life++) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script(file)]);
    const gone = once(child, 'exit');
    let said = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [id = '', n, result] = line.split(' ');
      expect(result).toBe('done');
      answered.set(id, Number(n));
      said += 1;
      if (said === MOVES(life)) child.kill('SIGKILL');
    }
    await gone;
    const store = await openSqlite(file, FILE_FROM);
    for (const [id, n] of answered) {
      const rows = await store.journal(id);
      expect(rows.length).toBeGreaterThanOrEqual(n);
      expect(rows.map((row) => row.id)).toEqual(rows.map((_, index) => `a${index + 1}`));
      expect((await store.publicLog(id)).map((said) => said.facts)).toEqual(rows.map((_, index) => ({ n: index + 1 })));
      const snapshot = { rows: rows.length - (rows.length % 9) };
      expect(await store.match(id)).toMatchObject({ version: rows.length + 1, snapshot });
    }
    await store.close();
  }
  expect(answered.size).toBe(MATCHES);
  rmSync(dir, { recursive: true });
}, 180_000);
