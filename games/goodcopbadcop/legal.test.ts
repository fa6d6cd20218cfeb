import { describe, expect, test } from 'vitest';
import { aMatch } from './testing';

const marks = (
  match: ReturnType<typeof aMatch>,
  seat: string,
  draft: readonly (string | number | readonly [string, number])[],
) => match.legal(seat, 'useEquipment', draft).picks.map(({ mark }) => mark);

describe('the targets of equipment are picked step by step', () => {
  const match = aMatch({ cards: { 1: 'H^CC', 4: 'HHC' }, out: ['4'], hands: { 0: ['wiretap'] } });

  test('a card can be used only after its last target is picked', () => {
    expect(marks(match, '0', [])).toEqual([1]);
    expect(marks(match, '0', [1])).toEqual(['wiretap']);
    const first = marks(match, '0', [1, 'wiretap']);
    expect(first).toEqual([
      ['1', 1],
      ['1', 2],
      ['2', 0],
      ['2', 1],
      ['2', 2],
      ['3', 0],
      ['3', 1],
      ['3', 2],
    ]);
    const second = match.legal('0', 'useEquipment', [1, 'wiretap', ['1', 1]]);
    expect(second.whole).toBe(false);
    expect(second.picks.map(({ mark }) => mark)).toEqual([
      ['2', 0],
      ['2', 1],
      ['2', 2],
      ['3', 0],
      ['3', 1],
      ['3', 2],
    ]);
    expect(match.legal('0', 'useEquipment', [1, 'wiretap', ['1', 1], ['2', 0]])).toEqual({ whole: true, picks: [] });
    expect(match.legal('0', 'useEquipment', [1, 'wiretap', ['1', 1], ['1', 2]]).whole).toBe(false);
  });

  test('no target is offered for a card that is not in hand', () => {
    expect(marks(match, '0', [2])).toEqual([]);
    expect(marks(match, '0', [1, 'coffee'])).toEqual([]);
    expect(marks(match, '1', [1])).toEqual([]);
    expect(marks(match, '4', [])).toEqual([]);
  });

  test('a card whose requirement is not met is not offered', () => {
    const hands = { 1: ['k9_unit' as const], 2: ['coffee' as const] };
    const window = aMatch({ hands }).look('3', 0);
    expect(marks(window, '1', [2])).toEqual([]);
    expect(marks(window, '2', [2])).toEqual(['coffee']);
    window.play('2', 'pass', 2);
    expect(marks(window, '2', [])).toEqual([]);
  });
});

test('refusals are checked in this order: match over, eliminated, phase, turn, arguments', () => {
  const match = aMatch({ cards: { 4: 'HHC' }, out: ['4'], guns: { 0: '1' } });
  expect(match.play('4', 'arm', 0, '4')).toBe('eliminated');
  expect(match.play('1', 'aim', '1')).toBe('wrong-stage');
  expect(match.play('1', 'arm', 0, '1')).toBe('not-your-turn');
  expect(match.play('0', 'arm', null, '0')).toBe('already-armed');
  expect(match.play('0', 'keep')).toBe('wrong-stage');
  expect(match.play('0', 'discard', 'coffee')).toBe('wrong-stage');
  expect(match.play('0', 'place', [0, 1, 2])).toBe('wrong-stage');
  expect(match.play('0', 'useEquipment', 0, 'coffee')).toBe('not-in-hand');
});

test('a player who has a gun cannot arm themselves again', () => {
  const match = aMatch({ guns: { 0: '1' }, hands: { 0: ['med_kit'], 1: ['coffee'] } });
  expect(match.why('0', 'arm')).toBe('already-armed');
  expect(match.why('0', 'useEquipment')).toBe('requirement-missing');
  expect(match.why('0', 'shoot')).toBeNull();
  expect(match.why('1', 'shoot')).toBe('not-your-turn');
  expect(match.why('2', 'useEquipment')).toBe('not-in-hand');
  expect(aMatch().why('0', 'shoot')).toBe('no-gun');
});

test('a seat cannot investigate if no card can be looked at', () => {
  const open = { 1: 'H^H^C^', 2: 'H^H^C^', 3: 'A^H^C^', 4: 'K^C^H^' };
  expect(aMatch({ cards: open }).why('0', 'investigate')).toBe('slot-not-hidden');
  const disguised = aMatch({ cards: { ...open, 4: 'K^C^H' }, actives: { 4: ['disguise'] } });
  expect(disguised.why('0', 'investigate')).toBe('disguised');
});
