import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AtRule, type Declaration, parse } from 'postcss';
import { filesIn } from '../prose/prose.ts';

/**
 * Counts over a folder's style sheets, which should be low. Only `client/ui/shape.module.css` and the themes may define
 * sizes and colours.
 */
export interface Measures {
  /** Number of different size conditions that are not named shapes. */
  conditions: number;
  /** Number of font declarations with a literal length. */
  fontSizes: number;
  /** Number of gaps, paddings and margins with a literal length. */
  spaces: number;
  radii: number;
  colours: number;
  /** Number of lines, rounded up to hundreds so that small changes do not matter. */
  lines: number;
}

export type Budget = Record<string, Measures>;

const FILE = 'scripts/repository/styles/styles.json';
const FOLDERS = ['client', 'games', 'docs/examples'];

/** Matches style sheets that are not measured: those that define tokens, and those of drawings. */
const FREE = /\/(?:theme|tokens|fonts|narrow|shape\.module)\.css$|\/art\//;

const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|em)\b/;
const ABSOLUTE = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem)\b/;
const SIZED = /\b(?:width|height|inline-size|block-size)\b/;
const SPACE = /^(?:gap|(?:row|column)-gap|(?:padding|margin)(?:-\w+)*)$/;

export function folderOf(file: string): string {
  return /^games\/\w+\/board|^client\/\w+|^docs\/examples/.exec(file)?.[0] ?? file;
}

export function measure(sheets: readonly string[]): Measures {
  const conditions = new Set<string>();
  const found = { fontSizes: 0, spaces: 0, radii: 0, colours: 0 };
  let lines = 0;
  const lookAt = ({ prop, value }: Declaration) => {
    if (/^font(?:-size)?$/.test(prop) && ABSOLUTE.test(value)) found.fontSizes += 1;
    if (SPACE.test(prop) && LENGTH.test(value)) found.spaces += 1;
    if (/^border(?:-\w+)*-radius$/.test(prop) && LENGTH.test(value)) found.radii += 1;
    found.colours += value.match(/#[\da-f]{3,8}\b/gi)?.length ?? 0;
  };
  for (const sheet of sheets) {
    lines += sheet.split('\n').length - 1;
    const root = parse(sheet);
    root.walkDecls(lookAt);
    root.walkAtRules(/^(?:container|media)$/, ({ params }: AtRule) => {
      if (SIZED.test(params)) conditions.add(params.replaceAll(/\s+/g, ' '));
    });
  }
  return { conditions: conditions.size, ...found, lines: 100 * Math.ceil(lines / 100) };
}

export function measureAll(): Budget {
  const sheets = new Map<string, string[]>();
  for (const file of FOLDERS.flatMap((folder) => filesIn(folder, /\.css$/))) {
    if (FREE.test(file)) continue;
    const folder = folderOf(file);
    sheets.set(folder, [...(sheets.get(folder) ?? []), readFileSync(file, 'utf8')]);
  }
  const sorted = [...sheets].sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(sorted.map(([folder, each]) => [folder, measure(each)]));
}

export const readBudget = (): Budget => JSON.parse(readFileSync(FILE, 'utf8'));

/** Returns the budget, lowered to the current measures. A new folder's budget equals its measures. */
export function lowered(budget: Budget, measures: Budget): Budget {
  return Object.fromEntries(
    Object.entries(measures).map(([folder, found]) => [folder, lesser(budget[folder] ?? found, found)]),
  );
}

function lesser(one: Measures, other: Measures): Measures {
  const least = { ...one };
  for (const name of Object.keys(other) as (keyof Measures)[]) least[name] = Math.min(one[name], other[name]);
  return least;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(FILE, `${JSON.stringify(lowered(readBudget(), measureAll()), null, 2)}\n`);
}
