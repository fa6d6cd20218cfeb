import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Context } from 'koa';
import send from 'koa-send';
import type { ServerContext } from '../context';
import { publicUrl } from './auth';

/** The built client: its page and where its files lie. Null where it was not built. */
export interface Pages {
  folder: string;
  html: string;
  build: string;
}

const YEAR = 365 * 24 * 3600;
const ROOM_TITLE = 'Hush: a seat is kept for you';
const ROOM_SENTENCE = 'Open the link, pick a name, sit down. Hidden-role table games with friends, no account.';

export function readPages(folder: string): Pages | null {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  return { folder, html, build: createHash('sha256').update(html).digest('hex').slice(0, 12) };
}

export function pageRoutes(router: Router, context: ServerContext, pages: Pages | null): void {
  const plain = (ctx: RouterContext) => answerPage(ctx, pages, pages?.html ?? '');
  router.get('/', plain);
  router.get('/about', plain);
  // The same picture for every code, so that nobody learns from a preview which rooms exist.
  router.get('/r/:code', (ctx) => answerPage(ctx, pages, unfurled(pages?.html ?? '', publicUrl(ctx, context))));
}

/** Files of the build; anything else is the page that says there is nothing, with the status that says so too. */
export function answerFiles(pages: Pages | null) {
  return async (ctx: Context): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && pages && (await sendFile(ctx, pages))) return;
    ctx.status = 404;
    if (pages && isRead && ctx.accepts('html') && path.extname(ctx.path) === '') {
      ctx.type = 'html';
      ctx.set('Cache-Control', 'no-cache');
      ctx.body = withBuild(pages, pages.html);
      return;
    }
    ctx.body = 'There is nothing at this address.\n';
  };
}

async function sendFile(ctx: Context, { folder }: Pages): Promise<boolean> {
  if (ctx.path.endsWith('/') || ctx.path === '/index.html') return false;
  try {
    const isHashed = ctx.path.startsWith('/assets/');
    await send(ctx, ctx.path, {
      root: folder,
      setHeaders: (res) => {
        res.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      },
    });
    return true;
  } catch (error) {
    const status = (error as { status?: unknown }).status;
    if (status === 404 || status === 400 || status === 403) return false;
    throw error;
  }
}

function answerPage(ctx: RouterContext, pages: Pages | null, html: string): void {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  if (pages) ctx.body = withBuild(pages, html);
  else {
    ctx.status = 503;
    ctx.body = '<!doctype html><title>Hush</title><p>The pages are not built yet. Run npm start, or npm run dev.</p>';
  }
}

function withBuild({ build }: Pages, html: string): string {
  return inHead(html, `<meta name="hush-build" content="${build}">`);
}

/** What messengers show of a room's link. */
function unfurled(html: string, base: string): string {
  const origin = escaped(base);
  const own = /<meta\b[^>]*\b(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>\s*/gi;
  const bare = html.replace(own, '').replace(/<title>[^<]*<\/title>/i, `<title>${ROOM_TITLE}</title>`);
  return inHead(
    bare,
    [
      `<meta name="description" content="${ROOM_SENTENCE}">`,
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Hush">',
      `<meta property="og:title" content="${ROOM_TITLE}">`,
      `<meta property="og:description" content="${ROOM_SENTENCE}">`,
      `<meta property="og:image" content="${origin}/og.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join('\n'),
  );
}

function inHead(html: string, tags: string): string {
  return html.replace(/<\/head>/i, () => `${tags}\n</head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
