import { texts } from '#shared/text/texts.ts';

export const WORD = texts('room.word', {
  title: 'A word for the deal',
  about:
    'Your word helps shuffle the cards, so not even the server can choose who gets what. Use a word nobody would guess. Everyone sees it once the cards are dealt.',
  field: 'Your word',
  promised: (first: string, last: string) =>
    `The server has already fixed its own part of the shuffle: ${first} … ${last}`,
  none: 'No word',
  send: 'Mix it in',
});
