import { must, type Seat } from 'hush/game';
import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../state';
import { aMatch, type Match, NINE, type Opening } from '../testing';
import { hasPassed, spanOf } from './windows';

const held: Opening = { hands: { 1: ['coffee'], 2: ['taser'] } };

describe('players use equipment in reaction windows', () => {
  test('[GC-42] a reaction window asks every player with a card', () => {
    expect(aMatch().look('1', 0).G).toMatchObject({ turn: 2, phase: 'action', window: 2 });
    const match = aMatch({ hands: { 3: ['riot_shield'] } }).look('1', 0);
    expect(match.view(null)).toMatchObject({
      phase: 'react',
      waitingFor: ['3'],
      window: { number: 2, kind: 'react', asked: ['3'], endsAt: NINE + 25_000, about: { action: 'investigate' } },
    });
  });

  test('[GC-77] a reaction window does not ask the declaring player', () => {
    const match = aMatch({ cards: { 4: 'HHC' }, out: ['4'], hands: { 0: ['coffee'], 1: ['taser'] } }).look('1', 0);
    expect(match.view(null).window?.asked).toEqual(['1']);
    for (const seat of ['0', '2']) expect(match.play(seat, 'pass', 2)).toBe('not-asked');
    match.allPass();
    expect(match.view(null).window).toMatchObject({ kind: 'endTurn', asked: ['0', '1'] });
  });

  test('[GC-77] a window that asks no seat lasts for its random duration', () => {
    const match = aMatch({ hands: { 0: ['riot_shield'] } }).look('1', 0);
    expect(match.view(null)).toMatchObject({ waitingFor: [], window: { kind: 'react', asked: [] } });
    const used = aMatch({ hands: { 0: ['coffee'] } }).look('1', 0);
    expect(used.view(null)).toEqual(match.view(null));
    expect(used.use('0', 'coffee')).toBe('ok');
    match.timeOut();
    expect(match.now - NINE).toBeLessThanOrEqual(3_000);
    expect(match.G.phase).toBe('endTurn');
  });

  test('[GC-77] the window for a shot that a card has changed also asks the shooter', () => {
    const hands: Opening['hands'] = { 0: ['coffee'], 1: ['riot_shield'], 3: ['wiretap'] };
    const match = aMatch({ guns: { 0: '2' }, hands }).shoot();
    match.expect(match.use('1', 'riot_shield')).expect(match.play('2', 'choosePlayer', '3'));
    expect(match.view(null).window?.asked).toEqual(['0', '3']);
  });

  test('[GC-78] players have 25 seconds to react in the first round', () => {
    const lasts = (turn: number, windowSeconds: number) => {
      const match = aMatch({ ...held, options: { windowSeconds } }).change((G) => {
        G.turn = turn;
      });
      const { endsAt } = must(match.look('3', 0).view(null).window);
      return endsAt === null ? null : (endsAt - match.now) / 1000;
    };
    expect([lasts(1, 10), lasts(5, 10), lasts(6, 10), lasts(1, 60), lasts(1, 0)]).toEqual([25, 25, 10, 60, null]);
  });

  test('[GC-80] players have 6 more seconds to react after a shot', () => {
    const lasts = (windowSeconds: number) => {
      const match = aMatch({ ...held, guns: { 0: '3' }, options: { windowSeconds } }).change((G) => {
        G.turn = 6;
      });
      match.shoot().allPass();
      expect(match.G.phase).toBe('endTurn');
      const { endsAt } = must(match.view(null).window);
      return endsAt === null ? null : (endsAt - match.now) / 1000;
    };
    expect([lasts(10), lasts(0)]).toEqual([16, null]);
    const used = aMatch({ ...held, guns: { 0: '3' } })
      .shoot()
      .allPass();
    used.expect(used.use('1', 'coffee'));
    const { endsAt } = must(used.view(null).window);
    expect((must(endsAt) - used.now) / 1000).toBe(25);
  });

  test('[GC-80] a wounded leader has 6 more seconds to choose', () => {
    const lasts = (choiceSeconds: number) => {
      const cards = { 3: 'AHC' };
      const match = aMatch({ cards, hands: { 3: ['coffee'] }, guns: { 0: '3' }, options: { choiceSeconds } });
      match.shoot().allPass();
      const { choice, endsAt } = match.view(null);
      expect(choice).toMatchObject({ kind: 'discard', seat: '3' });
      return endsAt === null ? null : (endsAt - match.now) / 1000;
    };
    expect([lasts(30), lasts(0)]).toEqual([36, null]);
  });

  test('[GC-81] an investigation gives 10 more seconds to take aim', () => {
    const lasts = (action: 'investigate' | 'equip', choiceSeconds = 30) => {
      const match = aMatch({ guns: { 0: '3' }, options: { choiceSeconds } });
      if (action === 'investigate') match.look('1', 0);
      else match.declare({ action: 'equip' });
      const { endsAt } = match.to('aim').view(null);
      return endsAt === null ? null : (endsAt - match.now) / 1000;
    };
    expect([lasts('investigate'), lasts('equip'), lasts('investigate', 0)]).toEqual([40, 30, null]);
  });

  test('[GC-43] a pass is final and not visible in any other view', () => {
    const match = aMatch(held).look('1', 0);
    const before = ['0', '2', '3', '4', null].map((viewer) => match.view(viewer));
    expect(match.play('1', 'pass', 2)).toBe('ok');
    expect(['0', '2', '3', '4', null].map((viewer) => match.view(viewer))).toEqual(before);
    expect(match.view('1').me?.passed).toBe(true);
    expect(match.facts.map(({ code }) => code)).toEqual(['declared']);
    expect(match.use('1', 'coffee')).toBe('already-passed');
    expect(match.play('1', 'pass', 2)).toBe('already-passed');
    match.change((G) => {
      G.hands['2'] = [{ card: 'disguise', knownBy: [] }];
      G.hands['3'] = [{ card: 'wiretap', knownBy: [] }];
    });
    expect(match.use('2', 'disguise', '4')).toBe('ok');
    expect(match.play('0', 'keep')).toBe('ok');
    expect(match.view('1')).toMatchObject({ window: { number: 3, asked: ['1', '3'] }, me: { passed: false } });
    expect(match.play('1', 'pass', 3)).toBe('ok');
  });

  test('[GC-44] a pass with the number of a different reaction window changes nothing', () => {
    const match = aMatch(held).look('1', 0);
    const kept = JSON.stringify(match.G);
    expect(match.play('1', 'pass', 1)).toBe('stale-window');
    expect(match.play('1', 'pass', 3)).toBe('stale-window');
    expect(JSON.stringify(match.G)).toBe(kept);
    match.allPass();
    expect(match.G.phase).toBe('endTurn');
    expect(match.play('1', 'pass', 2)).toBe('stale-window');
    expect(aMatch(held).play('1', 'pass', 1)).toBe('wrong-stage');
  });

  test('a reaction window closes when time runs out', () => {
    const match = aMatch(held).look('1', 0);
    match.expect(match.play('2', 'pass', 2)).timeOut();
    expect(match.G).toMatchObject({ phase: 'endTurn', passed: [] });
    expect(match.facts.map(({ code }) => code)).toEqual(['declared', 'looked']);
  });
});

