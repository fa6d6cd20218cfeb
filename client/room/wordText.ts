import { texts } from '#shared/text/texts.ts';

export const WORD = texts('room.word', {
  title: 'A word for the deal',
  about:
    'The server has already drawn its seed and shows you the seed’s hash. Your word gets mixed in, so nobody can pick the cards. The others see your word with the deal. Use one they wouldn’t guess.',
  field: 'Your word',
  promised: (first: string, last: string) => `The server’s seed: ${first} … ${last}`,
  none: 'No word',
  send: 'Mix it in',
});
