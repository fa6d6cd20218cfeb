import { must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { aMatch, type Opening } from '../../testing';

describe('“Coffee” gives its owner the next turn', () => {
  test('[GC-32] the owner of “Coffee” has the next turn', () => {
    const match = aMatch({ hands: { 3: ['coffee'] } });
    expect(match.use('3', 'coffee')).toBe('ok');
    expect(match.view(null).table['3']?.active).toEqual(['coffee']);
    expect(match.look('1', 0).G).toMatchObject({ active: '3', actives: { 3: [] }, discards: ['coffee'] });
    expect(match.look('1', 0).G.active).toBe('4');
  });

  test('[GC-60] a player who uses “Coffee” before the first turn takes that turn', () => {
    const match = aMatch({ preGame: true, hands: { 3: ['coffee'], 4: ['taser'] } });
    expect(match.use('3', 'coffee')).toBe('ok');
    expect(match.G).toMatchObject({ phase: 'preGame', window: 2, asked: ['4'] });
    expect(match.allPass().G).toMatchObject({ active: '3', turn: 1 });
    expect(match.look('1', 0).allPass().allPass().G.active).toBe('4');
  });

  test('[GC-61] “Coffee” also works after a Smoke Grenade', () => {
    const match = aMatch({ hands: { 1: ['coffee'], 2: ['smoke_grenade'] } });
    match.expect(match.use('2', 'smoke_grenade')).expect(match.use('1', 'coffee'));
    expect(match.look('3', 0).G.active).toBe('1');
    expect(match.look('3', 0).G.active).toBe('0');
  });

  test('“Coffee” in the player’s own turn gives a second turn', () => {
    const match = aMatch({ hands: { 0: ['coffee'] } });
    match.expect(match.use('0', 'coffee')).look('1', 0);
    expect(match.G).toMatchObject({ active: '0', turn: 2 });
    expect(match.look('1', 1).G.active).toBe('1');
  });

  test('[GC-74] “Coffee” stays in front of an eliminated owner', () => {
    const opening: Opening = {
      cards: { 3: 'HHC' },
      guns: { 0: '3' },
      actives: { 3: ['coffee'] },
      hands: { 1: ['defibrillator'] },
    };
    const match = aMatch(opening).shoot().allPass();
    expect(match.G).toMatchObject({ out: ['3'], actives: { 3: ['coffee'] }, discards: [] });
    expect(match.to('action').G).toMatchObject({ active: '1', turn: 2 });
    match.expect(match.use('1', 'defibrillator', '3'));
    expect(match.look('2', 0).G).toMatchObject({ active: '3', turn: 3, actives: { 3: [] } });
    expect(match.G.discards).toEqual(['defibrillator', 'coffee']);
    expect(match.look('2', 1).G.active).toBe('4');
  });

  test('[GC-74] Evidence Bag can move a “Coffee” card away from an eliminated player', () => {
    const match = aMatch({
      out: ['3'],
      cards: { 3: 'HHC' },
      actives: { 3: ['coffee'] },
      hands: { 1: ['evidence_bag'] },
    });
    match.expect(match.use('1', 'evidence_bag', { from: '3', what: 'coffee', to: '4' }));
    expect(match.look('2', 0).G.active).toBe('4');
  });

  test('“Coffee” with a target is refused', () => {
    expect(aMatch({ hands: { 0: ['coffee'] } }).use('0', 'coffee', '1')).toBe('bad-target');
  });
});

describe('“Disguise” stops investigations', () => {
  test('[GC-38] “Disguise” stops investigations, but not Truth Serum', () => {
    const hands: Opening['hands'] = { 0: ['wiretap'], 2: ['polygraph'], 3: ['metal_detector'], 4: ['truth_serum'] };
    const match = aMatch({ hands, guns: { 1: '3', 0: '1' }, actives: { 1: ['disguise'] } });
    expect(match.play('0', 'investigate', '1', 0)).toBe('disguised');
    expect(match.use('0', 'wiretap', ['1', 0], ['2', 0])).toBe('disguised');
    expect(match.use('2', 'polygraph', '1')).toBe('disguised');
    expect(match.use('3', 'metal_detector', ['1', 0])).toBe('disguised');
    expect(match.use('4', 'truth_serum', ['1', 0])).toBe('ok');
  });

  test('“Disguise” may be put in front of any living player', () => {
    const match = aMatch({ cards: { 4: 'HHC' }, out: ['4'], hands: { 0: ['disguise'], 1: ['planted_evidence'] } });
    expect(match.use('0', 'disguise', '4')).toBe('bad-target');
    expect(match.use('0', 'disguise')).toBe('bad-target');
    expect(match.use('0', 'disguise', ['1', 0])).toBe('bad-target');
    expect(match.use('0', 'disguise', '0')).toBe('ok');
    expect(match.use('1', 'planted_evidence', '4')).toBe('bad-target');
    expect(match.use('1', 'planted_evidence', '0')).toBe('ok');
    expect(match.view(null).table['0']?.active).toEqual(['disguise', 'planted_evidence']);
  });
});

describe('Surveillance Camera lets its owner look back', () => {
  const camera: Opening = { actives: { 1: ['surveillance_camera'] }, cards: { 0: 'HHC' } };

  test('[GC-39] a player with a camera may look back at one card', () => {
    const match = aMatch({ actives: { 1: ['surveillance_camera'] }, cards: { 0: 'H^HC' }, guns: { 0: '1' } });
    match.look('1', 0);
    expect(match.view(null).choice).toEqual({ kind: 'surveillance_camera', seat: '1', player: '0', slots: [1, 2] });
    expect(match.play('1', 'chooseCard', 0)).toBe('bad-choice');
    expect(match.play('2', 'chooseCard', 1)).toBe('not-your-turn');
    expect(match.play('1', 'choosePlayer', '2')).toBe('wrong-stage');
    expect(match.play('1', 'chooseCard', 2)).toBe('ok');
    expect(must(match.view('1').me).known).toEqual([{ seat: '0', slot: 2, face: 'crooked' }]);
    expect(match.G.phase).toBe('aim');
    const none = aMatch(camera).look('1', 0);
    expect(none.play('1', 'decline')).toBe('ok');
    expect(must(none.view('1').me).known).toEqual([]);
    const silent = aMatch(camera).look('1', 0).timeOut();
    expect(silent.facts.map(({ code }) => code)).toEqual(['declared', 'looked', 'late', 'declined', 'turn']);
  });

  test('[GC-57] the owner of a camera may look back once after a Wiretap', () => {
    const hands: Opening['hands'] = { 0: ['wiretap'] };
    const match = aMatch({ ...camera, hands });
    match.expect(match.use('0', 'wiretap', ['1', 0], ['2', 0]));
    expect(match.G.choices).toMatchObject([{ kind: 'surveillance_camera', seat: '1', player: '0' }]);
    expect(match.play('1', 'chooseCard', 0)).toBe('ok');
    expect(match.G.phase).toBe('action');
    const disguised = aMatch({ ...camera, hands, actives: { ...camera.actives, 0: ['disguise'] } });
    disguised.expect(disguised.use('0', 'wiretap', ['1', 0], ['2', 0]));
    expect(disguised.G.phase).toBe('action');
    const open = aMatch({ ...camera, cards: { 0: 'H^H^C^' }, hands });
    open.expect(open.use('0', 'wiretap', ['1', 0], ['2', 0]));
    expect(open.G.phase).toBe('action');
  });

  test('a camera’s owner may look back after a Metal Detector, but not after a Polygraph', () => {
    const detected = aMatch({ ...camera, hands: { 0: ['metal_detector'] }, guns: { 1: '0', 2: '0' } });
    detected.expect(detected.use('0', 'metal_detector', ['2', 0], ['1', 1]));
    expect(detected.G.choices).toMatchObject([{ seat: '1', player: '0' }]);
    const asked = aMatch({ ...camera, hands: { 0: ['polygraph'] } });
    asked.expect(asked.use('0', 'polygraph', '1'));
    expect(asked.G.phase).toBe('action');
  });

  test('a camera works for the player whom it is in front of', () => {
    const match = aMatch({ ...camera, hands: { 3: ['evidence_bag'] } });
    match.expect(match.use('3', 'evidence_bag', { from: '1', what: 'surveillance_camera', to: '2' })).look('2', 0);
    expect(match.G.choices).toMatchObject([{ seat: '2', player: '0' }]);
    const lain = aMatch({ hands: { 1: ['surveillance_camera'] } });
    expect(lain.use('1', 'surveillance_camera')).toBe('ok');
    expect(lain.look('1', 0).G.phase).toBe('choose');
  });
});
