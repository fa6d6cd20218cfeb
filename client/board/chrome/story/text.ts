import type { Award } from '#shared/story.ts';

export const STORY = {
  title: 'What really happened',
  slip: 'What was said',
  points: 'Turning points',
  believed: 'believed it.',
  doubted: 'didn’t.',
  awards: {
    lie: 'Best lie',
    deduction: 'Best deduction',
    mission: 'Best mission',
    code: 'Best codebreaker',
  } satisfies Record<Award['kind'], string>,
  share: 'Share',
  cards: 'All cards',
} as const;