describe('the duration of a reaction window reveals nothing', () => {
  const lengthOf = (match: Match): number => {
    const { window } = match.G;
    const opened = match.now;
    match.timeOut();
    expect(match.G.window === window && match.G.closesAt !== null).toBe(false);
    return match.now - opened;
  };
  const opened = (hands: Opening['hands'], isSwitched: boolean) => {
    const match = aMatch({ hands: { 1: ['coffee'], ...hands } });
    if (isSwitched) match.expect(match.play('1', 'setAutoPass', 'untilShot'));
    return match.look('4', 0);
  };

  test('passing by hand and automatically take the same time', () => {
    const switched = opened({}, true);
    const byHand = opened({}, false);
    byHand.expect(byHand.play('1', 'pass', 2));
    const unfit = opened({ 1: ['riot_shield'] }, true);
    for (const viewer of ['0', '2', null]) expect(switched.view(viewer)).toEqual(byHand.view(viewer));
    const [one, ...others] = [switched, byHand, unfit].map(lengthOf);
    expect(others).toEqual([one, one]);
    expect(one).toBeGreaterThanOrEqual(1_200);
    expect(one).toBeLessThanOrEqual(3_000);
  });

  test('each reaction window and each match has different durations', () => {
    const match = aMatch({ hands: { 1: ['coffee'] } });
    const lengths = Array.from({ length: 6 }, () => spanOf({ ...match.G, window: match.G.window++ }));
    const other = aMatch({ hands: { 1: ['coffee'] }, seed: 'another' });
    expect(new Set([...lengths, spanOf(other.G)]).size).toBeGreaterThan(5);
  });

  test('a reaction window stays open until all seats have answered', () => {
    const match = opened({}, false).later(5_000);
    expect(match.fireDue().G.phase).toBe('react');
    expect(match.play('1', 'pass', 2)).toBe('ok');
    expect(match.G).toMatchObject({ phase: 'endTurn' });
  });

  test('a window without a time limit closes after the last pass', () => {
    const match = aMatch({ hands: { 1: ['coffee'] }, options: { windowSeconds: 0 } }).look('4', 0);
    expect(match.G.deadline).toBeNull();
    expect(match.allPass().G.phase).toBe('endTurn');
  });
});

