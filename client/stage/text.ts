import { minutesLate } from '../room/stage/text';

/** Sentences of a stage: a screen that everybody looks at. */
export const STAGE = {
  title: 'Stage',
  frame: 'The table, for everybody',
  sit: 'Sit down',
  watch: 'Watch',
  locked: 'The room is locked',
  people: 'Here',
  nobody: 'Nobody is here yet.',
  scan: 'Scan the code, or open the address.',
  opening: 'The stage opens.',
  next: (title: string) => `Next: ${title}`,
  lastSaid: 'Last said',
  clashes: (count: number) => (count === 1 ? '1 does not fit' : `${count} do not fit`),
  said: 'What happened',
  nothing: 'Nothing has happened yet.',
  sound: 'Sound and full screen',
  soundAlone: 'Sound',
  soundHint: 'Browsers want one press for that.',
  late: (minutes: number) => `All cards up, ${minutes} min late`,
  lateWaits: (minutes: number) =>
    `The table is shown here with all cards up, ${minutesLate(minutes)} after it happens.`,
  stopped: 'The match was stopped.',
  lost: 'The server is away. The stage comes back by itself.',
  again: 'It is tried again by itself.',
  askAgain: 'Ask again',
} as const;

/** Why a stage does not open, by code; other codes have the server's silence alone. */
export const CLOSED: Readonly<Record<string, { title: string; text: string }>> = {
  'room-not-found': {
    title: 'No such room',
    text: 'There is no room with this code. Check the address, or ask for it again.',
  },
  'room-unavailable': { title: 'Room unavailable', text: 'This room could not be read after a restart of the server.' },
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
    text: 'Screens have asked three times within the hour. Wait, or have the host unlock the room.',
  },
  'rate-limited': { title: 'Asked too often', text: 'Wait a minute, then ask again.' },
  'no-delayed-stage': {
    title: 'No delayed stage',
    text: 'The host has announced none. It opens here by itself when they do, before a deal.',
  },
};
