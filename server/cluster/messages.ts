import { z } from 'zod';

const here = z.object({
  members: z.record(z.string(), z.number().int().positive()),
  tokens: z.array(z.string()),
  stages: z.number().int().nonnegative(),
});

/** Messages between processes: which room or match changed, never its contents. */
const message = z.discriminatedUnion('type', [
  /** These rooms and matches were written. A room is also listed if only its chat was written. */
  z.object({ type: z.literal('written'), rooms: z.array(z.string()), matches: z.array(z.string()) }),
  /** A page of a seat's notebook was written or removed. */
  z.object({ type: z.literal('noted'), match: z.string(), seat: z.string(), page: z.string() }),
  /** The person at the seat opened or closed a form on a device. */
  z.object({
    type: z.literal('composing'),
    match: z.string(),
    seat: z.string(),
    device: z.string(),
    isOpen: z.boolean(),
  }),
  /** Usage of rate limits since the process's last such message. */
  z.object({ type: z.literal('spent'), spent: z.record(z.string(), z.number().int()) }),
  /** The numbers of limited resources that the sending process has open, as far as they have changed. */
  z.object({ type: z.literal('open'), open: z.record(z.string(), z.number().int().nonnegative()) }),
  /** A room's presence in the sending process. */
  z.object({ type: z.literal('here'), room: z.string(), here: here.nullable() }),
]);

export type Message = z.infer<typeof message>;

export const hereShape = here;

/** @returns the message from another process, or null if this version does not know its type */
export function readMessage(sent: unknown): Message | null {
  const read = message.safeParse(sent);
  return read.success ? read.data : null;
}
