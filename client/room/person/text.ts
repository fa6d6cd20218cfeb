import { texts } from '#shared/text/texts.ts';

export const PERSON = texts('door.person', {
  name: 'Your name',
  nameHint: 'What the others call you',
  face: 'Your face',
  faceN: (n: number) => `Face ${n}`,
  more: 'Other faces',
  missing: 'Enter a name first.',
});
