import { z } from 'zod';

/**
 * Parses what somebody outside sent; never throws. A check of zod that measures a length meets whatever was sent in
 * the place of a text, and throws at a `length` that cannot be compared, such as `{ "length": { "valueOf": 1 } }`:
 * that has no shape either, and the error says nothing more of it.
 */
export function parse<T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(given);
  } catch {
    return { success: false, error: new z.ZodError([]) as z.ZodError<T> };
  }
}
