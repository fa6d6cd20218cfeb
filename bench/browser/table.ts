import { readFileSync, writeFileSync } from 'node:fs';
import { type Measured, SLOWER } from './measure';
import { PHONE } from './pages';

const BEGIN = '<!-- bench:browser: written by `npm run bench:browser` -->';
const END = '<!-- end of bench:browser -->';
const HEAD = [
  '| page | longest tasks | over 100 ms | shift | update painted: work | on the clock | at rest | memory | taken |',
  '|---|---|---|---|---|---|---|---|---|',
];

/** Returns the middle run after sorting the runs by their longest task. */
export function medianOf(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => (a.tasks[0] ?? 0) - (b.tasks[0] ?? 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('A page was not measured.');
  return middle;
}

/** Returns a page's measurements as a row of the table. */
export function rowOf(page: string, measured: Measured): string {
  const { tasks, shift, busy, painted, rest, heap } = measured;
  const cells = [
    page,
    `${tasks.slice(0, 3).map(Math.round).join(', ')} ms`,
    tasks.filter((task) => task > 100).length,
    shift.toFixed(3),
    spread(busy),
    spread(painted),
    rest === null ? '' : `${Math.round(rest)} ms/s`,
    [heap.early, heap.late].flatMap((at) => (at === null ? [] : [memory(at)])).join(', '),
    new Date().toISOString().slice(0, 10),
  ];
  return `| ${cells.join(' | ')} |`;
}

const memory = ({ heap, updates }: Measured['heap']['late']) =>
  `${heap.toFixed(1)} MB${updates > 0 ? ` after ${updates}` : ''}`;

/** Returns the median and the 95th percentile. */
function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `${at(0.5)} ms, ${at(0.95)} ms`;
}

/**
 * Writes rows into a document's table, replacing older rows of the same pages. Throws if the document has no such
 * table.
 */
export function writeRows(file: string, rows: readonly string[], version: string): void {
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: "${BEGIN}" and "${END}"`);
  const lines = text.slice(from, to).split('\n');
  // A table with different columns is replaced as a whole.
  const known = lines.includes(HEAD[0] ?? '') ? lines.filter((line) => line.startsWith('|')).slice(HEAD.length) : [];
  const byPage = new Map([...known, ...rows].map((row) => [row.split(' | ')[0], row]));
  const table = [
    BEGIN,
    `Chromium ${version}, ${SLOWER} times slower CPU, ${PHONE.width}x${PHONE.height}. Work is the main thread's CPU time; updates are given as median and p95.`,
    '',
    ...HEAD,
    ...byPage.values(),
    '',
  ];
  writeFileSync(file, text.slice(0, from) + table.join('\n') + text.slice(to));
}
