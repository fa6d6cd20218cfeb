import type Router from '@koa/router';
import type { ServerContext } from '../context';
import { type EventLog, storeFault } from '../log';
import { gameFacts, gameMissing } from '../rooms/games';
import { found, RequestProblem, tooFast } from '../rooms/problem';
import { countRequest, memberIn, param, tokenOf } from './auth';
import { createTurns } from './turns';

/** Retry time in ms for a client whose earlier replays are still being sent. */
const REPLAY_WAIT = 1_000;

export function gameRoutes(router: Router, { catalogue }: ServerContext): void {
  const games = catalogue.map(gameFacts);
  router.get('/api/games', (ctx) => {
    ctx.body = games;
  });
}

/** Awaits work on the store. A failure of the store may be temporary, so it is answered with `try-again`. */
async function fromStore<T>(log: EventLog, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    log.error(storeFault(error), 'store-failed');
    throw new RequestProblem('try-again');
  }
}

export function matchRoutes(router: Router, context: ServerContext): void {
  const { limits, log } = context;
  const inTurn = createTurns(limits.values.replays);
  router.get('/api/matches/:id/replay', async (ctx) => {
    found(tokenOf(ctx), 'unauthorized');
    const id = param(ctx, 'id');
    const match = await fromStore(log, context.matches.find(id));
    const stored = found(match ?? (await fromStore(log, context.matches.missing(id))), 'no-match');
    const room = found(await context.rooms.find(stored.room), 'no-match');
    const me = memberIn(ctx, context, room);
    countRequest(context, room, me);
    if (!match) throw gameMissing(stored.game);
    if (match.outcome() === null) throw new RequestProblem('match-not-over');
    const key = `${room.code}:${me.id}`;
    // If all members open the replay together, their requests queue here. Requests by a single member who asks again
    // and again are refused.
    if (!limits.enter('replays', key)) throw tooFast(REPLAY_WAIT);
    ctx.res.once('close', () => limits.leave('replays', key));
    ctx.body = found(await inTurn(room.code, () => fromStore(log, match.replay())), 'no-match');
    ctx.type = 'json';
  });
}
