/** Sentences of the sheet in which somebody gives a word for the deal. */
export const WORD = {
  title: 'A word for the deal',
  about:
    'The server has drawn its seed already and shows its hash. Your word is mixed in, so nobody picks the cards. The others see it with the deal. It can be anything they would not guess.',
  field: 'Your word',
  promised: (first: string, last: string) => `The server’s seed: ${first} … ${last}`,
  none: 'No word',
  send: 'Mix it in',
} as const;
