import type Router from '@koa/router';
import type { ServerContext } from '../context';
import { addressOf } from '../origin';
import { screenOf } from '../rooms/devices/screens';
import { RequestProblem, tooFast } from '../rooms/problem';
import { asMember, bodyOf, countChange, deviceOf, param, roomOf } from './auth';
import { BODIES } from './bodies';
import { describeDevice } from './device';
import { answerRoom } from './rooms';

/**
 * Routes for a person who claims to be the member whose name is already taken, and for a screen that wants to show a
 * locked room. The members in the room decide.
 */
export function questionRoutes(router: Router, context: ServerContext): void {
  const { rooms, limits, config } = context;

  router.post('/api/rooms/:code/questions', async (ctx) => {
    const room = await roomOf(ctx, context);
    const asking = bodyOf(ctx, BODIES.question);
    const wait = await limits.count('joins', addressOf(ctx.req, config));
    if (wait > 0) throw tooFast(wait);
    const from = { ...describeDevice(ctx.get('User-Agent')), deviceId: deviceOf(ctx) };
    const { secret, asked, until } =
      'stage' in asking
        ? await rooms.devices.askForStage(room, from)
        : await rooms.devices.askForSeat(room, { ...from, name: asking.name });
    ctx.body = { secret, asked, expiresAt: until };
    ctx.status = 201;
  });

  router.post('/api/rooms/:code/questions/:id', async (ctx) => {
    const { room, me, token } = await asMember(ctx, context);
    countChange(context, room);
    const { yes } = bodyOf(ctx, BODIES.answer);
    const isOwn = room.state().questions.some(({ id, member }) => id === param(ctx, 'id') && member === me.id);
    // Saying yes gives away the seat's secrets, which the public screen must not have.
    if (yes && isOwn && screenOf(me, token) === 'open') throw new RequestProblem('on-your-phone');
    await rooms.devices.answerQuestion(room, me.id, param(ctx, 'id'), yes);
    answerRoom(ctx, context, room);
  });

  router.post('/api/rooms/:code/questions/:secret/seat', async (ctx) => {
    const room = await roomOf(ctx, context);
    const member = await rooms.devices.takeAnswer(room, param(ctx, 'secret'), deviceOf(ctx));
    ctx.body = { member };
    ctx.status = member === null ? 202 : 200;
  });
}