describe('public facts decide which seats are asked in a reaction window', () => {
  const PLAYED: EquipmentId[] = ['coffee', 'disguise', 'smoke_grenade', 'surveillance_camera', 'planted_evidence'];
  /**
   * All cards that could be used now are visible. The cards that are not visible need a gun, a shot, a wound or an
   * eliminated player.
   */
  const spent: Opening = {
    discards: [...PLAYED, 'blackmail', 'polygraph', 'truth_serum', 'wiretap', 'evidence_bag', 'taser'],
    hands: { 1: ['riot_shield'], 2: ['k9_unit'] },
  };

  test('no seat is asked if no card can be used', () => {
    const match = aMatch(spent).look('4', 0);
    expect(match.G).toMatchObject({ turn: 2, phase: 'action', window: 2 });
  });

  test('one usable hidden card is enough to ask all seats', () => {
    const armed = aMatch({ ...spent, guns: { 3: '4' } }).look('4', 0);
    expect(armed.G.asked).toEqual(['1', '2']);
    const other = aMatch({ ...spent, discards: must(spent.discards).filter((card) => card !== 'coffee') }).look('4', 0);
    expect(other.G.asked).toEqual(['1', '2']);
  });

  test('only the active player is asked about cards for its own turn', () => {
    const discards = must(spent.discards).filter((card) => card !== 'taser');
    const hands: Opening['hands'] = { 0: ['riot_shield'], 1: ['restraining_order'] };
    const guns = { 3: '4' };
    const rest: EquipmentId[] = ['k9_unit', 'walkie_talkie', 'metal_detector'];
    const match = aMatch({ discards: [...discards, ...rest], hands, guns })
      .look('4', 0)
      .allPass();
    expect(match.G).toMatchObject({ phase: 'endTurn', asked: ['0'] });
  });
});

describe('a seat passes automatically until a shot', () => {
  test('a seat’s automatic passing is not visible in any other view', () => {
    const match = aMatch({ ...held, guns: { 0: '3' }, cards: { 3: 'HHC' } });
    const before = match.view('2');
    expect(match.play('1', 'setAutoPass', 'untilShot')).toBe('ok');
    expect(match.view('2')).toEqual(before);
    expect(match.view('1').me?.autoPass).toBe('untilShot');
    match.look('4', 0);
    expect(hasPassed(match.G, '1')).toBe(true);
    expect(match.view('2').window?.asked).toEqual(['1', '2']);
    match.expect(match.play('2', 'pass', match.G.window)).timeOut();
    expect(match.G.phase).toBe('aim');
    match.timeOut().nextTurn();
    const shot = aMatch({ ...held, guns: { 0: '3' } });
    shot.expect(shot.play('1', 'setAutoPass', 'untilShot')).shoot();
    expect(hasPassed(shot.G, '1')).toBe(false);
  });

  test('a window in which all seats pass automatically lasts a random duration', () => {
    const match = aMatch({ ...held, guns: {} });
    for (const seat of ['1', '2']) match.play(seat, 'setAutoPass', 'untilShot');
    match.look('4', 0);
    expect(match.G).toMatchObject({ turn: 1, phase: 'react' });
    expect(match.view(null).window).toMatchObject({ asked: ['1', '2'], endsAt: NINE + 25_000 });
    match.timeOut().timeOut();
    expect(match.now - NINE).toBeLessThan(2 * 3_000);
    expect(match.G).toMatchObject({ turn: 2, phase: 'action', active: '1' });
    expect(match.play('1', 'setAutoPass', 'never')).toBe('ok');
    expect(match.G.autoPass).toEqual({ 1: 'never', 2: 'untilShot' });
  });

  test('automatic passing can be turned on and off in a window', () => {
    const match = aMatch(held).look('3', 0);
    match.expect(match.play('2', 'pass', 2)).later(4_000);
    expect(match.fireDue().G.phase).toBe('react');
    const used = aMatch(held).look('3', 0);
    used.expect(used.play('1', 'setAutoPass', 'untilShot'));
    expect(used.use('1', 'coffee')).toBe('ok');
    const before = match.view('0');
    expect(match.play('1', 'setAutoPass', 'untilShot')).toBe('ok');
    expect(match.view('0')).toEqual(before);
    expect(match.fireDue().G.phase).toBe('endTurn');
    match.expect(match.play('1', 'setAutoPass', 'never')).expect(match.play('2', 'pass', match.G.window));
    expect(match.later(4_000).fireDue().G.phase).toBe('endTurn');
  });
});

