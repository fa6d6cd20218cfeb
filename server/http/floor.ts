import type Router from '@koa/router';
import type { ServerContext } from '../context';
import { screenOf } from '../rooms/devices/screens';
import { endFloor, giveFloor, lowerHand, raiseHand } from '../rooms/members/floor';
import { mutedBy } from '../rooms/members/mutes';
import { RequestProblem } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import type { RoomState } from '../rooms/state/state';
import { type AuthedRequest, asMember, bodyOf, countChange, param } from './auth';
import { BODIES } from './bodies';
import { answerRoom } from './rooms';

type Ctx = Parameters<typeof asMember>[0];

export function floorRoutes(router: Router, context: ServerContext): void {
  const { rooms, now } = context;

  /** Throws while the game closes the chat. */
  async function refuseInSilence(room: Room): Promise<void> {
    if (await rooms.matches.isQuiet(room)) throw new RequestProblem('chat-closed');
  }

  async function changed(
    ctx: Ctx,
    edit: (draft: RoomState, me: AuthedRequest['me']) => void,
    before: (room: Room) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { room, me } = await asMember(ctx, context);
    countChange(context, room);
    await before(room);
    await room.change((draft) => edit(draft, me));
    answerRoom(ctx, context, room);
  }

  router.post('/api/rooms/:code/hands', async (ctx) => {
    await changed(ctx, (draft, me) => raiseHand(draft, me.id, now()), refuseInSilence);
    ctx.status = 201;
  });

  router.delete('/api/rooms/:code/hands/:id', (ctx) =>
    changed(ctx, (draft, me) => lowerHand(draft, me.id, param(ctx, 'id'))),
  );

  router.post('/api/rooms/:code/floor', (ctx) => {
    const { member = null } = bodyOf(ctx, BODIES.floor);
    return changed(ctx, (draft, me) => giveFloor(draft, me.id, member, now()), refuseInSilence);
  });

  router.delete('/api/rooms/:code/floor', (ctx) => changed(ctx, (draft, me) => endFloor(draft, me.id, now())));

  // A mute does not count as a change of the room. Otherwise members could notice that fewer changes are left, and
  // infer that a member was muted.
  async function mute(ctx: Ctx, wants: boolean, of: () => string): Promise<void> {
    const { room, me, token } = await asMember(ctx, context);
    // All players in front of the public screen would notice that lines are missing.
    if (screenOf(me, token) === 'open') throw new RequestProblem('on-your-phone');
    await rooms.mute(room, me.id, of(), wants);
    ctx.body = { muted: mutedBy(room.state(), me.id) };
  }

  router.post('/api/rooms/:code/mutes', (ctx) => mute(ctx, true, () => bodyOf(ctx, BODIES.mute).member));

  router.delete('/api/rooms/:code/mutes/:id', (ctx) => mute(ctx, false, () => param(ctx, 'id')));
}
