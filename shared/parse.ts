import { z } from 'zod';

/**
 * Parses input from outside; never throws. zod measures lengths by comparing `length`, which throws for values such as
 * `{ "length": { "valueOf": 1 } }`; such input is invalid too, and the error gives no details.
 */
export function parse<T>(schema: z.ZodType<T>, given: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(given);
  } catch {
    return { success: false, error: new z.ZodError([]) as z.ZodError<T> };
  }
}
