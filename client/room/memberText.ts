/** What somebody reads who is not in the room whose page they opened. */
export const MEMBERS = {
  title: 'For people of this room',
  text: 'Its replays and its evening are for those who are in the room. This device is not, or its seat was moved to another one. Come in by the room’s door, and open the link again.',
  toDoor: 'To the room’s door',
};
