import type { Award } from '#shared/text/story.ts';
import { texts } from '#shared/text/texts.ts';

export const STORY = texts('board.story', {
  title: 'What really happened',
  slip: 'What was said',
  points: 'Turning points',
  awards: {
    lie: 'Best lie',
    deduction: 'Best deduction',
    mission: 'Best mission',
    code: 'Best codebreaker',
  } satisfies Record<Award['kind'], string>,
  share: 'Share',
  cards: 'Full result',
});
