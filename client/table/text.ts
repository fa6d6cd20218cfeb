import { texts } from '#shared/text/texts.ts';

export const IN_ROOM = texts('room.table', {
  keep: 'Cancel',
  local: 'This server can only be reached on this computer.',
  someHost: 'The host',
  leaveTitle: 'Leave the room?',
  leaveText: 'You give up your place here. You can come back with the code.',
  leaveTextMatch: 'A bot plays your seat. Until the match ends, you can come back on this device and take it again.',
  leaveTextAlone: 'A bot plays your seat to the end. You can’t take it back.',
  leave: 'Leave',
  howToPlay: 'How to play',
  newGame: (title: string) => `${title} is next. New to it? Press How to play.`,
  /** Shown as the author of a message if its author has left. */
  gone: 'Someone who left',
});
