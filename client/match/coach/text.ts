import { texts } from '#shared/text/texts.ts';

export const COACH = texts('match.coach', {
  label: 'Coach',
  goal: 'Goal',
  count: (n: number, of: number) => `Step ${n} of ${of}`,
  waiting: { title: 'Watch the others.', why: 'They’re playing. I’ll be back when there’s something for you to do.' },
  next: 'Next',
  leaveLesson: 'Leave the lesson',
  leaving: { title: 'Leave the lesson?', why: 'The coach won’t come back. The match continues without it.' },
  stay: 'Stay in the lesson',
  learned: 'What you’ve done',
  left: 'Still to discover',
  withBots: 'Play it with bots',
  leave: 'Leave',
});
