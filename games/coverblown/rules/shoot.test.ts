import { describe, expect, test } from 'vitest';
import { aMatch } from '../testing';

describe('players shoot if the game counts bullets', () => {
  test('[CB-26] no seat can shoot itself or shoot twice', () => {
    const match = aMatch();
    expect(match.play('0', 'shoot', '0')).toBe('self-target');
    expect(match.play('0', 'shoot', '2')).toBe('ok');
    expect(match.view(null).shots).toMatchObject([{ by: '0', target: '2', day: 'monday' }]);
    expect(match.view('1').bullets).toEqual({ 0: false, 1: true, 2: true });
    expect(match.view('1').lives).toEqual({ 0: 2, 1: 2, 2: 1 });
    expect(match.play('0', 'shoot', '1')).toBe('no-bullet');
  });

  test('[CB-27] the dirty cop wins if two hits kill an honest cop', () => {
    const match = aMatch({ players: 4 });
    match.play('0', 'shoot', '2');
    match.play('1', 'shoot', '2');
    expect(match.view(null).lives?.['2']).toBe(0);
    expect(match.view(null).out).toEqual(['2']);
    expect(match.G.outcome).toEqual({ winners: ['3'], reason: 'honest-cop-died' });
    expect(match.facts.map(({ code }) => code)).toEqual(['shot', 'shot', 'died', 'over']);
  });

  test('[CB-27] the honest cops win if two hits kill a dirty cop', () => {
    const match = aMatch({ players: 4 });
    match.play('0', 'shoot', '3');
    match.play('1', 'shoot', '3');
    expect(match.G.outcome).toEqual({ winners: ['0', '1', '2'], reason: 'dirty-cop-died' });
  });

  test('[CB-28] the third hit ends a match with three lives', () => {
    const match = aMatch({ players: 5 });
    match.play('0', 'shoot', '4');
    match.play('1', 'shoot', '4');
    expect(match.view(null).lives?.['4']).toBe(1);
    expect(match.G.outcome).toBeNull();
    match.play('4', 'shoot', '0');
    match.play('2', 'shoot', '4');
    expect(match.G.outcome).toEqual({ winners: ['0', '1', '2'], reason: 'dirty-cop-died' });
  });

  test('[CB-39] a player who was hit can still fire one shot', () => {
    const match = aMatch();
    match.play('0', 'shoot', '2');
    expect(match.play('2', 'shoot', '1')).toBe('ok');
    expect(match.play('2', 'shoot', '0')).toBe('no-bullet');
  });

  test('[CB-40] players cannot report deaths that the game counts', () => {
    expect(aMatch().play('0', 'iDied')).toBe('lives-counted-by-server');
  });
});

describe('players report their death if bullets are on the table', () => {
  const onTable = { options: { bulletsOnTable: true } };

  test('[CB-41] the game accepts no shots with bullets on the table', () => {
    const match = aMatch({ players: 4, ...onTable });
    expect(match.play('0', 'shoot', '1')).toBe('bullets-on-table');
    for (const viewer of [null, ...match.G.seats]) {
      expect(match.view(viewer)).toMatchObject({ shots: null, lives: null, bullets: null, startLives: 2 });
    }
  });

  test('[CB-42] the honest cops win if a dirty cop reports a death', () => {
    const match = aMatch({ players: 4, day: 'wednesday', ...onTable });
    expect(match.play('3', 'iDied')).toBe('ok');
    expect(match.G.outcome).toEqual({ winners: ['0', '1', '2'], reason: 'dirty-cop-died' });
    expect(match.view(null).out).toEqual(['3']);
    expect(match.play('0', 'iDied')).toBe('game-over');
  });

  test('[CB-42] the dirty cop wins if an honest cop reports a death', () => {
    const match = aMatch({ acknowledged: false, ...onTable });
    expect(match.play('0', 'iDied')).toBe('ok');
    expect(match.G.outcome).toEqual({ winners: ['2'], reason: 'honest-cop-died' });
  });

  test('[CB-55] only the first reported death counts', () => {
    const match = aMatch({ players: 5, day: 'thursday', ...onTable });
    expect(match.play('0', 'iDied')).toBe('ok');
    for (const dirty of ['3', '4']) expect(match.play(dirty, 'iDied')).toBe('game-over');
    expect(match.G.outcome).toEqual({ winners: ['3', '4'], reason: 'honest-cop-died' });
    expect(match.view(null).out).toEqual(['0']);
  });

  test('[CB-43] a death that is reported at Friday’s deadline is too late', () => {
    const match = aMatch({ day: 'friday', ...onTable }).toDeadline();
    expect(match.play('2', 'iDied')).toBe('game-over');
    expect(match.G.outcome).toEqual({ winners: ['2'], reason: 'week-over' });
  });
});
