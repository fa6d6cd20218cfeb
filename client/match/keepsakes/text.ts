import { texts } from '#shared/text/texts.ts';

export const KEEPSAKES = texts('match.keepsakes', {
  link: 'Link to this moment',
  linkLabel: 'Link to the replay',
  linkText:
    'It opens the replay at this moment, in the same view. It works for people in this room, as long as the room keeps the match.',
  share: 'Share',
});
