/** What stands of the floor in menus. */
export const FLOOR_MENU = {
  title: 'Who speaks',
  mute: 'Mute',
  unmute: 'Hear again',
  mutedNote: (name: string) => `You hear no more of ${name}. Nobody is told.`,
  unmutedNote: (name: string) => `You hear ${name} again.`,
} as const;
