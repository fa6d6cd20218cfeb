import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import send from 'send';
import { type Encoding, encodingFor } from './packing';

/** Suffixes of the compressed files that `scripts/run/build.mjs` writes next to the originals. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const PACKED = /\.(br|gz)$/;

const YEAR = 365 * 24 * 3600;

/** The files of a built client. Only listed paths are served. */
export interface Files {
  folder: string;
  paths: ReadonlySet<string>;
}

/** Lists the files in a folder. Leaves out hidden files and the HTML page, and does not follow links. */
export function listFiles(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== 'index.html' && !file.split('/').some((part) => part.startsWith('.')))
    .map((file) => `/${file}`);
  return { folder, paths: new Set(paths) };
}

/**
 * Sends the file at the request's path in the best compression the client accepts. Files under `/assets` have a hash in
 * their name and may be cached forever. Clients must revalidate all other files. Returns false if there is no such
 * file.
 */
export async function sendFile(ctx: Context, { folder, paths }: Files): Promise<boolean> {
  const name = decoded(ctx.path);
  if (name === null || !paths.has(name) || PACKED.test(name)) return false;
  const encoding = encodingFor(ctx, (one) => paths.has(name + ENDINGS[one]));
  const inFolder = encodeURIComponent(encoding === null ? name : name + ENDINGS[encoding]);
  const file = send(ctx.req, inFolder, { root: folder, index: false, cacheControl: false });
  file.on('headers', () => {
    ctx.type = path.extname(name);
    if (encoding !== null) ctx.set('Content-Encoding', encoding);
    ctx.set('Cache-Control', name.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache');
  });
  const refusal = await piped(ctx, file);
  if (refusal === null) return true;
  if (refusal.status === 404) return false;
  if (refusal.status >= 500) throw refusal;
  // The headers were meant for the whole file, but only an error is sent.
  for (const header of ['Content-Encoding', 'Cache-Control', 'ETag', 'Last-Modified']) ctx.remove(header);
  ctx.body = '';
  ctx.status = refusal.status;
  return true;
}

interface Refusal extends Error {
  status: number;
}

/**
 * Resolves when the answer is complete or the client has disconnected. If sending fails before the first byte, resolves
 * to the error.
 */
function piped(ctx: Context, file: send.SendStream): Promise<Refusal | null> {
  return new Promise((done) => {
    // Koa's initial status is 404, and `send` does not change it.
    ctx.status = 200;
    ctx.respond = false;
    ctx.res.once('close', () => done(null));
    file.once('error', (refusal: Refusal) => {
      if (ctx.headerSent) return ctx.res.destroy();
      ctx.respond = true;
      done(refusal);
    });
    file.pipe(ctx.res);
  });
}

function decoded(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}
