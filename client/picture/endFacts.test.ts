import { expect, test } from 'vitest';
import { type EndFacts, endHeadline, endWords, winnersFirst } from './endFacts';

const person = (seat: string, name: string) => ({ seat, name, face: name, colour: 0, bot: false });
const end = (winners: string[], part: Partial<EndFacts['outcome']> = {}): EndFacts => ({
  game: 'toy',
  title: 'Toy',
  at: Date.UTC(2026, 10, 20, 12),
  outcome: { winners, reason: 'guessed', ...part },
  predicted: [],
  headline: null,
  reason: 'It was guessed.',
  people: [person('0', 'Mara'), person('1', 'Tobias'), person('2', 'Ines')],
});

test('the headline gives the result in a few words', () => {
  expect(endHeadline(end(['1']))).toBe('Tobias wins.');
  expect(endHeadline(end(['0', '2']))).toBe('Mara and Ines win.');
  expect(endHeadline(end(['0', '1', '2']))).toBe('Everyone wins.');
  expect(endHeadline(end([]))).toBe('Nobody wins.');
  expect(endHeadline(end([], { cancelled: true }))).toBe('Stopped.');
});

test('winners are listed first', () => {
  const drawn = end(['2']);
  expect(winnersFirst(drawn).map(({ name }) => name)).toEqual(['Ines', 'Mara', 'Tobias']);
  expect(endWords(drawn)).toBe(
    'Toy, Friday 20 November. Ines wins. It was guessed. Ines, won, 3 points; Mara, 1 point; Tobias, 1 point.',
  );
});

test('a story’s headline comes before the result', () => {
  const told = { ...end(['1']), headline: 'Ines swore it was four. It was five.' };
  expect(endWords(told)).toContain('Ines swore it was four. It was five. Tobias wins. It was guessed.');
});
