/** What the host needs of a log: an event's name and its facts, never a view, an argument or a credential. */
export interface EventLog {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

/**
 * What may be logged of an error thrown by rules: its kind and where it was thrown. Its message stays out of it,
 * since rules may have put cards or names into it; `npm run replay` brings it up again from the stored match.
 */
export function faultSite(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return { error: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 6) };
}

/** What may be logged of a store that failed: its own codes and words hold nothing that was to be stored. */
export function storeFault(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  return 'code' in error ? { error: error.constructor.name, code: String(error.code) } : { error: error.message };
}
