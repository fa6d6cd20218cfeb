import { expect, test } from 'vitest';
import { aMatch } from '../../testing';
import { noteIn } from './NoteForm';
import { facesOf, oddsOf, unseen } from './odds';
import { oddsWords } from './text';

test('a player’s unseen cards are all cards in play except their own, those face up and those they have looked at', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'K^HC', '2': 'HHC' } }).look('2', 0);
  expect(unseen(table.view('0'), '0')).toEqual({ agent: 0, kingpin: 0, honest: 5, crooked: 6 });
  expect(unseen(table.view(null), null)).toEqual({ agent: 1, kingpin: 0, honest: 7, crooked: 7 });
});

test('the field notes name only faces that the player has seen', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KHC' } }).look('1', 0);
  expect(facesOf(table.view('0'), '1', '0')).toEqual(['kingpin']);
  expect(facesOf(table.view('2'), '1', '2')).toEqual([]);
});

test('the field notes call a side known if no unseen card could change it, and otherwise likely or unknown', () => {
  const cards = { '0': 'AHC', '1': 'K^HC', '2': 'H^H^C', '3': 'H^CC', '4': 'HCC' };
  const table = aMatch({ cards, actives: { '1': ['planted_evidence'] } });
  const says = (seat: string) => oddsWords(oddsOf(table.view('0'), seat, '0'), seat === '0');
  expect(says('0')).toBe('Honest leader');
  expect(says('1')).toBe('Crooked leader');
  expect(says('2')).toBe('Known honest');
  expect(says('3')).toMatch(/^Leans/);
  expect(says('4')).toBe('Nothing known');
  // Two crooked cards don't settle the side, because the third may be the Agent.
  expect(
    oddsOf(aMatch({ cards: { '0': 'CCC', '2': 'C^C^H', '3': 'AHH', '4': 'KHC' } }).view('0'), '2', '0').isSure,
  ).toBe(false);
});

test('Planted Evidence turns a known majority to the other side, and is given as the reason', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KHC', '2': 'H^H^C^' }, actives: { '2': ['planted_evidence'] } });
  expect(oddsWords(oddsOf(table.view('0'), '2', '0'), false)).toBe('Crooked by Planted Evidence');
});

test('a stored value that is not a note is ignored', () => {
  expect(noteIn('lies')).toBe('lies');
  expect(noteIn(5)).toBeNull();
});
