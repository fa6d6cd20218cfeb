import type Router from '@koa/router';
import { gameFacts } from '../rooms/games';
import { found, RequestProblem } from '../rooms/problem';
import { memberIn, param, tokenOf } from './asker';
import type { Desk } from './desk';

export function gameRoutes(router: Router, { catalogue }: Desk): void {
  const games = catalogue.map(gameFacts);
  router.get('/api/games', (ctx) => {
    ctx.body = games;
  });
}

export function matchRoutes(router: Router, desk: Desk): void {
  router.get('/api/matches/:id/replay', async (ctx) => {
    found(tokenOf(ctx), 'unauthorized');
    const match = found(await desk.host.find(param(ctx, 'id')), 'no-match');
    await memberIn(ctx, desk, found(desk.rooms.find(match.room), 'no-match'));
    if (match.outcome() === null) throw new RequestProblem('match-not-over');
    ctx.body = found(await match.replay(), 'no-match');
  });
}
