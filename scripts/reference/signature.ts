import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The reference page about a game's definition. `npm run docs` generates it from a template. */
export const PAGE = 'docs/module.md';
export const TEMPLATE = 'scripts/reference/module.md';

/** The files that the page is made from, and its generator. */
const SOURCES = [
  TEMPLATE,
  ...['contract.ts', 'main.ts', 'page.ts', 'package-lock.json'].map((name) => `scripts/reference/${name}`),
  ...[
    'contract/defineGame',
    'contract/module',
    'contract/refusal',
    'engine/ctx',
    'legality/legality',
    'random',
    'text/text',
  ].map((name) => `shared/${name}.ts`),
  'client/board/contract.ts',
];

const SIGNATURE = /\n<!-- made of ([0-9a-f]{64}) -->\n$/;

/** Appends a line with a hash of the page's sources. `root` is the project's folder. */
export function sign(root: string, page: string): string {
  const body = page.trimEnd();
  return `${body}\n\n<!-- made of ${hashOf(root, `${body}\n`)} -->\n`;
}

/** Returns whether the page is exactly the page that `npm run docs` generates from the current sources. */
export function isFresh(root: string, page: string): boolean {
  const [line, hash] = SIGNATURE.exec(page) ?? [];
  return line !== undefined && hash === hashOf(root, page.slice(0, -line.length));
}

function hashOf(root: string, body: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(join(root, source), 'utf8').replaceAll('\r\n', '\n'));
  return hash.update(body.replaceAll('\r\n', '\n')).digest('hex');
}
