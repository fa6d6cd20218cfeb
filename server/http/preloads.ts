import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '../../shared/ids';

/** What the build says of one of its sources: the file it became, and what that file needs. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}

/** By the paths of the sources, as Vite writes it beside the files. */
type Manifest = Record<string, Built>;

/** Tags for the head of a page: what it draws first, which a browser would find only once the code has run. */
export interface Preloads {
  home: string;
  room: string;
}

const ENTRY = 'index.html';
const ROOM = 'pages/room/RoomPage.tsx';
const FONTS = /\/(archivo-latin-wght|gloock-latin-400)-normal\.woff2$/;

/** Reads them from a built client. Where the build says nothing there are none: a page finds everything without. */
export function readPreloads(folder: string, firstGame: GameId | undefined): Preloads {
  const file = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return { home: '', room: '' };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const fonts = Object.entries(manifest)
    .filter(([source]) => FONTS.test(source))
    .map(([, built]) => `<link rel="preload" as="font" type="font/woff2" href="/${built.file}" crossorigin>`);
  const cover = manifest[`../games/${firstGame}/cover.svg`];
  const picture = cover ? [`<link rel="preload" as="image" href="/${cover.file}" fetchpriority="high">`] : [];
  return { home: [...fonts, ...picture].join('\n'), room: [...fonts, ...codeOf(manifest, ROOM)].join('\n') };
}

/** The scripts and styles of a part of the app that the page's own script does not bring. */
function codeOf(manifest: Manifest, part: string): string[] {
  const brought = reached(manifest, ENTRY);
  const own = [...reached(manifest, part)].filter((source) => !brought.has(source)).map((source) => manifest[source]);
  return [
    ...own.flatMap((built) => built?.css ?? []).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...own
      .flatMap((built) => built?.file ?? [])
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/** A source and all it imports, what is imported first. */
function reached(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source) || !manifest[source]) return seen;
  // Noted before its imports are followed, as parts may import each other, and moved behind them after.
  seen.add(source);
  for (const next of manifest[source].imports ?? []) reached(manifest, next, seen);
  seen.delete(source);
  return seen.add(source);
}
