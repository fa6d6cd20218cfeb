/** Sentences for the platform's answers on sockets; the rest are those of matches and games. */
export const REFUSED = {
  'not-synced': 'This device does not follow the match yet. Reload the page.',
  'not-your-seat': 'This device does not hold that seat.',
  'unknown-move': 'The game has no such move.',
  'invalid-args': 'The move was not understood.',
  'on-your-phone': 'That is on your phone. This screen shows only what everybody may see.',
  'notebook-full': 'A notebook holds 20 KB. Take something out of it first.',
  'try-again': 'It was not stored. Try again.',
  fault: 'Something went wrong on our side. Nothing has changed.',
} as const;

export type RefusedCode = keyof typeof REFUSED;
