import { describe, expect, test } from 'vitest';
import { aMatch, type Opening } from '../../testing';

const shot: Opening = { cards: { 2: 'HHC', 4: 'CCH' }, guns: { 0: '2' } };

describe('Restraining Order makes the shooter aim at a different player', () => {
  const opening: Opening = { ...shot, hands: { 3: ['restraining_order'] } };

  test('[GC-21] the shooter must fire at a different player', () => {
    const match = aMatch(opening).shoot();
    expect(match.use('3', 'restraining_order')).toBe('ok');
    expect(match.view(null).choice).toEqual({ kind: 'restraining_order', seat: '0', players: ['1', '3', '4'] });
    expect(match.play('0', 'keep')).toBe('wrong-stage');
    expect(match.play('0', 'investigate', '1', 0)).toBe('wrong-stage');
    expect(match.play('0', 'choosePlayer', '2')).toBe('bad-choice');
    expect(match.play('0', 'choosePlayer', '0')).toBe('bad-choice');
    expect(match.play('3', 'choosePlayer', '4')).toBe('not-your-turn');
    expect(match.play('0', 'choosePlayer', '4')).toBe('ok');
    expect(match.G.out).toEqual(['4']);
  });

  test('[GC-22] a Restraining Order is refused if only two players are living', () => {
    const cards = { 2: 'HHC', 3: 'HHC', 4: 'CCH' };
    const match = aMatch({
      cards,
      out: ['2', '3', '4'],
      guns: { 0: '1' },
      hands: { 1: ['restraining_order'] },
    }).shoot();
    expect(match.use('1', 'restraining_order')).toBe('requirement-missing');
  });

  test('[GC-64] a late shooter gets a random legal target', () => {
    const match = aMatch(opening).shoot();
    match.expect(match.use('3', 'restraining_order')).timeOut();
    expect(match.facts).toContainEqual({
      code: 'late',
      facts: { seat: '0', phase: 'choose', choice: 'restraining_order' },
    });
    const fired = match.facts.find(({ code }) => code === 'shot')?.facts;
    expect(['1', '3', '4']).toContain((fired as { hit: string }).hit);
  });

  test('a Restraining Order can be used only on a declared shot', () => {
    expect(aMatch(opening).use('3', 'restraining_order')).toBe('wrong-time');
    expect(aMatch(opening).look('1', 0).use('3', 'restraining_order')).toBe('wrong-time');
    for (const seat of ['0', '2']) {
      const match = aMatch({ ...shot, hands: { [seat]: ['restraining_order'] } }).shoot();
      expect(match.use(seat, 'restraining_order', '1')).toBe('bad-target');
      expect(match.use(seat, 'restraining_order')).toBe('ok');
    }
  });

  test('[GC-50] a Restraining Order also rules out the neighbour chosen for a Riot Shield', () => {
    const match = aMatch({ ...shot, hands: { 1: ['riot_shield'], 4: ['restraining_order'] } }).shoot();
    match.expect(match.use('1', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    match.expect(match.use('4', 'restraining_order'));
    expect(match.view(null)).toMatchObject({ choice: { players: ['1', '4'] }, shot: { redirect: null } });
    expect(match.play('0', 'choosePlayer', '3')).toBe('bad-choice');
    expect(match.play('0', 'choosePlayer', '4')).toBe('ok');
    expect(match.G.out).toEqual(['4']);
  });

  test('[GC-50] a Restraining Order is refused if it would leave no target', () => {
    const cards = { 1: 'HHC', 4: 'CCH' };
    const hands: Opening['hands'] = { 2: ['riot_shield'], 3: ['restraining_order'] };
    const match = aMatch({ cards, out: ['1', '4'], guns: { 0: '2' }, hands }).shoot();
    match.expect(match.use('2', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    expect(match.use('3', 'restraining_order')).toBe('requirement-missing');
  });
});

describe('Riot Shield lets a shot hit a neighbour', () => {
  test('[GC-23] the target chooses which neighbour is hit', () => {
    const match = aMatch({ ...shot, hands: { 1: ['riot_shield'] } }).shoot();
    expect(match.use('1', 'riot_shield')).toBe('ok');
    expect(match.view(null).choice).toEqual({ kind: 'riot_shield', seat: '2', players: ['1', '3'] });
    expect(match.play('2', 'choosePlayer', '4')).toBe('bad-choice');
    expect(match.play('2', 'choosePlayer', '3')).toBe('ok');
    expect(match.facts).toContainEqual({ code: 'shot', facts: { by: '0', at: '2', hit: '3' } });
    const gap = aMatch({ cards: { 1: 'HHC' }, out: ['1'], guns: { 0: '2' }, hands: { 3: ['riot_shield'] } }).shoot();
    gap.expect(gap.use('3', 'riot_shield'));
    expect(gap.view(null).choice).toMatchObject({ players: ['0', '3'] });
  });

  test('with two living players, only the shooter can be chosen', () => {
    const cards = { 2: 'HHC', 3: 'HHC', 4: 'CCH' };
    const match = aMatch({ cards, out: ['2', '3', '4'], guns: { 0: '1' }, hands: { 1: ['riot_shield'] } }).shoot();
    match.expect(match.use('1', 'riot_shield'));
    expect(match.view(null).choice).toMatchObject({ seat: '1', players: ['0'] });
  });

  test('Riot Shield ignores the direction of play', () => {
    const match = aMatch({ ...shot, hands: { 1: ['riot_shield'], 3: ['smoke_grenade'] } });
    match.expect(match.use('3', 'smoke_grenade')).shoot();
    match.expect(match.use('1', 'riot_shield'));
    expect(match.view(null).choice).toMatchObject({ players: ['1', '3'] });
    const fired = match.timeOut().facts.find(({ code }) => code === 'shot')?.facts;
    expect(['1', '3']).toContain((fired as { hit: string }).hit);
  });

  test('[GC-51] the new target of a Restraining Order chooses a neighbour', () => {
    const match = aMatch({ ...shot, hands: { 1: ['riot_shield'], 4: ['restraining_order'] } }).shoot();
    match.expect(match.use('4', 'restraining_order')).expect(match.play('0', 'choosePlayer', '3'));
    match.expect(match.use('1', 'riot_shield'));
    expect(match.view(null).choice).toEqual({ kind: 'riot_shield', seat: '3', players: ['2', '4'] });
    match.expect(match.play('3', 'choosePlayer', '2'));
    expect(match.facts).toContainEqual({ code: 'shot', facts: { by: '0', at: '3', hit: '2' } });
    expect(match.G.centre).toEqual([]);
    expect(match.G.discards).toEqual(expect.arrayContaining(['restraining_order', 'riot_shield']));
  });

  test('Riot Shield needs a declared shot', () => {
    const opening: Opening = { ...shot, hands: { 1: ['riot_shield'], 3: ['disguise'], 4: ['coffee'] } };
    expect(aMatch(opening).use('1', 'riot_shield')).toBe('wrong-time');
    const match = aMatch(opening).shoot();
    match.expect(match.use('1', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    expect(match.view(null).window?.asked).toEqual(['3', '4']);
    match.expect(match.use('3', 'disguise', '3'));
    expect(match.view(null)).toMatchObject({ phase: 'react', window: { asked: ['4'] }, centre: ['riot_shield'] });
  });
});
