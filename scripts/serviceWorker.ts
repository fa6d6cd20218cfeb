import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFLINE, type Shell, WORKER } from '../client/serviceWorker/shell.ts';

const SOURCE = fileURLToPath(new URL('../client/serviceWorker/worker.ts', import.meta.url));

/** Of the many letters in the fonts those that nearly every word is made of; the others come when they are needed. */
const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal-/;

/** As Vite writes it beside what it built. */
export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>;

/** Builds the service worker once the client is there, and writes into it what the first page consists of. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    async closeBundle() {
      const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
      const files = [OFFLINE, ...shellOf(manifest)];
      const hash = createHash('sha256')
        .update(files.join())
        .update(readFileSync(join(folder, OFFLINE)));
      writeFileSync(join(folder, WORKER), await bundled({ build: hash.digest('hex').slice(0, 12), files }));
    },
  };
}

/** What the start page and the page without a server consist of: what their code imports at once, styles, letters. */
export function shellOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const { file, css = [], assets = [], imports = [] } = manifest[source] ?? { file: '' };
    if (file === '' || found.has(`/${file}`)) return;
    for (const each of [file, ...css, ...assets.filter((asset) => FONTS.test(`/${asset}`))]) found.add(`/${each}`);
    for (const each of imports) visit(each);
  };
  for (const page of ['index.html', 'offline.html']) visit(page);
  return [...found].sort();
}

/** A worker is one file without imports: not every browser runs one that has them. */
async function bundled(shell: Shell): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code;
}
