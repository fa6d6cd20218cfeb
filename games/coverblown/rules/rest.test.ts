import { describe, expect, test } from 'vitest';
import { VERDICT_MS } from '../queries';
import { aMatch } from '../testing';

describe('[CB-54] practice matches have no clock', () => {
  test('a practice match has a clock only while a verdict is shown', () => {
    const match = aMatch({ practice: '0' });
    expect(match.view(null)).toMatchObject({ endsAt: null, practice: true, learner: '0' });
    expect(match.later(86_400_000).fireDue().G.day).toBe('monday');
    match.play('1', 'examine', 'pike', 'bat');
    expect(match.G).toMatchObject({ day: 'tuesday', deadline: match.now + VERDICT_MS });
    expect(match.afterVerdict().G).toMatchObject({ day: 'tuesday', began: match.now, deadline: null });
  });

  test('a day ends when all players have pressed “Done”', () => {
    const match = aMatch({ practice: '0' });
    expect(match.play('0', 'rest', 'monday')).toBe('ok');
    expect(match.play('0', 'rest')).toBe('already-rested');
    expect(match.facts).toEqual([{ code: 'rested', facts: { by: '0' } }]);
    match.play('1', 'rest');
    expect(match.G.day).toBe('monday');
    match.play('2', 'rest');
    expect(match.G).toMatchObject({ day: 'tuesday', rested: [] });
    expect(match.play('0', 'rest', 'monday')).toBe('round-over');
  });

  test('a player who has pressed “Done” may still act', () => {
    const match = aMatch({ practice: '0' });
    match.play('0', 'rest');
    expect(match.play('0', 'investigate', 'suspects')).toBe('ok');
    expect(match.play('0', 'claim', 'clean', 'bat')).toBe('ok');
    expect(match.play('0', 'shoot', '1')).toBe('ok');
    expect(match.play('0', 'examine', 'pike', 'bat')).toBe('ok');
  });

  test('Friday ends when every player has shot or has pressed “Done”', () => {
    const match = aMatch({ players: 4, day: 'friday', practice: '0' });
    match.play('0', 'shoot', '1');
    match.play('1', 'shoot', '2');
    match.play('2', 'rest');
    expect(match.G.outcome).toBeNull();
    match.play('3', 'rest');
    expect(match.G.outcome?.reason).toBe('week-over');
  });

  test('Friday ends with the last shot if all others are done', () => {
    const match = aMatch({ players: 4, day: 'friday', practice: '0' });
    for (const seat of ['1', '2', '3']) match.play(seat, 'rest');
    match.play('0', 'shoot', '1');
    expect(match.G.outcome?.reason).toBe('week-over');
  });

  test('with bullets on the table, Friday ends when all are done', () => {
    const match = aMatch({ day: 'friday', practice: '0', options: { bulletsOnTable: true } });
    for (const seat of ['0', '1']) match.play(seat, 'rest');
    expect(match.G.outcome).toBeNull();
    match.play('2', 'rest');
    expect(match.G.outcome?.reason).toBe('week-over');
  });

  test('a player cannot press “Done” before they have answered the first call', () => {
    expect(aMatch({ acknowledged: false, practice: '0' }).play('0', 'rest')).toBe('first-call-pending');
  });
});

test('players cannot press “Done” in matches with a clock', () => {
  expect(aMatch().play('0', 'rest')).toBe('no-practice');
  expect(aMatch().why('0', 'rest')).toBe('no-practice');
});
