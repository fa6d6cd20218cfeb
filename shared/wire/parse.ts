import { z } from 'zod';

/**
 * Parses input from outside the process. Never throws. (zod compares `length`, which throws for values such as
 * `{ "length": { "valueOf": 1 } }`. Such input is rejected without details.)
 */
export function parse<T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(given);
  } catch {
    return { success: false, error: new z.ZodError([]) as z.ZodError<T> };
  }
}
