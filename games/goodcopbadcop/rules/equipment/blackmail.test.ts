import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, lettersIn, type Opening } from '../../testing';
import { sideOf } from '../teams';

const opening: Opening = { cards: { 1: 'A*H^C^', 2: 'CCH' }, hands: { 0: ['blackmail'] }, guns: { 4: '2' } };

test('[GC-27] cards swapped by “Blackmail” keep their wounds', () => {
  const match = aMatch({ ...opening, cards: { 1: 'A*HC', 2: 'CCH' } });
  expect(match.use('0', 'blackmail', ['1', 0], ['2', 1])).toBe('ok');
  expect([lettersIn(match.G, '1'), lettersIn(match.G, '2')]).toEqual(['CHC', 'CA*H']);
  expect([sideOf(match.G, '1').team, sideOf(match.G, '2').team]).toEqual(['crooked', 'honest']);
  expect(match.view(null).table['2']?.cards[1]).toEqual({ face: 'agent', wounded: true, knownBy: [] });
  expect(match.view(null).table['1']?.cards[0]).toEqual({ face: null, wounded: false, knownBy: ['2'] });
  expect(must(match.view('1').me).cards[0]).toBe('crooked');
  expect(match.view('1').looks).toMatchObject([{ by: '1', at: '1', slot: 0, through: 'blackmail' }]);
  expect(match.G.discards).toEqual(['blackmail']);
  match.change((G) => {
    G.active = '4';
  });
  match.shoot();
  expect(match.outcome.reason).toBe('agent-eliminated');
});

test('[GC-28] a player who gets both leaders wins alone', () => {
  const cards = { 1: 'ACC', 2: 'KCH' };
  const match = aMatch({ cards, hands: { 0: ['blackmail'], 3: ['taser'] } });
  expect(match.use('0', 'blackmail', ['1', 0], ['2', 2])).toBe('ok');
  expect(match.outcome).toEqual({ winners: ['2'], reason: 'both-leaders' });
  expect(match.G).toMatchObject({ phase: 'over', choices: [], asked: [] });
});

test('swapping the Agent for the Kingpin changes the side of both owners', () => {
  const match = aMatch({ cards: { 1: 'ACC', 2: 'KHH' }, hands: { 0: ['blackmail'] } });
  match.expect(match.use('0', 'blackmail', ['1', 0], ['2', 0]));
  expect(match.G.outcome).toBeNull();
  expect([sideOf(match.G, '1').team, sideOf(match.G, '2').team]).toEqual(['crooked', 'honest']);
});

describe('“Blackmail” targets two cards of other players', () => {
  test('[GC-29] “Blackmail” cannot target the user’s own cards', () => {
    const match = aMatch({ ...opening, cards: { ...opening.cards, 3: 'HHC' }, out: ['3'] });
    expect(match.use('0', 'blackmail', ['0', 0], ['2', 0])).toBe('bad-target');
    expect(match.use('0', 'blackmail', ['1', 0], ['0', 0])).toBe('bad-target');
    expect(match.use('0', 'blackmail', ['1', 0], ['1', 1])).toBe('bad-target');
    expect(match.use('0', 'blackmail', ['1', 0], ['3', 1])).toBe('bad-target');
    expect(match.use('0', 'blackmail', ['1', 0])).toBe('bad-target');
    expect(match.use('0', 'blackmail', '1', '2')).toBe('bad-target');
    expect(match.use('0', 'blackmail', ['1', 0], ['2', 0], ['4', 0])).toBe('bad-target');
    expect(match.G.hands['0']).toHaveLength(1);
  });

  test('“Blackmail” needs two other living players', () => {
    const cards = { 2: 'HHC', 3: 'HHC', 4: 'CCH' };
    const match = aMatch({ cards, out: ['2', '3', '4'], hands: { 0: ['blackmail'] } });
    expect(match.use('0', 'blackmail', ['1', 0], ['2', 0])).toBe('requirement-missing');
  });

  test('“Blackmail” does not count as an investigation', () => {
    const actives: Opening['actives'] = { 1: ['disguise'], 2: ['surveillance_camera'] };
    const match = aMatch({ ...opening, cards: { 1: 'ACC', 2: 'CCH' }, actives });
    expect(match.use('0', 'blackmail', ['1', 0], ['2', 0])).toBe('ok');
    expect(match.G.phase).toBe('action');
  });
});

test('[GC-30] a seen card is still known after “Blackmail”', () => {
  const match = aMatch({ cards: { 1: 'CHC', 2: 'HHC' }, hands: { 4: ['blackmail'] }, active: '3' })
    .look('1', 0)
    .allPass();
  match.expect(match.use('4', 'blackmail', ['1', 0], ['2', 1]));
  expect(must(match.view('3').me).known).toEqual([{ seat: '2', slot: 1, face: 'crooked' }]);
  expect(must(match.view('1').me).known).toEqual([{ seat: '2', slot: 1, face: 'crooked' }]);
  expect(must(match.view('2').me).known).toEqual([{ seat: '1', slot: 0, face: 'honest' }]);
  expect(must(match.view('4').me).known).toEqual([]);
  expect(match.view(null).looks[0]).toMatchObject({ by: '3', at: '1', slot: 0, now: { seat: '2', slot: 1 } });
});

test('a former owner knows a card that was swapped twice', () => {
  const cards = { 1: 'CHC', 2: 'HHC', 3: 'HCH' };
  const match = aMatch({ cards, hands: { 4: ['blackmail'] } });
  match.expect(match.use('4', 'blackmail', ['1', 0], ['2', 1])).change((G) => {
    G.hands['4'] = [{ card: 'blackmail', knownBy: [] }];
  });
  match.expect(match.use('4', 'blackmail', ['2', 1], ['3', 0]));
  expect(must(match.view('2').me).known).toContainEqual({ seat: '3', slot: 0, face: 'crooked' });
  expect(must(match.view('1').me).known).toContainEqual({ seat: '3', slot: 0, face: 'crooked' });
  expect(match.view(null).table['3']?.cards[0].knownBy).toEqual(['1', '2']);
});

test('a declared investigation targets a slot, not a card', () => {
  const match = aMatch({ cards: { 1: 'CHC', 2: 'HHC' }, hands: { 4: ['blackmail'], 3: ['coffee'] } }).look('1', 0);
  match
    .expect(match.use('4', 'blackmail', ['1', 0], ['2', 0]))
    .expect(match.play('0', 'keep'))
    .allPass();
  expect(must(match.view('0').me).known).toEqual([{ seat: '1', slot: 0, face: 'honest' }]);
  const open = aMatch({ cards: { 1: 'CHC', 2: 'H^HC' }, hands: { 4: ['blackmail'] } }).look('1', 0);
  open.expect(open.use('4', 'blackmail', ['1', 0], ['2', 0]));
  expect(open.play('0', 'keep')).toBe('declaration-illegal');
});
