import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFLINE, type Shell, WORKER } from '#client/serviceWorker/files.ts';
import { TARGET } from './target.ts';

const SOURCE = fileURLToPath(new URL('../../client/serviceWorker/worker.ts', import.meta.url));

/** Matches the font files that nearly every text needs. Browsers fetch other fonts when they need them. */
const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal-/;

/** The manifest that Vite writes next to the build. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[] }
>;

/** The scripts of the start page and the offline page, by their names in the build (`vite.config.ts`). */
const PAGES = ['app', 'offline'];

/** Builds the service worker after the client and inserts the list of files that the worker stores. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    // `closeBundle` would also run after a failed build, and hide its error.
    async writeBundle() {
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
 * Lists the files that the start page and the offline page use: scripts imported at startup, styles and fonts. Throws
 * if the build lacks a page's script, because the page would not work offline.
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
    // Finds the script by its name, because the manifest does not list a separate chunk under the page's path.
    const source = Object.keys(manifest).find((each) => manifest[each]?.name === page);
    if (source === undefined) throw new Error(`The build has no script called ${page}.`);
    visit(source);
  }
  return [...found].sort();
}

/** Builds the worker as one file without imports, because some browsers do not support module workers. */
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
