import { z } from 'zod';

const here = z.object({
  members: z.record(z.string(), z.number().int().positive()),
  tokens: z.array(z.string()),
  stages: z.number().int().nonnegative(),
});

/** What processes tell each other: which room or match is another now, never what it holds. */
const message = z.discriminatedUnion('type', [
  /** These were written; a room by its chat alone too. */
  z.object({ type: z.literal('written'), rooms: z.array(z.string()), matches: z.array(z.string()) }),
  /** A page of a seat's notebook was written, or taken out. */
  z.object({ type: z.literal('noted'), match: z.string(), seat: z.string(), page: z.string() }),
  /** A person of that seat opened or closed a form at a device. */
  z.object({
    type: z.literal('composing'),
    match: z.string(),
    seat: z.string(),
    device: z.string(),
    isOpen: z.boolean(),
  }),
  /** What was spent of limits since the last such message. */
  z.object({ type: z.literal('spent'), spent: z.record(z.string(), z.number().int()) }),
  /** How many of something that is limited a process has open now. */
  z.object({ type: z.literal('open'), open: z.record(z.string(), z.number().int().nonnegative()) }),
  /** What a process has of a room. */
  z.object({ type: z.literal('here'), room: z.string(), here: here.nullable() }),
]);

export type Message = z.infer<typeof message>;

export const hereShape = here;

/** A message as another process sent it; null: none that this version knows. */
export function readMessage(sent: unknown): Message | null {
  const read = message.safeParse(sent);
  return read.success ? read.data : null;
}
