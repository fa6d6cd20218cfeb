import type { Award } from '#shared/text/story.ts';

export const STORY = {
  title: 'What really happened',
  slip: 'What was said',
  points: 'Turning points',
  believed: 'believed it.',
  doubted: 'went against it.',
  awards: {
    lie: 'Best lie',
    deduction: 'Best deduction',
    mission: 'Best mission',
    code: 'Best codebreaker',
  } satisfies Record<Award['kind'], string>,
  share: 'Share',
  cards: 'Full result',
  you: 'You',
} as const;
