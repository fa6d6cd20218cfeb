import type Router from '@koa/router';
import type { ServerContext } from '../context';
import { gameFacts } from '../rooms/games';
import { found, RequestProblem } from '../rooms/problem';
import { memberIn, param, tokenOf } from './auth';

export function gameRoutes(router: Router, { catalogue }: ServerContext): void {
  const games = catalogue.map(gameFacts);
  router.get('/api/games', (ctx) => {
    ctx.body = games;
  });
}

export function matchRoutes(router: Router, context: ServerContext): void {
  router.get('/api/matches/:id/replay', async (ctx) => {
    found(tokenOf(ctx), 'unauthorized');
    const match = found(await context.matches.find(param(ctx, 'id')), 'no-match');
    await memberIn(ctx, context, found(context.rooms.find(match.room), 'no-match'));
    if (match.outcome() === null) throw new RequestProblem('match-not-over');
    ctx.body = found(await match.replay(), 'no-match');
  });
}
