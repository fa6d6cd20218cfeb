import { z } from 'zod';
import { NOTEBOOK_BYTES, PAGE } from '#shared/notebook.ts';
import { anyArgs } from '#shared/plain.ts';
import { CHAT_LENGTH, REACTIONS, STAGES } from '#shared/room.ts';

/** Schemas of everything that sockets receive. No other code reads raw packets. */
const matchID = z.string().min(1).max(64);
/** Seats are '0' to '11', never a name such as `__proto__`. */
const seat = z.string().regex(/^([0-9]|1[01])$/);

/** Hush's extension of the last argument of `sync`, in which boardgame.io's client sends the number of players. */
const wishes = z
  .object({ differences: z.literal(true).optional(), delayed: z.literal(true).optional() })
  .optional()
  .catch(undefined);

const sync = z.tuple([matchID, seat.nullish(), z.string().max(200).nullish(), wishes]).rest(z.unknown());

const action = z.object({
  type: z.string(),
  payload: z.object({
    type: z.string().max(64),
    args: z.unknown(),
    playerID: z.string().max(64).nullish(),
    id: z.string().min(1).max(64).optional(),
  }),
});
const update = z.tuple([action, z.unknown(), matchID, z.string().max(64).nullish()]).rest(z.unknown());

/** The arguments chosen so far, whose meaning depends on the game. */
const legal = z.tuple([z.string().max(64).nullable(), anyArgs]);

const composing = z.tuple([z.boolean()]).rest(z.unknown());

/** Arguments of `note`. The match limits the length of a whole notebook. */
const note = z.tuple([z.string().regex(PAGE), z.string().max(NOTEBOOK_BYTES).nullable()]).rest(z.unknown());

const chat = z
  .string()
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim())
  .refine((text) => text.length > 0 && [...text].length <= CHAT_LENGTH);

const code = z.string().max(64);
const handshake = z.object({ code, token: z.string().max(200) });
const stage = z.object({ code, stage: z.enum(STAGES), token: z.string().max(200).default('') });

export const PACKETS = { sync, update, legal, composing, note, chat, reaction: z.enum(REACTIONS), handshake, stage };

/** Splits an event's arguments from the acknowledgement, if one was requested. */
export function unpack(args: readonly unknown[]): { args: unknown[]; ack: (answer: unknown) => void } {
  const last = args.at(-1);
  if (typeof last !== 'function') return { args: [...args], ack: () => undefined };
  let isAnswered = false;
  const ack = (answer: unknown) => {
    if (isAnswered) return;
    isAnswered = true;
    last(answer);
  };
  return { args: args.slice(0, -1), ack };
}
