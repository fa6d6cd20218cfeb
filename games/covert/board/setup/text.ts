import type { Names, Seat } from 'hush/game';
import { counted, listOf } from '../words';

export const setupText = {
  title: 'Keep two of three missions.',
  line: 'Give one back. It goes to the bottom of the deck, and nobody sees which.',
  chooseTitle: 'Choose your character.',
  waitTitle: (name: string) => `${name} is choosing a character.`,
  chooseLine: 'Each player leads a network with one special power. Everything else is dealt afterwards.',
  characters: 'Characters',
  takenBy: (name: string) => `Taken: ${name}`,
  choose: (title: string) => `Choose ${title.replace(/^The /, 'the ')}`,
  pick: 'Pick one first',
  keptTitle: 'You’ve kept two missions.',
  keptLine: 'The match begins once everyone has chosen.',
  watchTitle: 'Everyone is choosing missions.',
  watchLine: 'Each player keeps two of three.',
  mission: (at: number) => `Mission ${'ABC'[at] ?? at + 1}`,
  hold: { hold: 'Hold to look', tap: 'Tap to look' },
  what: 'at your missions and cards',
  hand: 'Your Agency cards',
  regions: 'Agency cards by region',
  keep: 'Keep',
  giveBack: 'Give back',
  giveBackOrKeep: (at: number) => `Give back or keep: ${setupText.mission(at)}`,
  send: 'Keep these two',
  which: 'Give one back first',
} as const;

/** Says who has chosen and who is still choosing. */
export function waitLine(kept: readonly Seat[], reading: readonly Seat[], names: Names): string {
  const done = kept.length > 0 ? `${listOf(kept.map(names))} ${kept.length === 1 ? 'has' : 'have'} chosen.` : '';
  const rest =
    reading.length > 0 ? `${listOf(reading.map(names))} ${reading.length === 1 ? 'is' : 'are'} still choosing.` : '';
  return [done, rest].filter(Boolean).join(' ');
}

export const hintText = {
  here: (place: string) => `You’re in ${place}.`,
  steps: (steps: number, place: string) => `${counted(steps, 'step')} to ${place}.`,
  cards: 'No city, only equipment and cards.',
} as const;
