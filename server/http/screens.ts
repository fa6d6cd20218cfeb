import type Router from '@koa/router';
import { SCREENS, type Screen } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import type { ServerContext } from '../context';
import { addressOf } from '../origin';
import { found, tooNoisy } from '../rooms/problem';
import { roomUrl } from '../rooms/view';
import { asMember, bodyOf, countChange, deviceOf, goneOf, param, publicUrl } from './auth';
import { BODIES } from './bodies';
import { answerRoom } from './rooms';

export function screenRoutes(router: Router, context: ServerContext): void {
  const { rooms, limits, config } = context;

  router.post('/api/rooms/:code/screens', async (ctx) => {
    const { room, token } = await asMember(ctx, context);
    countChange(context, room);
    const { as } = bodyOf(ctx, BODIES.screen);
    const { code, until } = await rooms.devices.offerScreen(room, token, as);
    // The code is in the fragment, so that no server logs it and no link preview uses it up.
    ctx.body = { code, url: `${roomUrl(publicUrl(ctx, context), room.code)}#screen=${code}`, expiresAt: until };
    ctx.status = 201;
  });

  router.post('/api/screens/:code', async (ctx) => {
    const typed = param(ctx, 'code');
    // A code of six characters can be guessed, so wrong screen codes count as wrong room codes.
    const lookup = await limits.guesses.lookUp(addressOf(ctx.req, config), parseRoomCode(typed) ?? typed, goneOf(ctx));
    if (typeof lookup === 'number') throw tooNoisy(lookup);
    ctx.body = await rooms.devices.takeScreen(typed, deviceOf(ctx));
    lookup.wasRight();
  });

  router.post('/api/rooms/:code/screens/swap', async (ctx) => {
    const { room, token } = await asMember(ctx, context);
    countChange(context, room);
    await rooms.devices.swapScreens(room, token);
    answerRoom(ctx, context, room);
  });

  router.delete('/api/rooms/:code/screens/:screen', async (ctx) => {
    const { room, token } = await asMember(ctx, context);
    countChange(context, room);
    await rooms.devices.removeScreen(room, token, found(screenNamed(param(ctx, 'screen')), 'not-found'));
    answerRoom(ctx, context, room);
  });
}

function screenNamed(name: string): Screen | null {
  return SCREENS.find((screen) => screen === name) ?? null;
}