describe('[GC-79] a seat passes automatically until a move concerns it', () => {
  const hands: Opening['hands'] = { 1: ['coffee'], 2: ['taser'] };
  /** Returns the seats that must answer a window by hand. By default, the window is in the second round. */
  const waited = (opening: Opening, declare: (match: Match) => unknown, turn = 6) => {
    const match = aMatch({ hands, ...opening }).change((G) => {
      G.turn = turn;
    });
    declare(match);
    return match.G.asked.filter((seat) => !hasPassed(match.G, seat));
  };

  test('automatic passing is the default after the first round', () => {
    const look = (match: Match) => match.look('3', 0);
    expect(waited({}, look, 5)).toEqual(['1', '2']);
    expect(waited({}, look, 6)).toEqual([]);
    expect(aMatch({ hands }).view('1').me?.autoPass).toBeNull();
  });

  test('only the target of a declared move must answer by hand', () => {
    expect(waited({}, (match) => match.look('1', 0))).toEqual(['1']);
    expect(waited({}, (match) => match.declare({ action: 'arm', revealSlot: 0, aimAt: '2' }))).toEqual(['2']);
    expect(waited({}, (match) => match.declare({ action: 'equip' }))).toEqual([]);
  });

  test('every seat with equipment must answer a shot by hand, for any target, any hand and any cards', () => {
    const leaders: Record<Seat, string>[] = [{ 1: 'AHC' }, { 3: 'KCH' }, { 4: 'AHC' }];
    for (const target of ['1', '2', '3', '4'])
      for (const cards of leaders)
        for (const card of ['riot_shield', 'med_kit', 'coffee'] as const) {
          const opening = { guns: { 0: target }, hands: { 1: [card], 2: ['taser' as const] }, cards };
          expect(
            waited(opening, (match) => match.shoot()),
            `${target} ${card}`,
          ).toEqual(['1', '2']);
        }
  });

  test('a new target of a card or shot must answer by hand', () => {
    const named = (match: Match) => {
      match.look('3', 0).expect(match.use('2', 'evidence_bag', { from: '1', what: 'hand', to: '4' }));
      match.expect(match.play('0', 'keep'));
    };
    expect(waited({ hands: { 1: ['coffee'], 2: ['evidence_bag'] } }, named)).toEqual(['4']);
    const shield = (match: Match) => {
      match
        .shoot()
        .expect(match.use('4', 'riot_shield'))
        .expect(match.play('3', 'choosePlayer', '2'));
    };
    expect(waited({ guns: { 0: '3' }, hands: { ...hands, 4: ['riot_shield'] } }, shield)).toEqual(['1', '2']);
  });

  test('a seat’s own choice overrides the default', () => {
    for (const [auto, asked] of [
      ['never', ['1']],
      ['untilTouched', ['1']],
      ['untilShot', []],
    ] as const) {
      const choose = (match: Match) => match.expect(match.play('1', 'setAutoPass', auto)).look('1', 0);
      expect(waited({}, choose)).toEqual(asked);
    }
  });

  test('a seat that passes automatically has not missed a step', () => {
    const match = aMatch({ hands }).change((G) => {
      G.turn = 6;
    });
    match.look('2', 0).timeOut();
    expect(match.G).toMatchObject({ phase: 'endTurn', missed: ['2'] });
  });
});

