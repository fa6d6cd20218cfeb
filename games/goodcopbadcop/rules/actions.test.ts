import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, handNames, lettersIn, type Opening } from '../testing';

describe('players investigate', () => {
  test('[GC-10] only the investigating player learns the face', () => {
    const match = aMatch({ cards: { 0: 'HCC' }, active: '1' }).look('0', 1);
    expect(must(match.view('1').me).known).toEqual([{ seat: '0', slot: 1, face: 'crooked' }]);
    for (const viewer of ['2', '3', '4']) expect(must(match.view(viewer).me).known).toEqual([]);
    expect(match.facts).toContainEqual({
      code: 'looked',
      facts: { by: '1', at: '0', slot: 1, through: 'investigate' },
    });
    expect(match.view(null).table['0']?.cards[1]).toEqual({ face: null, wounded: false, knownBy: ['1'] });
    expect(match.view(null).looks).toEqual([
      { turn: 1, by: '1', at: '0', slot: 1, through: 'investigate', now: { seat: '0', slot: 1 } },
    ]);
  });

  test('[GC-11] a player cannot investigate a face-up card', () => {
    const match = aMatch({ cards: { 0: 'H^CC', 3: 'HHC' }, active: '1', out: ['3'] });
    expect(match.play('1', 'investigate', '0', 0)).toBe('slot-not-hidden');
    expect(match.play('1', 'investigate', '1', 0)).toBe('bad-target');
    expect(match.play('1', 'investigate', '3', 0)).toBe('bad-target');
    expect(match.play('1', 'investigate', '7', 0)).toBe('invalid-args');
    expect(match.play('2', 'investigate', '0', 1)).toBe('not-your-turn');
    const asked = aMatch({ hands: { 3: ['coffee'] } }).look('1', 0);
    expect(asked.play('0', 'investigate', '1', 1)).toBe('wrong-stage');
  });
});

describe('players arm themselves', () => {
  test('[GC-12] a player arming themselves turns up a hidden card', () => {
    const match = aMatch({ cards: { 0: 'H^CC' } });
    expect(match.play('0', 'arm', null, '3')).toBe('reveal-required');
    expect(match.play('0', 'arm', 0, '3')).toBe('slot-not-hidden');
    expect(match.play('0', 'arm', 2, '0')).toBe('bad-target');
    expect(match.play('0', 'arm', 2, '3')).toBe('ok');
    expect(match.view('4')).toMatchObject({ gunsInCentre: 7 });
    expect(match.view('4').table['0']).toMatchObject({
      gun: { aim: '3' },
      cards: [{}, { face: null }, { face: 'crooked' }],
    });
  });

  test('[GC-13] a player with all cards face up arms themselves without turning up a card', () => {
    const match = aMatch({ cards: { 0: 'H^C^C^' } });
    expect(match.play('0', 'arm', 0, '3')).toBe('slot-not-hidden');
    expect(match.play('0', 'arm', null, '3')).toBe('ok');
  });

  test('[GC-76] a player who armed themselves does not aim again this turn', () => {
    const match = aMatch({ hands: { 3: ['coffee'] } }).declare({ action: 'arm', revealSlot: 0, aimAt: '2' });
    match.allPass();
    expect(match.G).toMatchObject({ phase: 'endTurn', guns: { 0: { aim: '2' } } });
    const again = aMatch({ guns: { 0: '2' } }).look('1', 0);
    expect(again.G.phase).toBe('aim');
  });

  test('[GC-14] a player who has a gun cannot arm themselves again', () => {
    const match = aMatch({ guns: { 0: '2' } });
    expect(match.play('0', 'arm', 0, '3')).toBe('already-armed');
  });
});

