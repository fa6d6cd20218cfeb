import { texts } from '#shared/text/texts.ts';

/**
 * Texts for visitors who have not joined the room. They are separate from the room's texts, so that the join page loads
 * faster.
 */
export const DOOR = texts('door.page', {
  opening: 'Opening the room',
  title: (host: string, game: string | null) => (game === null ? `${host}’s table` : `${host}’s table: ${game}`),
  empty: (game: string | null) => (game === null ? 'An empty table' : `An empty table: ${game}`),
  at: (code: string) => `Room ${code}`,
  here: 'Already here',
  more: (n: number) => `and ${n} more`,
  nobody: 'Nobody’s here yet.',
  running: 'A match is on. Watch now, play the next one.',
  sit: 'Take a seat',
  watch: 'Come in and watch',
  lookOn: 'Just watch, without a name or a seat',
  back: 'Back',
  foreign: (game: string, checked: string | null) =>
    checked === null
      ? `${game} isn’t part of Hush and hasn’t been checked.`
      : `${game} isn’t part of Hush. Checked: ${checked}.`,
  notSecret: 'Secrecy isn’t proved: a player might learn more than they should.',
});

export const UNAVAILABLE: Record<string, { title: string; text: string }> = texts('door.unavailable', {
  'room-not-found': {
    title: 'No room with that code',
    text: 'Codes have six characters. A room that nobody uses for a month is deleted.',
  },
  removed: {
    title: 'The host removed you',
    text: 'You’re no longer in this room. If you left it on another device, you left it here too.',
  },
  moved: {
    title: 'Your seat is on another device',
    text: 'It was moved there, or you took this screen away from the seat. You can still watch here.',
  },
  'room-locked': {
    title: 'This room is locked',
    text: 'Only the people in it can open it. When the host unlocks it, this page continues by itself.',
  },
  'locked-out': {
    title: 'You’re no longer in this room',
    text: 'The room is locked. Your seat is on another device now, or you left or were removed.',
  },
  'room-unavailable': {
    title: 'This room can’t be opened',
    text: 'It couldn’t be read after a restart. Nothing in it was deleted. Start a new room; the person running the server will find this one in its log.',
  },
  'too-many-devices': {
    title: 'You’re already here eight times',
    text: 'Eight of your devices or tabs are in this room. Close one of them, and this page continues by itself.',
  },
  'server-away': { title: 'The server isn’t answering', text: 'This page continues by itself when it’s back.' },
});

export const UNAVAILABLE_ACTIONS = texts('door.actions', {
  again: 'Try again',
  watch: 'Watch',
  home: 'To the start page',
});
