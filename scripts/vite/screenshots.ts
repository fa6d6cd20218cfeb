import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = new URL('../../client/public/manifest.webmanifest', import.meta.url);
const PICTURES = new URL('../../docs/pictures/', import.meta.url);

/**
 * Serves the screenshots that browsers show before Hush is installed, which are pictures from the readme, at the URLs
 * in the manifest.
 */
export function screenshots(): Plugin {
  return {
    name: 'screenshots',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const { screenshots } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { screenshots: { src: string }[] };
      for (const { src } of screenshots) {
        const source = readFileSync(new URL(basename(src), PICTURES));
        this.emitFile({ type: 'asset', fileName: src, source });
      }
    },
  };
}
