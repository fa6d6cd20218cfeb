import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

export const BUNDLED = '.vite/packages.json';

/** A package whose code is in the build. */
export interface Bundled {
  name: string;
  version: string;
}

/**
 * Returns two plugins that record which packages the built scripts contain, one for the pages and one for their
 * workers.
 */
export function bundledPackages(): { pages: Plugin; workers: Plugin } {
  const found = new Map<string, Bundled>();

  function add(id: string): void {
    const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id.replaceAll('\\', '/')) ?? [];
    if (folder === undefined || name === undefined || found.has(folder)) return;
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Bundled;
    found.set(folder, { name, version });
  }

  function collect(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.moduleIds.forEach(add);
  }

  return {
    pages: {
      name: 'bundled-packages',
      // Vite builds the workers while it reads the pages, so this runs after the plugin for workers.
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: BUNDLED, source: JSON.stringify([...found.values()]) });
      },
    },
    workers: { name: 'bundled-packages-of-workers', generateBundle: (_, bundle) => collect(bundle) },
  };
}
