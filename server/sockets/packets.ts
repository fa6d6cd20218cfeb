import { z } from 'zod';
import { anyArgs } from '#shared/engine/plain.ts';
import { CHAT_LENGTH, REACTIONS, STAGES } from '#shared/room/room.ts';
import { NOTEBOOK_BYTES, PAGE } from '#shared/wire/notebook.ts';

/** Schemas for all packets that sockets receive. No other code reads unparsed packets. */
const matchID = z.string().min(1).max(64);
/** Seats are '0' to '11'. So a seat is never a name such as `__proto__`. */
const seat = z.string().regex(/^([0-9]|1[01])$/);

/**
 * The last argument of `sync`. A boardgame.io client sends the number of players there; Hush's client sends this
 * object.
 */
const wishes = z
  .object({ differences: z.literal(true).optional(), delayed: z.literal(true).optional() })
  .optional()
  .catch(undefined);

const sync = z.tuple([matchID, seat.nullish(), z.string().max(200).nullish(), wishes]).rest(z.unknown());

/** The move that the client asks about or null, followed by the arguments chosen so far. */
const legal = z.tuple([z.string().max(64).nullable(), anyArgs]);

const composing = z.tuple([z.boolean()]).rest(z.unknown());

/** The arguments of `note`. The match limits the length of the whole notebook. */
const note = z.tuple([z.string().regex(PAGE), z.string().max(NOTEBOOK_BYTES).nullable()]).rest(z.unknown());

const chat = z
  .string()
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim())
  .refine((text) => text.length > 0 && [...text].length <= CHAT_LENGTH);

const code = z.string().max(64);
const handshake = z.object({ code, token: z.string().max(200) });
const stage = z.object({ code, stage: z.enum(STAGES), token: z.string().max(200).default('') });

export const PACKETS = { sync, legal, composing, note, chat, reaction: z.enum(REACTIONS), handshake, stage };

export interface UpdatePacket {
  type: string;
  move: { name: string; args: unknown; id?: string };
  matchID: string;
  /** The optional seats that the client names beside the action and in the action. */
  playerIDs: readonly (string | null | undefined)[];
}

/**
 * Parses the arguments of `update`: `[{ type, payload: { type, args, playerID?, id? } }, stateID, matchID, playerID?,
 * …]`. Returns null if they are invalid. `update` is by far the most frequent packet, and a schema would take ten times
 * as long. `packets.test.ts` compares the results with a schema.
 */
export function parseUpdate([action, , matchID, playerID]: readonly unknown[]): UpdatePacket | null {
  if (!isRecord(action) || typeof action.type !== 'string' || !isRecord(action.payload)) return null;
  if (!('args' in action.payload)) return null;
  const { type: name, args, playerID: by, id } = action.payload;
  if (!isText(name, 0) || !isText(matchID, 1) || !isOptionalText(playerID) || !isOptionalText(by)) return null;
  if (id !== undefined && !isText(id, 1)) return null;
  const move = id === undefined ? { name, args } : { name, args, id };
  return { type: action.type, move, matchID, playerIDs: [playerID, by] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, least: number): value is string {
  return typeof value === 'string' && value.length >= least && value.length <= 64;
}

function isOptionalText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || isText(value, 0);
}

/** Splits an event's arguments from its acknowledgement. If the client requested none, `ack` does nothing. */
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
