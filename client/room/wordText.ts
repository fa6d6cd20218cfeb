import { texts } from '#shared/text/texts.ts';

export const WORD = texts('room.word', {
  title: 'A word for the deal',
  about:
    'The server has already drawn its seed and shows its hash. Your word is mixed in, so nobody can pick the cards. The others see it with the deal. Use anything they wouldn’t guess.',
  field: 'Your word',
  promised: (first: string, last: string) => `The server’s seed: ${first} … ${last}`,
  none: 'No word',
  send: 'Mix it in',
});
