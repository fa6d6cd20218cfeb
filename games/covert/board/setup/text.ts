import { listed, type Names, type Seat, texts } from 'hush/game';
import { CHARACTER_TEXTS } from '../../content/cardsText';
import type { CharacterId } from '../../state';

export const setupText = texts('covert.setup', {
  title: 'Keep two of three missions.',
  line: 'Give one back. It goes to the bottom of the deck, and nobody sees which.',
  chooseTitle: 'Choose your character.',
  waitTitle: (name: string) => `${name} is choosing a character.`,
  chooseLine: 'Each character has one special power. Missions and cards are dealt afterwards.',
  characters: 'Characters',
  takenBy: (name: string) => `Taken: ${name}`,
  choose: (character: CharacterId) => `Choose ${CHARACTER_TEXTS.the[character]}`,
  pick: 'Pick one first',
  keptTitle: 'You’ve kept two missions.',
  keptLine: 'The match begins once everyone has chosen.',
  watchTitle: 'Everyone is choosing missions.',
  watchLine: 'Each player keeps two of three.',
  mission: ['Mission A', 'Mission B', 'Mission C'],
  hold: { hold: 'Hold to look', tap: 'Tap to look' },
  what: 'at your missions and cards',
  hand: 'Your Agency cards',
  regions: 'Agency cards by region',
  keep: 'Keep',
  giveBack: 'Give back',
  giveBackOrKeep: (mission: string) => `Give back or keep: ${mission}`,
  send: 'Keep these two',
  which: 'Give one back first',
  chosen: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} has chosen.` : `${listed(names)} have chosen.`,
  choosing: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} is still choosing.` : `${listed(names)} are still choosing.`,
});

/** Says who has chosen and who is still choosing. */
export function waitLine(kept: readonly Seat[], reading: readonly Seat[], names: Names): string {
  return [
    ...(kept.length > 0 ? [setupText.chosen(kept.map(names))] : []),
    ...(reading.length > 0 ? [setupText.choosing(reading.map(names))] : []),
  ].join(' ');
}

export const hintText = texts('covert.hints', {
  here: (place: string) => `You’re in ${place}.`,
  steps: (steps: number, place: string) => (steps === 1 ? `1 step to ${place}.` : `${steps} steps to ${place}.`),
  cards: 'No city, only equipment and cards.',
});
