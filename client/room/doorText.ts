/** Sentences of the door, apart from the room's own so that the door is fetched without them. */
export const DOOR = {
  opening: 'Opening the room',
  title: (host: string, game: string) => (game === '' ? `${host}’s table` : `${host}’s table: ${game}`),
  empty: (game: string) => (game === '' ? 'An empty table' : `An empty table: ${game}`),
  at: (code: string) => `Room ${code}`,
  here: 'Here already',
  more: (n: number) => `and ${n} more`,
  nobody: 'Nobody is here yet.',
  running: 'A match is running. You watch until the next one.',
  sit: 'Take a seat',
  watch: 'Come in and watch',
  lookOn: 'Only watch',
  lookOnHint: 'Without a name and without a seat.',
  back: 'Back',
};

export const UNAVAILABLE: Record<string, { title: string; text: string }> = {
  'room-not-found': {
    title: 'No room with that code',
    text: 'Codes have six characters. A room that nobody used for a month is put away.',
  },
  removed: {
    title: 'The host removed you',
    text: 'You are no longer in this room. If you left it yourself on another device, that ended your place on this one too.',
  },
  moved: {
    title: 'Your seat is on another device',
    text: 'It was moved there, or this screen was taken out. This device may watch.',
  },
  'room-unavailable': {
    title: 'This room cannot be opened',
    text: 'It could not be read after a restart. Nothing of it is deleted. Make a new room; whoever runs the server finds this one in its log.',
  },
  'too-many-devices': {
    title: 'You are here eight times already',
    text: 'Eight devices or tabs of yours are in this room. Close one of them, and this page goes on by itself.',
  },
  'server-away': { title: 'The server does not answer', text: 'This page goes on by itself when it is back.' },
};

export const UNAVAILABLE_ACTIONS = {
  again: 'Try again',
  watch: 'Watch',
  home: 'To the start page',
};
