import type { RouterContext } from '@koa/router';
import type { z } from 'zod';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import { parse } from '#shared/wire/parse.ts';
import type { ServerContext } from '../context';
import { hashOf } from '../crypto';
import { addressOf, publicUrlFor } from '../origin';
import { memberWithToken } from '../rooms/members/members';
import { MESSAGES, messageOf } from '../rooms/messages';
import { found, RequestProblem, tooFast, tooNoisy } from '../rooms/problem';
import type { Room } from '../rooms/state/room';
import type { Member } from '../rooms/state/state';

type Ctx = RouterContext;

export function param(ctx: Ctx, name: string): string {
  const params = ctx.params as Record<string, string | undefined>;
  return params[name] ?? '';
}

export function tokenOf(ctx: Ctx): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(ctx.get('Authorization'))?.[1] ?? null;
}

/**
 * Returns a hash of the id in the X-Device header, or null if the device sent none. Throws `invalid-body` if the id is
 * malformed.
 */
export function deviceOf(ctx: Ctx): string | null {
  const given = ctx.get('X-Device');
  if (given === '') return null;
  if (!/^[\x21-\x7e]{1,64}$/.test(given)) throw new RequestProblem('invalid-body', MESSAGES.badDevice);
  return hashOf(given);
}

export function publicUrl(ctx: Ctx, { config, port }: ServerContext): string {
  return publicUrlFor(ctx.req, config, port());
}

/** Counts a request by the member. Throws `rate-limited` if the member sends too many requests. */
export function countRequest({ limits }: ServerContext, room: Room, { id }: Member): void {
  const wait = limits.flow('requests', `${room.code}:${id}`);
  if (wait > 0) throw tooFast(wait);
}

/** Counts a change of the room by any member. Throws `rate-limited` if there are too many changes. */
export function countChange({ limits }: ServerContext, { code }: Room): void {
  const wait = limits.flow('changes', code);
  if (wait > 0) throw tooFast(wait);
}

/**
 * Finds the room named in the path. Throws `room-not-found` or `rate-limited`. Requests with a member's token never
 * wait. Other requests wait if their address has guessed codes too often, even if this code is right.
 */
export async function roomOf(ctx: Ctx, context: ServerContext): Promise<Room> {
  const { rooms, limits, config } = context;
  const code = param(ctx, 'code');
  const token = tokenOf(ctx);
  const known = token === null ? null : await rooms.memberWith(code, token);
  if (known) {
    countRequest(context, known.room, known.member);
    return known.room;
  }
  const lookup = await limits.guesses.lookUp(addressOf(ctx.req, config), parseRoomCode(code) ?? code, goneOf(ctx));
  if (typeof lookup === 'number') throw tooNoisy(lookup);
  const room = found(await rooms.find(code), 'room-not-found');
  lookup.wasRight();
  return room;
}

/** Returns a signal that is aborted when the request is answered or its connection closes. */
export function goneOf(ctx: Ctx): AbortSignal {
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  return gone.signal;
}

export function memberIn(ctx: Ctx, { limits, config }: ServerContext, room: Room): Member {
  const token = found(tokenOf(ctx), 'unauthorized');
  const member = memberWithToken(room.state(), token);
  if (member) return member;
  limits.guesses.wrong(addressOf(ctx.req, config));
  throw new RequestProblem('unauthorized');
}

export interface AuthedRequest {
  room: Room;
  me: Member;
  token: string;
}

export async function asMember(ctx: Ctx, context: ServerContext): Promise<AuthedRequest> {
  const room = await roomOf(ctx, context);
  const me = memberIn(ctx, context, room);
  return { room, me, token: found(tokenOf(ctx), 'unauthorized') };
}

export async function asHost(ctx: Ctx, context: ServerContext): Promise<AuthedRequest> {
  const requester = await asMember(ctx, context);
  if (requester.room.state().host !== requester.me.id) throw new RequestProblem('not-host');
  return requester;
}

/** Returns the parsed body. Throws `invalid-body` with a sentence about the first invalid field. */
export function bodyOf<T>(ctx: Ctx, schema: z.ZodType<T>): T {
  const parsed = parse(schema, ctx.request.body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw new RequestProblem('invalid-body');
  const { detail, ...said } = messageOf(issue.message);
  const where = issue.path.join('.');
  throw new RequestProblem('invalid-body', { detail: where === '' ? detail : `${where}: ${detail}`, ...said });
}
