import type { Code } from '#shared/ids.ts';

/** Sentences of a replay's page. */
export const REPLAY = {
  loading: 'Fetching the replay',
  back: 'Back to the room',
  backToTable: 'Back to the table',
  evening: 'The evening',
  again: 'Try again',
  lesson: 'A coached match. It counts for nobody.',
  title: (game: string) => `${game}: replay`,
};

/** Why there is no replay to show: a code of the server, or what the evening says of the match (`none`, `pruned`). */
export const NO_REPLAY: Readonly<Record<Code, { title: string; text: string }>> = {
  'match-not-over': {
    title: 'This match goes on',
    text: 'Its replay opens here by itself once it is over.',
  },
  none: {
    title: 'This match has no replay',
    text: 'It was ended by an update or could not be read, and the rules it was played by are gone.',
  },
  pruned: {
    title: 'This replay is no longer kept',
    text: 'A room keeps its newest hundred matches for as long as it is used. One that was over within its first minute goes when the next one is dealt.',
  },
  unauthorized: {
    title: 'A match of another room',
    text: 'Only people of the room in which it was played can see its replay.',
  },
  'no-match': {
    title: 'No such match here',
    text: 'The link names no match of this room. Check it, or ask for it again.',
  },
};
