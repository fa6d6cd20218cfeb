import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Context } from 'koa';
import { GAMES_TAG } from '#shared/room/room.ts';
import { parseRoomCode, tidyPath } from '#shared/room/roomCode.ts';
import type { ServerContext } from '../context';
import { basePathOf } from '../origin';
import { type Catalogue, gameFacts } from '../rooms/games';
import { publicUrl } from './auth';
import { type Files, listFiles, sendFile } from './files';
import { answerPacked } from './packing';
import { type Preloads, readPreloads } from './preloads';

export interface Pages {
  files: Files;
  preloads: Preloads;
  html: string;
  /** The page shown instead of any other page when the server cannot be reached. */
  offline: string;
  build: string;
}

const ROOM_TITLE = 'Hush: a seat is kept for you';
const ROOM_SENTENCE = 'Open the link, pick a name, sit down. Hidden-role tabletop games with friends, no account.';

/** Reads a built client whose pages are under the path `base`. Returns null if it was not built. */
export function readPages(folder: string, catalogue: Catalogue, base: string): Pages | null {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const offline = path.join(folder, 'offline.html');
  const preloads = readPreloads(folder, catalogue[0]?.id, base);
  return {
    files: listFiles(folder),
    preloads,
    html: withBase(html, base),
    offline: existsSync(offline) ? withBase(readFileSync(offline, 'utf8'), base) : '',
    build: createHash('sha256').update(html).digest('hex').slice(0, 12),
  };
}

export function pageRoutes(router: Router, context: ServerContext, pages: Pages | null): void {
  const games = gamesTag(context.catalogue);
  const html = pages?.html ?? '';
  const base = basePathOf(context.config);
  const home = inHead(html, `${pages?.preloads.home}\n${games}`);
  const room = inHead(html, `${pages?.preloads.room}\n${games}`);
  router.get('/', (ctx) => answerPage(ctx, pages, pictured(home, publicUrl(ctx, context))));
  router.get('/about', (ctx) => answerPage(ctx, pages, pictured(html, publicUrl(ctx, context))));
  router.get('/p', (ctx) => answerPage(ctx, pages, pictured(html, publicUrl(ctx, context))));
  // The preview is the same for every code, so that it does not reveal which rooms exist.
  router.get('/r/:code', (ctx) =>
    answerPage(ctx, pages, unfurled(inHead(room, roomPreload(base, ctx.params.code)), publicUrl(ctx, context))),
  );
  // Both pages are for members, who send their token later. The HTML contains nothing about the room.
  const inRoom = inHead(html, games);
  for (const path of ['/r/:code/evening', '/r/:code/replay/:match']) {
    router.get(path, (ctx) => answerPage(ctx, pages, unfurled(inRoom, publicUrl(ctx, context))));
  }
  for (const path of ['/r/:code/stage', '/r/:code/stage/delayed']) {
    router.get(path, (ctx) => {
      // Another page of Hush shows a stage in a frame, to scale it to the screen.
      ctx.set('Content-Security-Policy', framedByOwn(ctx.response.get('Content-Security-Policy')));
      return answerPage(ctx, pages, unfurled(inRoom, publicUrl(ctx, context)));
    });
  }
}

function framedByOwn(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

/** Serves the build's files. Any other path gets the not-found page with status 404. */
export function answerFiles({ config }: ServerContext, pages: Pages | null) {
  return async (ctx: Context): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && pages?.offline && ctx.path === '/offline.html') return sendPage(ctx, pages.offline);
    if (isRead && pages && (await sendFile(ctx, pages.files))) return;
    const meant = tidyPath(ctx.path);
    if (isRead && pages && meant !== ctx.path) return ctx.redirect(basePathOf(config) + meant + ctx.search);
    ctx.status = 404;
    if (pages && isRead && ctx.accepts('html') && path.extname(ctx.path) === '') {
      return sendPage(ctx, withBuild(pages, pages.html));
    }
    ctx.body = 'There’s nothing at this address.\n';
  };
}

async function answerPage(ctx: RouterContext, pages: Pages | null, html: string): Promise<void> {
  if (pages) {
    ctx.status = 200;
    return sendPage(ctx, withBuild(pages, html));
  }
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 503;
  ctx.body = '<!doctype html><title>Hush</title><p>The pages are not built yet. Run npm start, or npm run dev.</p>';
}

/** Sends a page. Clients revalidate it each time, and an unchanged page is not sent again. */
async function sendPage(ctx: Context, html: string): Promise<void> {
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  // The tag is weak, because it stays the same in every compression.
  ctx.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  if (ctx.fresh) ctx.status = 304;
  else await answerPacked(ctx, html);
}

function withBuild({ build }: Pages, html: string): string {
  return inHead(html, `<meta name="hush-build" content="${build}">`);
}

/**
 * Returns a tag that makes the browser request the room while it loads the code that shows the room. The tag does not
 * reveal whether the room exists.
 */
function roomPreload(base: string, typed = ''): string {
  const code = parseRoomCode(typed);
  return code === null ? '' : `<link rel="preload" as="fetch" href="${base}/api/rooms/${code}" crossorigin>`;
}

/** Replaces the preview that messengers show with a preview for a room's link. */
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

/** Makes the URL of the preview's picture absolute, as messengers require. */
function pictured(html: string, base: string): string {
  return html.replace(/(property="og:image" content=")[^"]*/i, (_, tag: string) => `${tag}${escaped(base)}/og.png`);
}

/** Makes the paths of the page's files absolute. Relative paths would depend on the page's URL. */
function withBase(html: string, base: string): string {
  const whole = html.replace(/\b(href|src)="\.?\/(?!\/)/g, (_, name: string) => `${name}="${base}/`);
  return base === '' ? whole : inHead(whole, `<meta name="hush-base" content="${base}">`);
}

/**
 * Returns a tag with the catalogue, so that the page can show it immediately. The script policy allows this, because
 * the tag contains data and no script.
 */
function gamesTag(catalogue: Catalogue): string {
  const json = JSON.stringify(catalogue.map(gameFacts)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${GAMES_TAG}">${json}</script>`;
}

function inHead(html: string, tags: string): string {
  return html.replace(/<\/head>/i, () => `${tags}\n</head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