describe('a declared action goes ahead only if it is still legal', () => {
  test('[GC-45] an investigation of a turned-up card cannot go ahead', () => {
    const match = aMatch({ hands: { 3: ['truth_serum'], 4: ['taser'] } }).look('1', 0);
    expect(match.use('3', 'truth_serum', ['1', 0])).toBe('ok');
    expect(match.play('0', 'keep')).toBe('declaration-illegal');
    expect(match.play('0', 'investigate', '1', 1)).toBe('ok');
    expect(match.view(null).window).toMatchObject({ number: 3, asked: ['4'] });
    const silent = aMatch({ hands: { 3: ['truth_serum'], 4: ['taser'] } }).look('1', 0);
    silent.expect(silent.use('3', 'truth_serum', ['1', 0])).timeOut();
    expect(silent.G.declared).toMatchObject({ action: 'investigate' });
    expect(silent.G.declared).not.toEqual({ action: 'investigate', player: '1', slot: 0 });
  });

  test('[GC-46] an investigation of a disguised target cannot go ahead', () => {
    const match = aMatch({ hands: { 3: ['disguise'] } }).look('1', 0);
    match.expect(match.use('3', 'disguise', '1'));
    expect(match.play('0', 'keep')).toBe('declaration-illegal');
    expect(match.play('0', 'investigate', '1', 0)).toBe('disguised');
  });

  test('a player cannot arm themselves by turning up a card that is already face up', () => {
    const match = aMatch({ hands: { 3: ['truth_serum'] } }).declare({
      action: 'arm',
      revealSlot: 0,
      aimAt: '1',
    });
    match.expect(match.use('3', 'truth_serum', ['0', 0]));
    expect(match.play('0', 'keep')).toBe('declaration-illegal');
    expect(match.play('0', 'equip')).toBe('ok');
  });

  test('[GC-25] the shooter may still go ahead or change the action', () => {
    const opening: Opening = { cards: { 2: 'HHC' }, guns: { 0: '2' }, hands: { 3: ['truth_serum'] } };
    const kept = aMatch(opening).shoot();
    kept.expect(kept.use('3', 'truth_serum', ['2', 0]));
    expect(kept.G.phase).toBe('reconsider');
    expect(kept.play('1', 'keep')).toBe('not-your-turn');
    expect(kept.play('0', 'keep')).toBe('ok');
    expect(kept.G.out).toEqual(['2']);
    const changed = aMatch(opening).shoot();
    changed.expect(changed.use('3', 'truth_serum', ['2', 0]));
    expect(changed.play('0', 'investigate', '2', 1)).toBe('ok');
    expect(changed.G.out).toEqual([]);
    expect(changed.G.looks).toHaveLength(1);
  });

  test('[GC-26] no other card can be used during a choice', () => {
    const match = aMatch({ guns: { 0: '2' }, hands: { 3: ['restraining_order'], 4: ['k9_unit'] } }).shoot();
    match.expect(match.use('3', 'restraining_order'));
    expect(match.view(null)).toMatchObject({ phase: 'choose', resolving: { by: '3', card: 'restraining_order' } });
    expect(match.use('4', 'k9_unit', '0')).toBe('equipment-resolving');
    expect(match.G.hands['4']).toHaveLength(1);
    match.expect(match.play('0', 'choosePlayer', '1'));
    expect(match.play('4', 'useEquipment', 2, 'k9_unit', '0')).toBe('stale-window');
    expect(match.use('4', 'k9_unit', '0')).toBe('ok');
  });
});

test('a card used before the action restarts the player’s time', () => {
  const match = aMatch({ hands: { 2: ['disguise'], 3: ['coffee'] } });
  match.now += 50_000;
  expect(match.play('2', 'useEquipment', 0, 'disguise', '2')).toBe('stale-window');
  expect(match.use('2', 'disguise', '2')).toBe('ok');
  expect(match.G).toMatchObject({ phase: 'action', window: 2, deadline: NINE + 140_000 });
  expect(match.play('3', 'useEquipment', 1, 'coffee')).toBe('stale-window');
  expect(match.play('0', 'investigate', '2', 0)).toBe('disguised');
});

test('no card can be used during placement, `reconsider` or `aim`', () => {
  const match = aMatch({ hands: { 2: ['disguise'], 3: ['coffee'] }, guns: { 0: '1' } }).look('1', 0);
  match.expect(match.use('2', 'disguise', '2'));
  expect(match.use('3', 'coffee')).toBe('stale-window');
  match.expect(match.play('0', 'keep')).allPass();
  expect(match.G.phase).toBe('aim');
  expect(match.use('3', 'coffee')).toBe('stale-window');
});
