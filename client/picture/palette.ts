import type { GameId } from '#shared/ids.ts';

const NAMES = {
  ground: '--color-ground',
  deep: '--color-ground-deep',
  lamp: '--color-lamp',
  lamp2: '--color-lamp-2',
  surface: '--color-surface-3',
  ink: '--color-ink',
  ink2: '--color-ink-2',
  ink3: '--color-ink-3',
  line: '--color-line',
  accent: '--color-accent',
  accentStrong: '--color-accent-strong',
  accentInk: '--color-accent-ink',
  paper: '--color-paper',
  paper2: '--color-paper-2',
  paperInk: '--color-paper-ink',
  paperInk2: '--color-paper-ink-2',
  titleFont: '--font-title',
} as const;

export type Palette = Record<keyof typeof NAMES, string> & {
  /** Returns the CSS colour of a face. Colours are numbered from 0 to 11. */
  seat(colour: number): string;
};

/**
 * Returns the colours and the headline font of a game. If `game` is null, returns those of the platform's dark mode.
 */
export function paletteOf(game: GameId | null): Palette {
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.dataset.mode = 'dark';
  const themed = document.createElement('div');
  if (game !== null) themed.dataset.theme = game;
  probe.append(themed);
  document.body.append(probe);
  const style = getComputedStyle(themed);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const colours = Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, read(name)]));
  const seats = Array.from({ length: 12 }, (_, colour) => read(`--seat-${colour}`));
  probe.remove();
  return { ...(colours as Record<keyof typeof NAMES, string>), seat: (colour) => seats[colour] ?? seats[0] ?? '#ccc' };
}
