import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '#shared/ids.ts';

/** Which file each source became, by the paths of the sources, as Vite writes it beside the files. */
type Manifest = Record<string, { file: string }>;

/** Tags for the head of a page: what it draws first, which a browser would find only once the code has run. */
export interface Preloads {
  home: string;
  room: string;
}

const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal\.woff2$/;

/** Reads them from a built client, whose files are under the path `base`. Where the build says nothing there are none: a page finds everything without. */
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
