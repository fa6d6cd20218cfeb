import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, lettersIn, type Opening } from '../../testing';

describe('Wiretap shows cards of two players', () => {
  test('a Wiretap shows one hidden card of each of two players', () => {
    const match = aMatch({ cards: { 1: 'HHC', 2: 'CCH' }, hands: { 0: ['wiretap'] } });
    expect(match.use('0', 'wiretap', ['1', 2], ['2', 2])).toBe('ok');
    expect(must(match.view('0').me).known).toEqual([
      { seat: '1', slot: 2, face: 'crooked' },
      { seat: '2', slot: 2, face: 'honest' },
    ]);
    expect(match.facts.filter(({ code }) => code === 'looked')).toHaveLength(2);
  });

  test('a Wiretap needs hidden cards of two other players', () => {
    const match = aMatch({ cards: { 1: 'H^HC', 4: 'HHC' }, out: ['4'], hands: { 0: ['wiretap'] } });
    expect(match.use('0', 'wiretap', ['1', 1])).toBe('bad-target');
    expect(match.use('0', 'wiretap', ['1', 1], ['1', 2])).toBe('bad-target');
    expect(match.use('0', 'wiretap', ['1', 1], ['0', 2])).toBe('bad-target');
    expect(match.use('0', 'wiretap', ['1', 1], ['4', 2])).toBe('bad-target');
    expect(match.use('0', 'wiretap', ['1', 0], ['2', 2])).toBe('slot-not-hidden');
  });

  test('a Wiretap can show a single card', () => {
    const cards = { 1: 'HHC', 2: 'C^C^H^', 3: 'AHC', 4: 'K^C^C^' };
    const actives: Opening['actives'] = { 3: ['disguise'] };
    expect(aMatch({ cards, actives, hands: { 0: ['wiretap'] } }).use('0', 'wiretap', ['1', 0])).toBe('ok');
    const none = aMatch({ cards: { ...cards, 1: 'H^H^C^' }, actives, hands: { 0: ['wiretap'] } });
    expect(none.use('0', 'wiretap', ['3', 0])).toBe('requirement-missing');
  });
});

describe('Metal Detector shows cards of armed players', () => {
  test('a Metal Detector shows one card of every armed player', () => {
    const cards = { 1: 'HHC', 2: 'CCH', 3: 'H^C^C^' };
    const opening: Opening = { cards, guns: { 0: '1', 1: '0', 2: '0', 3: '0' }, hands: { 0: ['metal_detector'] } };
    const match = aMatch(opening);
    expect(match.use('0', 'metal_detector', ['1', 0])).toBe('bad-target');
    expect(match.use('0', 'metal_detector', ['1', 0], ['4', 0])).toBe('bad-target');
    expect(match.use('0', 'metal_detector', ['1', 0], ['1', 1])).toBe('bad-target');
    expect(match.use('0', 'metal_detector', ['0', 0], ['1', 1])).toBe('bad-target');
    expect(match.use('0', 'metal_detector', ['3', 0], ['1', 1])).toBe('slot-not-hidden');
    expect(match.use('0', 'metal_detector', ['2', 0], ['1', 2])).toBe('ok');
    expect(must(match.view('0').me).known.map(({ seat, slot }) => seat + slot)).toEqual(['12', '20']);
  });

  test('[GC-59] a Metal Detector is refused without a hidden card', () => {
    const opening: Opening = { cards: { 1: 'HHC' }, guns: { 1: '0', 0: '1' }, hands: { 0: ['metal_detector'] } };
    const use = (more: Opening) => aMatch({ ...opening, ...more }).use('0', 'metal_detector', ['1', 0]);
    expect(use({ actives: { 1: ['disguise'] } })).toBe('requirement-missing');
    expect(use({ cards: { 1: 'H^H^C^' } })).toBe('requirement-missing');
    expect(use({ guns: { 0: '1' } })).toBe('requirement-missing');
    expect(use({})).toBe('ok');
  });
});

describe('Polygraph shows two players each other’s cards', () => {
  const opening: Opening = { cards: { 0: 'HCC', 1: 'H^HC' }, hands: { 0: ['polygraph'] } };

  test('a Polygraph shows two players all of each other’s hidden cards', () => {
    const match = aMatch(opening);
    expect(match.use('0', 'polygraph', '1')).toBe('ok');
    expect(must(match.view('0').me).known.map(({ face }) => face)).toEqual(['honest', 'crooked']);
    expect(must(match.view('1').me).known.map(({ face }) => face)).toEqual(['honest', 'crooked', 'crooked']);
    expect(must(match.view('2').me).known).toEqual([]);
  });

  test('[GC-58] a Polygraph does not show a disguised user’s cards', () => {
    const match = aMatch({ ...opening, actives: { 0: ['disguise'] } });
    expect(match.use('0', 'polygraph', '1')).toBe('ok');
    expect(must(match.view('0').me).known).toHaveLength(2);
    expect(must(match.view('1').me).known).toEqual([]);
  });

  test('a Polygraph may target a player without hidden cards', () => {
    const match = aMatch({ ...opening, cards: { 1: 'H^H^C^', 4: 'HHC' }, out: ['4'] });
    expect(match.use('0', 'polygraph', '0')).toBe('bad-target');
    expect(match.use('0', 'polygraph', '4')).toBe('bad-target');
    expect(match.use('0', 'polygraph', '1')).toBe('ok');
  });

  test('a Polygraph is refused if all other players are disguised', () => {
    const cards = { 2: 'HHC', 3: 'HHC', 4: 'CCH' };
    const match = aMatch({ cards, out: ['2', '3', '4'], hands: { 0: ['polygraph'] }, actives: { 1: ['disguise'] } });
    expect(match.use('0', 'polygraph', '1')).toBe('requirement-missing');
  });
});

describe('Truth Serum turns up a card', () => {
  test('Truth Serum turns up a hidden card of any living player', () => {
    const match = aMatch({ cards: { 0: 'HCC' }, hands: { 0: ['truth_serum'] } });
    expect(match.use('0', 'truth_serum', ['0', 1])).toBe('ok');
    expect(lettersIn(match.G, '0')).toBe('HC^C');
    expect(match.facts).toContainEqual({ code: 'revealed', facts: { seat: '0', slot: 1, face: 'crooked' } });
    expect(match.G.looks).toEqual([]);
  });

  test('Truth Serum is refused on face-up cards', () => {
    const match = aMatch({ cards: { 1: 'H^HC', 4: 'HHC' }, out: ['4'], hands: { 0: ['truth_serum'] } });
    expect(match.use('0', 'truth_serum', ['1', 0])).toBe('slot-not-hidden');
    expect(match.use('0', 'truth_serum', ['4', 0])).toBe('bad-target');
    expect(match.use('0', 'truth_serum', '1')).toBe('bad-target');
    const cards = { 0: 'H^C^C^', 1: 'H^H^C^', 2: 'A^C^C^', 3: 'K^H^H^', 4: 'H^C^H^' };
    expect(aMatch({ cards, hands: { 0: ['truth_serum'] } }).use('0', 'truth_serum', ['1', 0])).toBe(
      'requirement-missing',
    );
  });
});
