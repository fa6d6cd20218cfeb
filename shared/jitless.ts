import { config } from 'zod';

/**
 * Makes zod interpret its schemas instead of compiling them, because compiling needs `eval`, which some pages' content
 * security policy forbids.
 */
export function withoutEval(): void {
  config({ jitless: true });
}
