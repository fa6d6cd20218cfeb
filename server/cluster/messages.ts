import { z } from 'zod';

const here = z.object({
  members: z.record(z.string(), z.number().int().positive()),
  tokens: z.array(z.string()),
  stages: z.number().int().nonnegative(),
});

/** Messages between processes: which room or match changed, never its contents. */
const message = z.discriminatedUnion('type', [
  /** These were written; for a room, the chat alone counts too. */
  z.object({ type: z.literal('written'), rooms: z.array(z.string()), matches: z.array(z.string()) }),
  /** A page of a seat's notebook was written or removed. */
  z.object({ type: z.literal('noted'), match: z.string(), seat: z.string(), page: z.string() }),
  /** A person at that seat opened or closed a form on a device. */
  z.object({
    type: z.literal('composing'),
    match: z.string(),
    seat: z.string(),
    device: z.string(),
    isOpen: z.boolean(),
  }),
  /** Usage of limits since the last such message. */
  z.object({ type: z.literal('spent'), spent: z.record(z.string(), z.number().int()) }),
  /** Counts of limited resources that a process has open. */
  z.object({ type: z.literal('open'), open: z.record(z.string(), z.number().int().nonnegative()) }),
  /** A process's part of a room. */
  z.object({ type: z.literal('here'), room: z.string(), here: here.nullable() }),
]);

export type Message = z.infer<typeof message>;

export const hereShape = here;

/** @returns the message from another process, or null if this version does not know it */
export function readMessage(sent: unknown): Message | null {
  const read = message.safeParse(sent);
  return read.success ? read.data : null;
}
