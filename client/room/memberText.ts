import { texts } from '#shared/text/texts.ts';

/** Texts for visitors who open a page that only members of the room can see. */
export const MEMBERS = texts('room.members', {
  title: 'For people in this room',
  text: 'Only people in this room can see its replays and results. This device isn’t in the room, or its seat was moved to another device. Enter the room first, then open the link again.',
  toDoor: 'Go to the room',
});
