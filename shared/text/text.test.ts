import { expect, test } from 'vitest';
import { namesOf } from './names';
import { platformReason } from './reasons';
import { grammarOf, plainText, readBy, sentence } from './text';

test('only inserted values are emphasized', () => {
  expect(sentence`${'Mara'} shot ${'Tom'}.`).toEqual(['', { strong: 'Mara' }, ' shot ', { strong: 'Tom' }, '.']);
  expect(sentence`Monday is over.`).toEqual(['Monday is over.']);
});

test('removing the emphasis does not change a sentence’s text', () => {
  expect(plainText(sentence`${'<b>Mara</b>'} shot ${'{0}'}.`)).toBe('<b>Mara</b> shot {0}.');
});

test('a list shows up to four names', () => {
  expect(namesOf(['Mara'])).toBe('Mara');
  expect(namesOf(['Mara', 'Tobias'])).toBe('Mara and Tobias');
  expect(namesOf(['Mara', 'Tobias', 'Otis'])).toBe('Mara, Tobias and Otis');
  expect(namesOf(['Mara', 'Tobias', 'Otis', 'Wren'])).toBe('Mara, Tobias, Otis and Wren');
  expect(namesOf(['Mara', 'Tobias', 'Otis', 'Wren', 'Ines'])).toBe('Mara, Tobias and 3 more');
});

const mara = readBy((seat) => (seat === '0' ? 'Mara' : 'Otis'), '0');

test('the reader is called “you”', () => {
  const { who, whose, whom, does } = grammarOf(mara);
  const shoots = (by: string, at: string) =>
    plainText(sentence`${who(by)} ${does(by, 'shoots')} ${whom(at, by)}. ${whose(at)} turn.`);
  expect(shoots('0', '1')).toBe('You shoot Otis. Otis’s turn.');
  expect(shoots('1', '0')).toBe('Otis shoots you. Your turn.');
  expect(shoots('0', '0')).toBe('You shoot yourself. Your turn.');
  expect(plainText(sentence`Turn ${'3'}: ${who('0')}.`)).toBe('Turn 3: you.');
});

test('the verb is in the second person if the reader is its subject', () => {
  const of = (verb: string) => grammarOf(mara).does('0', verb).plain;
  expect(
    ['is', 'was', 'has', 'goes', 'flies', 'passes', 'searches', 'uses', 'chooses', 'takes', 'says'].map(of),
  ).toEqual(['are', 'were', 'have', 'go', 'fly', 'pass', 'search', 'use', 'choose', 'take', 'say']);
  expect(grammarOf(mara).does('1', 'flies').plain).toBe('flies');
});

test('a spectator is never “you”', () => {
  expect(grammarOf(readBy(String, null)).who('0')).toBe('0');
  expect(sentence`${'youssef'} waits.`).toEqual(['', { strong: 'youssef' }, ' waits.']);
});

test.each([
  ['a match that ended by its rules', { reason: 'won' }, null],
  ['a stopped match', { reason: 'stopped', cancelled: true }, 'It doesn’t count.'],
  ['an undocumented result', { reason: 'ended', said: '{"win":true}' }, 'The game’s own result: {"win":true}'],
  ['`endGame()`', { reason: 'ended', said: 'true' }, 'The game is over.'],
] as const)('`platformReason` has a sentence only if the game has none: %s', (_, outcome, words) => {
  expect(platformReason({ winners: [], ...outcome })).toBe(words);
});
