import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '#shared/ids.ts';

/** Vite's manifest: for each source path, the built file. */
type Manifest = Record<string, { file: string }>;

/**
 * Tags for a page's head that preload the files the page needs first. Otherwise, the browser would find these files
 * only after running the code.
 */
export interface Preloads {
  home: string;
  room: string;
}

const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal\.woff2$/;

/**
 * Reads the preloads of a built client whose files are under the path `base`. If there is no manifest, returns empty
 * preloads, and pages work without them.
 */
export function readPreloads(folder: string, firstGame: GameId | undefined, base = ''): Preloads {
  const file = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return { home: '', room: '' };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const fonts = Object.entries(manifest)
    .filter(([source]) => FONTS.test(source))
    .map(([, built]) => `<link rel="preload" as="font" type="font/woff2" href="${base}/${built.file}" crossorigin>`);
  const cover = manifest[`../games/${firstGame}/cover.svg`];
  const picture = cover ? [`<link rel="preload" as="image" href="${base}/${cover.file}" fetchpriority="high">`] : [];
  return { home: [...fonts, ...picture].join('\n'), room: fonts.join('\n') };
}
