import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { EveningView } from '#shared/room/evening.ts';
import type { ServerContext } from '../context';
import { addressOf } from '../origin';
import { addBots } from '../rooms/bots/bots';
import { changeStage } from '../rooms/devices/stages';
import { gameOf, optionsInLanguage, readOptions } from '../rooms/games';
import { setSharedSeed } from '../rooms/matches/sharedSeed';
import { changeFloor } from '../rooms/members/floor';
import { makeHost, memberWithToken } from '../rooms/members/members';
import { MESSAGES } from '../rooms/messages';
import { RequestProblem, tooFast } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import { isRunning } from '../rooms/state/state';
import { roomView } from '../rooms/view';
import { asHost, asMember, bodyOf, countChange, deviceOf, publicUrl, roomOf, tokenOf } from './auth';
import { BODIES, idempotencyKey } from './bodies';

/** Answers with the room's view. Its link starts with the origin of the request. */
export function answerRoom(ctx: RouterContext, context: ServerContext, room: Room): void {
  ctx.body = roomView(room, context, publicUrl(ctx, context));
}

/**
 * Returns a key made of the request's Idempotency-Key and the sender's address, so that other senders cannot use the
 * key. Returns null if the request has no such header. Throws `invalid-body` if the header is malformed.
 */
export function keyOf(ctx: RouterContext, { config }: ServerContext): string | null {
  const given = ctx.get('Idempotency-Key');
  if (given === '') return null;
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw new RequestProblem('invalid-body', MESSAGES.badKey);
  return `${addressOf(ctx.req, config)} ${key.data}`;
}

/**
 * Runs `work`, which starts or stops a match or changes its clock. Throws `rate-limited` if this was done too often
 * under `key` in the last minute. Refused requests do not count.
 */
async function atPace<T>({ limits }: ServerContext, key: string, work: () => Promise<T>): Promise<T> {
  const wait = limits.take('deals', key);
  if (wait > 0) throw tooFast(wait);
  try {
    return await work();
  } catch (error) {
    limits.giveBack('deals', key);
    throw error;
  }
}

export function roomRoutes(router: Router, context: ServerContext): void {
  const { rooms, catalogue, entropy, limits, config } = context;

  router.post('/api/rooms', async (ctx) => {
    const { game, options, ...person } = bodyOf(ctx, BODIES.newRoom);
    const key = keyOf(ctx, context);
    const wait = await limits.count('roomsMade', addressOf(ctx.req, config));
    if (wait > 0) throw tooFast(wait);
    const usual = optionsInLanguage(catalogue, (tags) => ctx.acceptsLanguages(tags));
    ctx.body = await rooms.creation.make({ ...person, device: deviceOf(ctx) }, { game, options, usual }, key);
    ctx.status = 201;
  });

  router.get('/api/rooms/:code', async (ctx) => {
    const room = await roomOf(ctx, context);
    const state = room.state();
    if (state.locked && !memberWithToken(state, tokenOf(ctx) ?? '')) throw new RequestProblem('room-locked');
    answerRoom(ctx, context, room);
  });

  router.patch('/api/rooms/:code', async (ctx) => {
    const { room } = await asHost(ctx, context);
    countChange(context, room);
    const { game, options, callLink, chat, locked, botSpeed, dealing, sharedSeed, stage, floor } = bodyOf(
      ctx,
      BODIES.room,
    );
    await room.change((draft, say) => {
      if ((game !== undefined || options !== undefined) && isRunning(draft)) throw new RequestProblem('match-running');
      const module = gameOf(catalogue, game ?? draft.game);
      // The deal that waits is for the previous game, so it is cancelled.
      if (dealing === false || draft.game !== module.id) draft.dealing = false;
      draft.game = module.id;
      if (game !== undefined || options !== undefined) delete draft.unpicked;
      if (options !== undefined) draft.options[module.id] = readOptions(module, draft.options[module.id], options);
      if (callLink !== undefined) draft.callLink = callLink;
      if (chat !== undefined) draft.chat = chat;
      if (locked !== undefined) draft.locked = locked;
      if (sharedSeed !== undefined) setSharedSeed(draft, sharedSeed, entropy);
      if (botSpeed !== undefined) draft.botSpeed = botSpeed;
      if (stage !== undefined) changeStage(draft, stage, context.now(), say);
      if (floor !== undefined) changeFloor(draft, floor);
    });
    answerRoom(ctx, context, room);
  });

  router.post('/api/rooms/:code/bots', async (ctx) => {
    const { room } = await asHost(ctx, context);
    const { count, level } = bodyOf(ctx, BODIES.bots);
    await room.change((draft) => addBots(draft, gameOf(catalogue, draft.game), count, level, entropy));
    answerRoom(ctx, context, room);
    ctx.status = 201;
  });

  router.post('/api/rooms/:code/host', async (ctx) => {
    const { room } = await asHost(ctx, context);
    const { member } = bodyOf(ctx, BODIES.host);
    await room.change((draft, say) => makeHost(draft, member, say));
    answerRoom(ctx, context, room);
  });

  router.post('/api/rooms/:code/start', async (ctx) => {
    const { room, me } = await asHost(ctx, context);
    const start = bodyOf(ctx, BODIES.start);
    const match = await atPace(context, room.code, () => rooms.dealing.start(room, me.id, start));
    if (match === null) answerRoom(ctx, context, room);
    else ctx.body = { match };
    ctx.status = match === null ? 202 : 201;
  });

  router.post('/api/rooms/:code/lesson', async (ctx) => {
    const { room, me } = await asHost(ctx, context);
    ctx.body = { match: await atPace(context, room.code, () => rooms.dealing.startLesson(room, me.id)) };
    ctx.status = 201;
  });

  router.post('/api/rooms/:code/stop', async (ctx) => {
    const { room } = await asHost(ctx, context);
    await atPace(context, room.code, () => rooms.matches.stop(room));
    answerRoom(ctx, context, room);
  });

  router.post('/api/rooms/:code/clock', async (ctx) => {
    const { room, me } = await asHost(ctx, context);
    const { move } = bodyOf(ctx, BODIES.clock);
    await atPace(context, `${room.code} clock`, () => rooms.matches.moveClock(room, me.id, move));
    ctx.status = 204;
  });

  router.get('/api/rooms/:code/evening', async (ctx) => {
    const { room } = await asMember(ctx, context);
    const answer: EveningView = { matches: await rooms.matches.evening(room) };
    ctx.body = answer;
  });

  router.get('/api/rooms/:code/seat', async (ctx) => {
    const { room, token } = await asMember(ctx, context);
    ctx.body = await rooms.matches.seatOf(room, token, deviceOf(ctx));
  });
}
