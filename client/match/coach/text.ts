export const COACH = {
  label: 'Coach',
  goal: 'Goal',
  count: (n: number, of: number) => `Step ${n} of ${of}`,
  waiting: { title: 'Watch the others.', why: 'They’re playing. The coach is back when it’s your turn.' },
  next: 'Next',
  skip: 'Skip',
  skipLong: 'Skip the coach',
  learned: 'What you’ve done',
  left: 'Still to discover',
  withBots: 'Play it with bots',
  leave: 'Leave',
};
