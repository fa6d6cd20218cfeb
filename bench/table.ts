import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Figure, median } from './figures';

const BEGIN = '<!-- bench: written by `npm run bench` -->';
const END = '<!-- end of bench -->';
const HEAD = '### ';

/** The facts needed to repeat the measurements. */
export interface Circumstances {
  command: string;
  runs: number;
  /** Versions by name, such as `Node`. */
  versions: Readonly<Record<string, string>>;
  date: Date;
}

/** Returns a scenario's measurements as Markdown: medians, with the minimum and maximum of all runs. */
export function section(
  title: string,
  figures: readonly Figure[],
  { command, runs, versions, date }: Circumstances,
): string {
  const day = date.toISOString().slice(0, 10);
  const of = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const counted = Math.max(...figures.map((each) => each.runs.length));
  const taken = `Taken on ${day} with \`${command}\` (${of.join(', ')}; ${machine}).`;
  const how = counted > 1 ? ` Medians of ${Math.min(runs, counted)}, minimum and maximum in parentheses.` : ' One run.';
  return [`${HEAD}${title}`, `${taken}${how}`, rows(figures)].join('\n\n');
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

/** Formats a number with three significant digits and thousands separators. */
function number(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) });
}

/**
 * Writes a section between the document's two marker comments, replacing the section with the same title. `titles`
 * lists the titles of all sections in order. Throws if the comments are missing.
 */
export function writeSection(file: string, text: string, titles: readonly string[]): void {
  const document = readFileSync(file, 'utf8');
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: "${BEGIN}" and "${END}"`);
  const [, ...kept] = document.slice(from + BEGIN.length, to).split(`\n${HEAD}`);
  const sections = new Map([...kept.map((each) => `${HEAD}${each.trim()}`), text].map((each) => [titleOf(each), each]));
  const inOrder = titles.flatMap((title) => sections.get(title) ?? []);
  const parts = [document.slice(0, from + BEGIN.length), ...inOrder, document.slice(to)];
  writeFileSync(file, parts.join('\n\n'));
}

function titleOf(section: string): string {
  return section.slice(HEAD.length, section.indexOf('\n'));
}
