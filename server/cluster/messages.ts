import { z } from 'zod';

const here = z.object({
  members: z.record(z.string(), z.number().int().positive()),
  tokens: z.array(z.string()),
  stages: z.number().int().nonnegative(),
});

/**
 * Messages between processes. A message about stored data names only what changed. The receiver reads the new data from
 * the store.
 */
const message = z.discriminatedUnion('type', [
  /** The ids of the rooms and matches that were written. A new chat line also counts as a write to its room. */
  z.object({ type: z.literal('written'), rooms: z.array(z.string()), matches: z.array(z.string()) }),
  /** A page of a seat's notebook was written or removed. */
  z.object({ type: z.literal('noted'), match: z.string(), seat: z.string(), page: z.string() }),
  /** The person at a seat opened or closed a form on one of their devices. */
  z.object({
    type: z.literal('composing'),
    match: z.string(),
    seat: z.string(),
    device: z.string(),
    isOpen: z.boolean(),
  }),
  /** The usage of rate limits since the sender's last such message. */
  z.object({ type: z.literal('spent'), spent: z.record(z.string(), z.number().int()) }),
  /** The numbers of limited resources that the sender has open. Includes only numbers that changed. */
  z.object({ type: z.literal('open'), open: z.record(z.string(), z.number().int().nonnegative()) }),
  /** The room's devices that are connected to the sender. */
  z.object({ type: z.literal('here'), room: z.string(), here: here.nullable() }),
]);

export type Message = z.infer<typeof message>;

export const hereShape = here;

/** Parses a message. Returns null if this version does not know its type. */
export function readMessage(sent: unknown): Message | null {
  const read = message.safeParse(sent);
  return read.success ? read.data : null;
}
