import { texts } from '#shared/text/texts.ts';

export const STAGE = texts('stage.screen', {
  title: 'Stage',
  frame: 'The table, for everyone',
  sit: 'Sit down',
  watch: 'Watch',
  sitAt: (host: string) => `Sit down at ${host}`,
  watchAt: (host: string) => `Watch at ${host}`,
  locked: 'The room is locked',
  people: 'Here',
  nobody: 'Nobody’s here yet.',
  more: (count: number) => `and ${count} more`,
  scan: 'Scan the code, or open the address.',
  openHere: 'Open the address on this computer.',
  opening: 'The stage is opening.',
  next: (title: string) => `Next: ${title}`,
  lastSaid: 'Last said',
  clashes: (count: number) => (count === 1 ? '1 doesn’t fit' : `${count} don’t fit`),
  said: 'What happened',
  nothing: 'Nothing has happened yet.',
  sound: 'Sound and full screen',
  soundAlone: 'Sound',
  soundHint: 'Click once to allow this.',
  howOn: 'The next match',
  canStart: (host: string) => `${host} can start the next match.`,
  orSit: 'Or sit down:',
  late: (minutes: number) => `All cards up, ${minutes} min late`,
  lateWaits: (minutes: number) =>
    `You see the table here with all cards up, ${minutes === 1 ? 'a minute' : `${minutes} minutes`} late.`,
  stopped: 'The match was stopped.',
  lost: 'The server isn’t answering. The stage comes back by itself.',
  again: 'It tries again by itself.',
  askAgain: 'Ask again',
});

/**
 * Sentences that explain why a stage cannot be shown, by code. For any other code, the stage says that the server is not
 * answering.
 */
export const CLOSED: Readonly<Record<string, { title: string; text: string }>> = texts('stage.closed', {
  'room-not-found': {
    title: 'No such room',
    text: 'There’s no room with this code. Check the address, or ask for it again.',
  },
  'room-unavailable': { title: 'Room unavailable', text: 'This room couldn’t be read after the server restarted.' },
  'room-expired': { title: 'The room is gone', text: 'Nobody has used it for thirty days.' },
  'too-many-stages': { title: 'Eight stages are open', text: 'Close one of them, and this one opens by itself.' },
  'stage-locked': { title: 'This room is locked', text: 'Asking the people in it to allow this screen…' },
  'stage-waiting': {
    title: 'This room is locked',
    text: 'Someone in the room has to allow this screen. They have just been asked.',
  },
  'stage-refused': { title: 'Not allowed', text: 'Someone in the room refused this screen. Talk to them first.' },
  'stage-unanswered': { title: 'No answer', text: 'Nobody in the room answered within ten minutes.' },
  'being-asked': { title: 'Another screen is asking', text: 'Wait until the room has answered it.' },
  'asked-enough': {
    title: 'Asked too often',
    text: 'Screens have asked three times in the last hour. Wait, or have the host unlock the room.',
  },
  'rate-limited': { title: 'Asked too often', text: 'Wait a minute, then ask again.' },
  'no-delayed-stage': {
    title: 'No delayed stage',
    text: 'The host hasn’t announced one. If they do before a deal, it opens here by itself.',
  },
});
