import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const PICTURE_TEXT = texts('picture', {
  evening: 'The evening, as a picture',
  end: 'The end, as a picture',
  share: 'Share the picture',
  save: 'Save the picture',
  drawing: 'Drawing…',
  failed: 'This browser can’t draw it.',
  note: 'Drawn on this device. It shows names and faces, but no code and no link.',
  stopped: 'Stopped.',
  nobody: 'Nobody wins.',
  everybody: 'Everyone wins.',
  win: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'wins' : 'win'}.`,
  won: 'won',
  points: (many: number) => (many === 1 ? '1 point' : `${many} points`),
  bestLiar: 'Best liar',
  bestDetective: 'Best detective',
  and: (names: string) => `and ${names}`,
});
