import { z } from 'zod';
import { CLOCK_MOVES } from '#shared/engine/pause.ts';
import { FLOOR_SECONDS, STATUSES } from '#shared/room/floor.ts';
import { BOT_SPEEDS, SCREENS, STAGE_DELAY } from '#shared/room/room.ts';

/** Schemas of request bodies. They ignore unknown fields. Their messages are names of sentences (`messageOf`). */
const name = z.string({ error: 'badName' }).max(1000, 'badName');
const face = z.string({ error: 'badFace' }).regex(/^[a-z0-9-]{1,32}$/, 'badFace');
const game = z.string().max(64);
const options = z.record(z.string(), z.unknown());
const id = z.string().max(64);
const reading = z.boolean();
const level = z.string().max(64);

const callLink = z
  .string()
  .max(500)
  .refine((link) => URL.canParse(link) && new URL(link).protocol === 'https:', 'badCallLink')
  .nullable();

const { min, max } = STAGE_DELAY;
const delay = z.int({ error: 'badDelay' }).min(min, 'badDelay').max(max, 'badDelay').nullable();
const seconds = z
  .int({ error: 'badFloorSeconds' })
  .min(FLOOR_SECONDS.min, 'badFloorSeconds')
  .max(FLOOR_SECONDS.max, 'badFloorSeconds')
  .nullable();
const floor = z.object({ seconds: seconds.optional(), spectators: z.boolean().optional() });
const stage = z.object({ cardsUp: z.boolean().optional(), delay: delay.optional() });

export const BODIES = {
  newRoom: z.object({
    name,
    face: face.optional(),
    reading: reading.optional(),
    game: game.optional(),
    options: options.optional(),
  }),
  room: z.object({
    game: game.optional(),
    options: options.optional(),
    callLink: callLink.optional(),
    chat: z.boolean().optional(),
    locked: z.boolean().optional(),
    dealing: z.literal(false).optional(),
    sharedSeed: z.boolean().optional(),
    botSpeed: z.enum(BOT_SPEEDS).optional(),
    stage: stage.optional(),
    floor: floor.optional(),
  }),
  newMember: z.object({ name, face: face.optional(), reading: reading.optional() }),
  member: z.object({
    name: name.optional(),
    face: face.optional(),
    ready: z.boolean().optional(),
    seated: z.boolean().optional(),
    reading: reading.optional(),
    standIn: z.boolean().optional(),
    left: z.literal(true).optional(),
    level: level.optional(),
    word: z.string({ error: 'badWord' }).max(1000, 'badWord').nullable().optional(),
    status: z.enum(STATUSES).nullable().optional(),
  }),
  bots: z.object({ count: z.number().int().min(1).max(20).default(1), level: level.optional() }),
  host: z.object({ member: id }),
  clock: z.object({ move: z.enum(CLOCK_MOVES) }),
  start: z.object({
    readers: z.enum(['wait', 'leave']).optional(),
    words: z.literal('leave').optional(),
    unready: z.literal('leave').optional(),
  }),
  question: z.union([z.object({ stage: z.literal(true) }), z.object({ name })]),
  answer: z.object({ yes: z.boolean() }),
  handoff: z.object({ member: id.optional() }),
  floor: z.object({ member: id.optional() }),
  mute: z.object({ member: id }),
  screen: z.object({ as: z.enum(SCREENS).default('private') }),
};

export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{16,200}$/);
