import { texts } from '#shared/text/texts.ts';

/** Texts for visitors who open a page that only members of the room can see. */
export const MEMBERS = texts('room.members', {
  title: 'For people in this room',
  text: 'Its replays and its evening are for people in the room. This device isn’t in it, or its seat was moved to another device. Come in through the room’s door, then open the link again.',
  toDoor: 'To the room’s door',
});
