import type Router from '@koa/router';
import type { ServerContext } from '../context';
import { addressOf } from '../origin';
import { screenOf } from '../rooms/devices/screens';
import { gameOf } from '../rooms/games';
import { memberOf, patchMember } from '../rooms/members/members';
import { RequestProblem, tooFast } from '../rooms/problem';
import type { RoomState } from '../rooms/state/state';
import { roomUrl } from '../rooms/view';
import { asMember, bodyOf, countChange, deviceOf, param, publicUrl, roomOf, tokenOf } from './auth';
import { BODIES } from './bodies';
import { answerRoom, keyOf } from './rooms';

export function memberRoutes(router: Router, context: ServerContext): void {
  const { rooms, catalogue, limits, config } = context;

  router.post('/api/rooms/:code/members', async (ctx) => {
    const room = await roomOf(ctx, context);
    const person = bodyOf(ctx, BODIES.newMember);
    const key = keyOf(ctx, context);
    const wait = await limits.count('joins', addressOf(ctx.req, config));
    if (wait > 0) throw tooFast(wait);
    ctx.body = { member: await rooms.creation.join(room, { ...person, device: deviceOf(ctx) }, key, tokenOf(ctx)) };
    ctx.status = 201;
  });

  router.patch('/api/rooms/:code/members/:id', async (ctx) => {
    const { room, me } = await asMember(ctx, context);
    countChange(context, room);
    const id = param(ctx, 'id');
    const { standIn, left, ...patch } = bodyOf(ctx, BODIES.member);
    memberOf(room.state(), id);
    const apply = (draft: RoomState) => patchMember(draft, gameOf(catalogue, draft.game), me.id, id, patch);
    if (left) await rooms.matches.setStandIn(room, { by: me.id, id, wants: 'left' }, apply);
    else if (standIn === undefined) await room.change(apply);
    else await rooms.matches.setStandIn(room, { by: me.id, id, wants: standIn }, apply);
    answerRoom(ctx, context, room);
  });

  router.delete('/api/rooms/:code/members/:id', async (ctx) => {
    const { room, me } = await asMember(ctx, context);
    const { id } = memberOf(room.state(), param(ctx, 'id'));
    if (id !== me.id && room.state().host !== me.id) throw new RequestProblem('not-yours');
    await rooms.leave(room, id, me.id);
    ctx.status = 204;
  });

  router.post('/api/rooms/:code/handoff', async (ctx) => {
    const { room, me, token } = await asMember(ctx, context);
    const { member } = bodyOf(ctx, BODIES.handoff);
    // A device that scanned such a link on the public screen would get the secrets that the public screen must not have.
    if ((member ?? me.id) === me.id && screenOf(me, token) === 'open') throw new RequestProblem('on-your-phone');
    const { secret, until } = await rooms.devices.offerHandoff(room, me.id, member ?? me.id);
    // The secret is in the fragment, so that no server logs it and no link preview uses it up.
    ctx.body = { url: `${roomUrl(publicUrl(ctx, context), room.code)}#move=${secret}`, expiresAt: until };
    ctx.status = 201;
  });

  router.post('/api/handoffs/:token', async (ctx) => {
    // The token has 32 random bytes, so it cannot be guessed. Wrong guesses from the same address must not delay it.
    ctx.body = await rooms.devices.takeHandoff(param(ctx, 'token'), deviceOf(ctx));
  });
}
