import { expect, test } from 'vitest';
import type { EquipmentId } from '../../state';
import { aMatch } from '../../testing';
import { noteIn } from './NoteForm';
import { facesOf, oddsOf, unseen } from './odds';
import { saidOf } from './said';
import { oddsWords } from './text';

test('the unseen cards leave out face-up cards and cards that the player saw', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'K^HC', '2': 'HHC' } }).look('2', 0);
  expect(unseen(table.view('0'), '0')).toEqual({ agent: 0, kingpin: 0, honest: 5, crooked: 6 });
  expect(unseen(table.view(null), null)).toEqual({ agent: 1, kingpin: 0, honest: 7, crooked: 7 });
});

test('the field notes name only faces that the player has seen', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KHC' } }).look('1', 0);
  expect(facesOf(table.view('0'), '1', '0')).toEqual(['kingpin']);
  expect(facesOf(table.view('2'), '1', '2')).toEqual([]);
});

test('a side is known if no unseen card could change it', () => {
  const cards = { '0': 'AHC', '1': 'K^HC', '2': 'H^H^C', '3': 'H^CC', '4': 'HCC' };
  const table = aMatch({ cards, actives: { '1': ['planted_evidence'] } });
  const says = (seat: string) => oddsWords(oddsOf(table.view('0'), seat, '0'), seat === '0');
  expect(says('0')).toBe('Honest leader');
  expect(says('1')).toBe('Crooked leader');
  expect(says('2')).toBe('Known honest');
  expect(says('3')).toMatch(/^Leans/);
  expect(says('4')).toBe('Nothing known');
  // Two crooked cards do not decide the side, because the third card may be the Agent.
  expect(
    oddsOf(aMatch({ cards: { '0': 'CCC', '2': 'C^C^H', '3': 'AHH', '4': 'KHC' } }).view('0'), '2', '0').isSure,
  ).toBe(false);
});

test('the field notes name Planted Evidence as the reason', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'KHC', '2': 'H^H^C^' }, actives: { '2': ['planted_evidence'] } });
  expect(oddsWords(oddsOf(table.view('0'), '2', '0'), false)).toBe('Crooked by Planted Evidence');
});

test('the field notes lean only to the side of the known cards', () => {
  const says = (one: string, active: EquipmentId[] = []) => {
    const cards = { '0': 'HHH', '1': one, '2': 'CCA', '3': 'KCH' };
    const match = aMatch({ cards, actives: { '1': active } });
    return oddsWords(oddsOf(match.view('0'), '1', '0'), false);
  };
  expect(says('H^CC')).toBe('Leans honest');
  expect(says('H^H^C')).toBe('Leans honest');
  expect(says('C^HC')).toBe('Leans crooked');
  expect(says('H^C^C')).toBe('Could be either');
  expect(says('H^H^C', ['planted_evidence'])).toBe('Leans crooked by Planted Evidence');
});

test('a stored value that is not a valid note is ignored', () => {
  expect(noteIn('lies')).toBe('lies');
  expect(noteIn(5)).toBeNull();
});

test('the field notes mark claims that the player knows to be false', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'CHC' } }).look('1', 0);
  table.expect(table.play('0', 'claim', 'honest', '1:0', table.G.turn));
  table.expect(table.play('1', 'claim', 'side', 'honest', table.G.turn));
  table.expect(table.play('1', 'claim', 'honest', '1:0', table.G.turn));
  const said = (seat: string, isOpen: boolean) => {
    const view = table.view(seat);
    return saidOf(view, '1', seat, isOpen ? view.me : null, (of) => `P${of}`);
  };
  expect(said('1', false).map(({ words }) => words)).toEqual([
    'P0: “I looked at your card 1: Honest.”',
    'You: “I’m honest.”',
    'You: “My card 1 is Honest.”',
  ]);
  expect(said('0', false)[0]?.words).toBe('You: “I looked at P1’s card 1: Honest.”');
  expect(said('1', false).map(({ isUnfit }) => isUnfit)).toEqual([false, false, false]);
  expect(said('1', true).map(({ isUnfit }) => isUnfit)).toEqual([true, false, true]);
  expect(said('2', true).map(({ isUnfit }) => isUnfit)).toEqual([false, false, false]);
  table.expect(table.play('2', 'claim', 'suspicion', '1', table.G.turn));
  expect(said('2', false).at(-1)?.words).toBe('You: “I suspect P1.”');
});

test('the field notes mark claims that contradict each other', () => {
  const table = aMatch({ cards: { '0': 'AHC', '1': 'CHC' } }).look('1', 0);
  table.expect(table.play('0', 'claim', 'honest', '1:0', table.G.turn));
  table.expect(table.play('1', 'claim', 'crooked', '1:0', table.G.turn));
  const marks = saidOf(table.view('2'), '1', '2', null, String).map(({ isUnfit }) => isUnfit);
  expect(marks).toEqual([true, true]);
});
