import { texts } from '#shared/text/texts.ts';

export const IN_ROOM = texts('room.table', {
  keep: 'Cancel',
  local: 'This server can only be reached on this computer.',
  leaveTitle: 'Leave the room?',
  leaveText: 'You give up your seat. If you come back with the code on this device, you keep tonight’s points.',
  leaveTextLocked: 'You give up your seat. The room is locked, so you can’t come back until the host unlocks it.',
  leaveTextMatch: 'A bot plays your seat. Until the match ends, you can come back on this device and take it again.',
  leave: 'Leave',
  howToPlay: 'How to play',
  newGame: (title: string) => `${title} is next. New to it? Press How to play.`,
  /** Shown as the author of a message if its author has left. */
  gone: 'Someone who left',
});
