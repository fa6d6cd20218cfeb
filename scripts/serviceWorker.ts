import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFLINE, type Shell, WORKER } from '#client/serviceWorker/files.ts';
import { TARGET } from './target.ts';

const SOURCE = fileURLToPath(new URL('../client/serviceWorker/worker.ts', import.meta.url));

/** Of the many letters in the fonts those that nearly every word is made of; the others come when they are needed. */
const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal-/;

/** As Vite writes it beside what it built. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
>;

/** The scripts of the start page and of the page without a server, by their names in the build (`vite.config.ts`). */
const PAGES = ['app', 'offline'];

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

/**
 * What the start page and the page without a server consist of: what their code imports at once, styles, letters. Throws
 * where the build has no such script, which would keep a page without it.
 */
export function shellOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const { file, css = [], assets = [], imports = [] } = manifest[source] ?? { file: '' };
    if (file === '' || found.has(`/${file}`)) return;
    for (const each of [file, ...css, ...assets.filter((asset) => FONTS.test(`/${asset}`))]) found.add(`/${each}`);
    for (const each of imports) visit(each);
  };
  for (const page of PAGES) {
    // Not by the page's path: a chunk of its own does not stand under it.
    const source = Object.keys(manifest).find((each) => manifest[each]?.name === page);
    if (source === undefined) throw new Error(`The build has no script called ${page}.`);
    visit(source);
  }
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
      target: TARGET,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code;
}
