import { describe, expect, test } from 'vitest';
import { PLANS_A_DAY } from '../state';
import { aMatch, NOON } from '../testing';

describe('[CB-51] players propose pairs', () => {
  test('a proposal is public and does not force an examination', () => {
    const match = aMatch({ players: 4 }).later(5000);
    expect(match.play('0', 'announce', 'pike', 'bat', 'monday')).toBe('ok');
    expect(match.play('2', 'announce', 'vane', 'katana')).toBe('ok');
    expect(match.view(null).plans).toEqual([
      { by: '0', suspect: 'pike', weapon: 'bat', at: NOON + 5000, agreements: [], objections: [] },
      { by: '2', suspect: 'vane', weapon: 'katana', at: NOON + 5000, agreements: [], objections: [] },
    ]);
    expect(match.facts).toEqual([
      { code: 'announced', facts: { by: '0', suspect: 'pike', weapon: 'bat' } },
      { code: 'announced', facts: { by: '2', suspect: 'vane', weapon: 'katana' } },
    ]);
    expect(match.G.examinations).toEqual([]);
    expect(match.play('1', 'examine', 'ames', 'gloves')).toBe('ok');
  });

  test('a proposal ends with the day on which it was made', () => {
    const examined = aMatch();
    examined.play('0', 'announce', 'pike', 'bat');
    examined.play('1', 'examine', 'ames', 'gloves');
    expect(examined.G.plans).toEqual([]);
    const timedOut = aMatch();
    timedOut.play('0', 'announce', 'pike', 'bat');
    expect(timedOut.timeOut().G.plans).toEqual([]);
  });

  test('a proposal is refused before the first call and on Friday', () => {
    expect(aMatch({ acknowledged: false }).play('0', 'announce', 'pike', 'bat')).toBe('first-call-pending');
    expect(aMatch().play('0', 'announce', 'pike', 'bat', 'tuesday')).toBe('round-over');
    expect(aMatch({ day: 'friday' }).play('0', 'announce', 'pike', 'bat')).toBe('no-examine-on-friday');
    const match = aMatch();
    for (let said = 0; said < PLANS_A_DAY; said++) expect(match.play('0', 'announce', 'pike', 'bat')).toBe('ok');
    expect(match.play('0', 'announce', 'pike', 'bat')).toBe('too-many-plans');
    expect(match.play('1', 'announce', 'pike', 'bat')).toBe('ok');
  });
});

describe('[CB-52] players object to proposals', () => {
  test('an objection is public and can be made once per player', () => {
    const match = aMatch();
    expect(match.play('1', 'object')).toBe('no-plan');
    match.play('0', 'announce', 'pike', 'bat');
    expect(match.play('0', 'object')).toBe('own-plan');
    expect(match.play('1', 'object', 'monday')).toBe('ok');
    expect(match.play('1', 'object')).toBe('already-objected');
    expect(match.view(null).plans[0]?.objections).toEqual(['1']);
    expect(match.facts.at(-1)).toEqual({ code: 'objected', facts: { by: '1', to: '0' } });
    expect(match.play('0', 'examine', 'pike', 'bat')).toBe('ok');
  });

  test('an objection applies only to the latest proposal', () => {
    const match = aMatch();
    match.play('0', 'announce', 'pike', 'bat');
    match.play('1', 'object');
    match.play('0', 'announce', 'ames', 'gloves');
    expect(match.play('1', 'object')).toBe('ok');
    expect(match.view(null).plans.map(({ objections }) => objections)).toEqual([['1'], ['1']]);
  });
});

describe('[CB-56] players agree to proposals', () => {
  test('an agreement is public and can be made once per player', () => {
    const match = aMatch();
    expect(match.play('1', 'agree')).toBe('no-plan');
    match.play('0', 'announce', 'pike', 'bat');
    expect(match.play('0', 'agree')).toBe('own-plan');
    expect(match.play('1', 'agree', 'tuesday')).toBe('round-over');
    expect(match.play('1', 'agree', 'monday')).toBe('ok');
    expect(match.play('1', 'agree')).toBe('already-agreed');
    expect(match.view(null).plans[0]).toMatchObject({ agreements: ['1'], objections: [] });
    expect(match.facts.at(-1)).toEqual({ code: 'agreed', facts: { by: '1', to: '0' } });
    expect(match.play('2', 'examine', 'ames', 'gloves')).toBe('ok');
  });

  test('an objection replaces the agreement of the same seat', () => {
    const match = aMatch();
    match.play('0', 'announce', 'pike', 'bat');
    match.play('1', 'agree');
    expect(match.play('1', 'object')).toBe('ok');
    expect(match.view(null).plans[0]).toMatchObject({ agreements: [], objections: ['1'] });
    expect(match.play('1', 'agree')).toBe('already-objected');
  });

  test('every player except the author of the proposal can agree or object', () => {
    for (const by of ['0', '3']) {
      const match = aMatch({ players: 5 });
      match.play(by, 'announce', 'pike', 'bat');
      const may = (move: 'agree' | 'object') => match.G.seats.filter((seat) => match.why(seat, move) === null);
      const others = match.G.seats.filter((seat) => seat !== by);
      expect([may('agree'), may('object')]).toEqual([others, others]);
    }
  });

  test('a seat that has not answered the first call cannot agree', () => {
    const match = aMatch({ acknowledged: false });
    match.play('0', 'ackFirstCall');
    match.play('0', 'announce', 'pike', 'bat');
    expect(match.play('1', 'agree')).toBe('first-call-pending');
  });
});

test('an examination records which players had not yet both called and claimed', () => {
  const match = aMatch({ players: 4 });
  match.play('1', 'investigate', 'suspects');
  match.play('1', 'claim', 'clean', 'bat');
  match.play('2', 'investigate', 'weapons');
  match.play('3', 'claim', 'blown', null);
  match.later(20_000).play('0', 'examine', 'pike', 'bat');
  expect(match.view(null).examinations).toMatchObject([{ began: NOON, at: NOON + 20_000, unheard: ['2', '3'] }]);
});
