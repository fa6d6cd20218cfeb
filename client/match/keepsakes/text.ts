/** Sentences about what one takes along from a match. */
export const KEEPSAKES = {
  link: 'Link to this moment',
  linkLabel: 'Link to the replay',
  linkText:
    'It opens the replay where it stands now, through the same eyes. It is for people of this room, as long as the room keeps the match.',
  share: 'Share',
};
