import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Figure, median } from './figures';

const BEGIN = '<!-- bench: written by `npm run bench` -->';
const END = '<!-- end of bench -->';

/** What one scenario measured. */
export interface Measured {
  title: string;
  figures: readonly Figure[];
}

/** What has to be known to take the figures again. */
export interface Circumstances {
  command: string;
  runs: number;
  /** By name, such as `Node`. */
  versions: Readonly<Record<string, string>>;
  date: Date;
}

/** The figures as Markdown: one table for each scenario, medians with the least and the most of all runs. */
export function table(measured: readonly Measured[], { command, runs, versions, date }: Circumstances): string {
  const day = date.toISOString().slice(0, 10);
  const of = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `Taken on ${day} with \`${command}\` (${of.join(', ')}; ${machine}). Medians of ${runs}, least and most behind them.`,
    ...measured.map(({ title, figures }) => [`### ${title}`, rows(figures)].join('\n\n')),
  ].join('\n\n');
}

function rows(figures: readonly Figure[]): string {
  const cells = figures.map((each) => {
    const [least, most] = [Math.min(...each.runs), Math.max(...each.runs)];
    const spread = each.runs.length > 1 ? ` (${number(least)} to ${number(most)})` : '';
    const verdict = each.isMet === undefined ? '' : each.isMet ? 'met' : '**not met**';
    return `| ${each.what} | ${number(median(each.runs))} ${each.unit}${spread} | ${each.goal} | ${verdict} |`;
  });
  return ['| figure | measured | goal | |', '|---|---|---|---|', ...cells].join('\n');
}

/** Three digits that mean something, thousands apart. */
function number(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) });
}

/** Puts a table into a document, between its two comments. Throws where they are missing. */
export function writeTable(file: string, text: string): void {
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: "${BEGIN}" and "${END}"`);
  writeFileSync(file, `${document.slice(0, from + BEGIN.length)}\n\n${text}\n\n${document.slice(to)}`);
}
