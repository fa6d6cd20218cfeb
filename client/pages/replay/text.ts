import type { Code } from '#shared/ids.ts';
import { texts } from '#shared/text/texts.ts';

export const REPLAY = texts('replay.page', {
  loading: 'Loading the replay',
  back: 'Back to the room',
  backToTable: 'Back to the table',
  evening: 'Tonight’s results',
  again: 'Try again',
  lesson: 'A lesson. It doesn’t count.',
  title: (game: string) => `${game}: replay`,
});

/**
 * Explanations of why there is no replay. The keys are codes from the server, and recorded states of a match (`none`,
 * `pruned`).
 */
export const NO_REPLAY: Readonly<Record<Code, { title: string; text: string }>> = texts('replay.none', {
  'match-not-over': {
    title: 'This match isn’t over yet',
    text: 'Its replay opens here by itself when it’s over.',
  },
  none: {
    title: 'This match has no replay',
    text: 'Either an update ended the match or it couldn’t be read, and the rules it was played with are gone.',
  },
  pruned: {
    title: 'This replay is no longer kept',
    text: 'A room keeps its newest hundred matches for as long as it’s used. A match that ends within its first minute is dropped when the next one is dealt.',
  },
  unauthorized: {
    title: 'A match from another room',
    text: 'Only people in the room where it was played can see its replay.',
  },
  'no-match': {
    title: 'No such match here',
    text: 'The link doesn’t lead to a match in this room. Check it, or ask for it again.',
  },
});
