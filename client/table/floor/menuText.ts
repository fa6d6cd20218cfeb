import { texts } from '#shared/text/texts.ts';

export const FLOOR_MENU = texts('floor.menu', {
  title: 'Who’s speaking',
  mute: 'Mute',
  unmute: 'Unmute',
  mutedNote: (name: string) => `You won’t hear from ${name}. Nobody is told.`,
  unmutedNote: (name: string) => `You’ll hear from ${name} again.`,
});
