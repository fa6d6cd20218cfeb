import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import type { ServerContext } from '../context';
import { RequestProblem } from '../rooms/problem';
import { answerErrors } from './errors';
import { floorRoutes } from './floor';
import {
  guardEncoding,
  guardOrigin,
  guardPhase,
  isApi,
  noStore,
  noticeProxy,
  secureHeaders,
  watchRequests,
} from './guards';
import { gameRoutes, matchRoutes } from './matches';
import { memberRoutes } from './members';
import { answerFiles, type Pages, pageRoutes } from './pages';
import { questionRoutes } from './questions';
import { roomRoutes } from './rooms';
import { screenRoutes } from './screens';

export function createApp(context: ServerContext, pages: Pages | null): Koa {
  const app = new Koa();
  app.on('error', (error: unknown) => {
    // A client that disconnects while it is being answered is not an error.
    const code = (error as { code?: unknown } | null)?.code;
    if (code !== 'ECONNRESET' && code !== 'EPIPE') context.log.warn({ code }, 'http-broken');
  });
  app.use(watchRequests(context));
  app.use(noticeProxy(context));
  app.use(secureHeaders(context));
  app.use(noStore);
  app.use(answerErrors(context));
  app.use(guardOrigin(context));
  app.use(guardPhase(context));
  app.use(guardEncoding);
  app.use(jsonBody);
  const router = createRoutes(context, pages);
  app.use(router.routes());
  app.use(async (ctx, next) => {
    if (isApi(ctx)) throw new RequestProblem('not-found');
    return next();
  });
  app.use(answerFiles(context, pages));
  return app;
}

export function createRoutes(context: ServerContext, pages: Pages | null): Router {
  const router = new Router();
  serviceRoutes(router, context);
  gameRoutes(router, context);
  roomRoutes(router, context);
  memberRoutes(router, context);
  questionRoutes(router, context);
  screenRoutes(router, context);
  floorRoutes(router, context);
  matchRoutes(router, context);
  pageRoutes(router, context, pages);
  return router;
}

/** Every body is parsed as JSON, regardless of its Content-Type. */
const jsonBody = bodyParser({
  enableTypes: ['json'],
  detectJSON: () => true,
  jsonLimit: '16kb',
  parsedMethods: ['POST', 'PATCH'],
  onError(error) {
    throw new RequestProblem((error as { status?: unknown }).status === 413 ? 'body-too-large' : 'invalid-body');
  },
});

function serviceRoutes(router: Router, { phase, isWritable }: ServerContext): void {
  router.get('/healthz', (ctx) => {
    ctx.body = 'alive\n';
  });
  router.get('/readyz', async (ctx) => {
    const is = phase();
    const isStuck = is === 'serving' && !(await isWritable());
    ctx.status = is === 'serving' && !isStuck ? 200 : 503;
    ctx.body = isStuck ? 'cannot store\n' : `${is}\n`;
  });
}