describe('players draw equipment', () => {
  test('[GC-15] a player with two equipment cards must discard one', () => {
    const match = aMatch({ hands: { 0: ['coffee'] } }).change((G) => {
      G.secret.deck = [...G.secret.deck.filter((card) => card !== 'wiretap'), 'wiretap'];
    });
    match.declare({ action: 'equip' }).allPass();
    expect(handNames(match.G, '0')).toEqual(['coffee', 'wiretap']);
    match.expect(match.play('0', 'chooseCard', 0));
    expect(match.view('0').choice).toEqual({ kind: 'discard', seat: '0' });
    expect(match.use('0', 'coffee')).toBe('over-hand-limit');
    expect(match.play('0', 'discard', 'taser')).toBe('not-in-hand');
    expect(match.play('1', 'discard', 'coffee')).toBe('not-your-turn');
    expect(match.play('0', 'discard', 'wiretap')).toBe('ok');
    expect(handNames(match.G, '0')).toEqual(['wiretap']);
    expect(match.G.discards).toEqual(['coffee']);
    expect(lettersIn(match.G, '0')).toMatch(/^.\^/);
  });

  test('[GC-16] the discards refill an empty deck', () => {
    const match = aMatch({ deck: [], discards: ['coffee', 'taser', 'wiretap', 'blackmail', 'med_kit'] });
    expect(match.view(null)).toMatchObject({ deck: 0 });
    match.declare({ action: 'equip' });
    expect(match.view(null)).toMatchObject({ deck: 4, discards: [] });
    expect(match.facts.map(({ code }) => code)).toEqual(['declared', 'reshuffled', 'drew']);
  });

  test('[GC-72] a player draws equipment before turning up an Integrity card', () => {
    const match = aMatch({ cards: { 0: 'A^HC' } }).declare({ action: 'equip' });
    expect(must(match.view('0').me).hand).toHaveLength(1);
    expect(match.view(null).choice).toEqual({ kind: 'reveal', seat: '0', slots: [1, 2] });
    expect(lettersIn(match.G, '0')).toBe('A^HC');
    expect(match.play('0', 'chooseCard', 0)).toBe('bad-choice');
    expect(match.play('1', 'chooseCard', 1)).toBe('not-your-turn');
    expect(match.play('0', 'decline')).toBe('wrong-stage');
    expect(match.play('0', 'chooseCard', 1)).toBe('ok');
    expect(lettersIn(match.G, '0')).toBe('A^H^C');
    expect(match.facts.map(({ code }) => code)).toEqual(['declared', 'drew', 'revealed']);
  });

  test('[GC-72] a player without a hidden card turns up none after a draw', () => {
    const match = aMatch({ cards: { 0: 'A^H^C^' } }).declare({ action: 'equip' });
    expect(match.facts.map(({ code }) => code)).toEqual(['declared', 'drew']);
    expect(match.G).toMatchObject({ choices: [] });
  });

  test('of two equal cards, the one that another player knows is discarded', () => {
    const match = aMatch({ hands: { 0: ['defibrillator'] } }).change((G) => {
      G.secret.deck = [...G.secret.deck.filter((card) => card !== 'defibrillator'), 'defibrillator'];
    });
    match.declare({ action: 'equip' }).allPass();
    match.expect(match.play('0', 'chooseCard', 0));
    match.change((G) => {
      must(G.hands['0']?.[1]).knownBy = ['3'];
    });
    expect(match.play('0', 'discard', 'defibrillator')).toBe('ok');
    expect(match.G.hands['0']).toEqual([{ card: 'defibrillator', knownBy: [] }]);
  });
});

