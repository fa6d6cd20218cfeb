import { z } from 'zod';
import type { Json } from '#shared/json.ts';
import { STATUSES } from '#shared/room/floor.ts';
import { BOT_SPEEDS, DEVICE_KINDS, SCREENS } from '#shared/room/room.ts';
import type { StoredRoom } from '../../store/store';
import type { Catalogue } from '../games';
import type { RoomState } from './state';

const seat = z.string().regex(/^\d+$/);
const json = z.unknown() as z.ZodType<Json>;

const commitmentShape = z.object({
  hash: z.string(),
  at: z.number(),
  words: z.record(z.string(), z.string().nullable()).nullable(),
});

/** The shape of a stored room. Fields that a later version added are kept. */
const roomShape: z.ZodType<Omit<RoomState, 'code'>> = z.looseObject({
  game: z.string(),
  unpicked: z.literal(true).exactOptional(),
  options: z.record(z.string(), json),
  host: z.string(),
  members: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      face: z.string(),
      bot: z.string().nullable(),
      ready: z.boolean(),
      seat: seat.nullable(),
      reading: z.boolean(),
      standIn: z.boolean(),
      left: z.literal(true).exactOptional(),
      tokens: z.array(z.string()),
      devices: z.array(z.string()),
      screens: z.object({ open: z.string(), private: z.string() }).nullable(),
      status: z.enum(STATUSES).nullable(),
      muted: z.array(z.string()),
    }),
  ),
  former: z
    .array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        face: z.string(),
        tokens: z.array(z.string()),
        devices: z.array(z.string()),
      }),
    )
    .default([]),
  match: z
    .looseObject({
      id: z.string(),
      game: z.string(),
      over: z.boolean(),
      commitment: commitmentShape.nullable(),
      seats: z.record(seat, z.looseObject({ member: z.string(), name: z.string() })),
    })
    .nullable(),
  totals: z.record(
    z.string(),
    z.object({ played: z.number(), won: z.number(), predicted: z.number().exactOptional() }),
  ),
  lastEnded: z.number().exactOptional(),
  carryOver: z.record(z.string(), z.looseObject({ value: json, members: z.record(seat, z.string()) })),
  callLink: z.string().nullable(),
  chat: z.boolean(),
  locked: z.boolean(),
  dealing: z.boolean(),
  sharedSeed: z.looseObject({ seed: z.string(), words: z.record(z.string(), z.string().nullable()) }).nullable(),
  botSpeed: z.enum(BOT_SPEEDS),
  stage: z.looseObject({ cardsUp: z.boolean(), delay: z.number().nullable(), announced: z.number() }),
  floor: z.looseObject({
    hands: z.array(z.string()),
    speaker: z.looseObject({ member: z.string(), since: z.number(), until: z.number().nullable() }).nullable(),
    seconds: z.number().nullable(),
    spectators: z.boolean(),
  }),
  delayed: z.array(
    z.looseObject({
      match: z.string(),
      game: z.string(),
      minutes: z.number(),
      began: z.number(),
      ended: z.number().nullable(),
      people: z.record(
        seat,
        z.looseObject({ member: z.string(), name: z.string(), face: z.string(), isBot: z.boolean() }),
      ),
    }),
  ),
  handoffs: z.array(z.looseObject({ hash: z.string(), member: z.string(), until: z.number() })),
  questions: z.array(
    z.looseObject({
      id: z.string(),
      hash: z.string(),
      member: z.string().nullable(),
      device: z.string(),
      kind: z.enum(DEVICE_KINDS),
      before: z.string().nullable(),
      at: z.number(),
      yes: z.array(z.string()),
      answer: z.enum(['yes', 'no']).nullable(),
    }),
  ),
  screenCodes: z.array(
    z.looseObject({
      hash: z.string(),
      member: z.string(),
      token: z.string(),
      as: z.enum(SCREENS),
      until: z.number(),
    }),
  ),
  keys: z.array(z.looseObject({ hash: z.string(), member: z.string(), until: z.number() })),
});

/**
 * Parses a stored room. If the room's game no longer exists, selects another game. Throws if the room is unreadable.
 */
export function readRoom({ code, state }: StoredRoom, catalogue: Catalogue): RoomState {
  const room: RoomState = { ...roomShape.parse(state), code };
  const isKnown = catalogue.some(({ id }) => id === room.game);
  return isKnown ? room : { ...room, game: catalogue[0]?.id ?? '' };
}
