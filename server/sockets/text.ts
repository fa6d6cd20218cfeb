/** Explanations of refusals on sockets. Matches and games have their own. */
export const REFUSED = {
  'not-synced': 'This device isn’t following the match yet. Reload the page.',
  'not-your-seat': 'This device doesn’t hold that seat.',
  'unknown-move': 'The game doesn’t know that move.',
  'invalid-args': 'That move wasn’t understood.',
  'on-your-phone': 'That’s on your phone. This screen shows only what everyone may see.',
  'notebook-full': 'Your notes are full (20 KB). Delete something first.',
  'try-again': 'That wasn’t saved. Try again.',
  fault: 'Something went wrong on our side. Nothing has changed.',
} as const;

export type RefusedCode = keyof typeof REFUSED;