describe('when time runs out, the game decides for the player', () => {
  test('[GC-64] the active player declares a legal investigation', () => {
    const match = aMatch({ hands: { 2: ['coffee'] } }).timeOut();
    expect(match.G).toMatchObject({ phase: 'react', declared: { action: 'investigate' } });
    expect(match.facts).toContainEqual({ code: 'late', facts: { seat: '0', phase: 'action', choice: null } });
  });

  test('[GC-73] the action is skipped if nothing can be investigated', () => {
    const actives = { 1: ['disguise' as const] };
    const cards = { 0: 'H^CC', 1: 'HHC', 2: 'A^C^C^', 3: 'K^H^H^', 4: 'H^C^H^' };
    const match = aMatch({ cards, actives, hands: { 2: ['coffee'] } }).timeOut();
    expect(match.G).toMatchObject({ phase: 'endTurn', declared: null });
    expect(match.facts.map(({ code }) => code)).toEqual(['late', 'skipped']);
    expect(lettersIn(match.G, '0')).toBe('H^CC');
    const armed = aMatch({ cards, actives, guns: { 0: '2' } }).timeOut();
    expect(armed.G).toMatchObject({ phase: 'aim', active: '0' });
  });

  test('[GC-73] when time runs out, an investigation replaces any other declared action', () => {
    const hands = { 2: ['coffee' as const], 3: ['taser' as const] };
    for (const declared of [
      { action: 'shoot' },
      { action: 'equip' },
      { action: 'arm', revealSlot: 0, aimAt: '1' },
    ] as const) {
      const guns: Opening['guns'] = declared.action === 'shoot' ? { 0: '1' } : {};
      const match = aMatch({ hands, guns }).declare(declared);
      match.expect(match.use('2', 'coffee')).timeOut();
      expect(match.G).toMatchObject({ phase: 'react', declared: { action: 'investigate' } });
      match.allPass();
      expect(match.G.guns).toEqual(declared.action === 'shoot' ? { 0: { aim: '1' } } : {});
      expect(lettersIn(match.G, '0')).not.toContain('^');
      expect(match.facts.map(({ code }) => code)).not.toContain('drew');
    }
  });

  test('a declared investigation goes ahead', () => {
    const kept = aMatch({ hands: { 2: ['coffee'], 3: ['taser'] } }).look('1', 0);
    kept.expect(kept.use('2', 'coffee')).timeOut();
    expect(kept.G).toMatchObject({ phase: 'react', declared: { player: '1', slot: 0 } });
    const aimed = aMatch({ guns: { 0: '3' } })
      .look('1', 0)
      .timeOut();
    expect(aimed.facts).toContainEqual({ code: 'aimed', facts: { seat: '0', at: '3' } });
    const drawn = aMatch({ hands: { 0: ['coffee'] } })
      .declare({ action: 'equip' })
      .allPass()
      .timeOut();
    expect(drawn.G).toMatchObject({ choices: [{ kind: 'discard', seat: '0' }] });
    expect(lettersIn(drawn.G, '0')).not.toContain('^');
    expect(handNames(drawn.timeOut().G, '0')).toEqual(['coffee']);
  });

  test('a gun without a target gets a random target', () => {
    const match = aMatch({ guns: { 0: null } })
      .look('1', 0)
      .timeOut();
    expect(['1', '2', '3', '4']).toContain(match.G.guns['0']?.aim);
    const patient = aMatch({ options: { turnSeconds: 0, windowSeconds: 0 }, hands: { 1: ['coffee'] } });
    expect(patient.G.deadline).toBeNull();
    expect(patient.look('1', 0).G).toMatchObject({ phase: 'react', deadline: null });
  });
});

describe('an armed player takes aim at the end of the turn', () => {
  test('[GC-33] a gun has no target once its target is eliminated', () => {
    const match = aMatch({ cards: { 2: 'HHC', 1: 'CCH' }, guns: { 0: '2', 1: '2' }, active: '1' }).shoot();
    expect(match.G.guns).toEqual({ 0: { aim: null } });
    match.change((G) => {
      G.active = '0';
      G.phase = 'action';
    });
    expect(match.play('0', 'shoot')).toBe('no-aim');
    match.look('1', 0);
    expect(match.G.phase).toBe('aim');
    expect(match.play('0', 'aim', '2')).toBe('bad-target');
    expect(match.play('0', 'aim', '3')).toBe('ok');
  });

  test('[GC-63] an armed player may aim at the only other living player', () => {
    const match = aMatch({ cards: { 2: 'HHC', 3: 'HHC', 4: 'CCH' }, out: ['2', '3', '4'], guns: { 0: '1' } }).look(
      '1',
      0,
    );
    expect(match.play('0', 'aim', '0')).toBe('bad-target');
    expect(match.play('0', 'aim', '3')).toBe('bad-target');
    expect(match.play('1', 'aim', '0')).toBe('not-your-turn');
    expect(match.play('0', 'aim', '1')).toBe('ok');
    expect(match.G).toMatchObject({ phase: 'action', active: '1' });
  });

  test('a player without a gun skips the step to take aim', () => {
    expect(aMatch().look('1', 0).G).toMatchObject({ phase: 'action', active: '1', turn: 2 });
    expect(aMatch().play('0', 'shoot')).toBe('no-gun');
  });
});
