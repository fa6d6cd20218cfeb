import { CLAIMS_A_ROUND, legalityOf } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { legal } from './legal';
import { aMatch } from './testing';

test('[CB-11] a seat cannot act before it has answered the first call', () => {
  const match = aMatch({ acknowledged: false });
  expect(match.play('0', 'investigate', 'suspects')).toBe('first-call-pending');
  expect(match.play('0', 'examine', 'pike', 'bat')).toBe('first-call-pending');
  expect(match.play('0', 'shoot', '1')).toBe('first-call-pending');
  expect(match.play('0', 'claim', 'clean', 'bat')).toBe('first-call-pending');
  expect(match.play('0', 'ackFirstCall')).toBe('ok');
  expect(match.play('0', 'ackFirstCall')).toBe('already-acknowledged');
  expect(match.play('0', 'investigate', 'suspects')).toBe('ok');
});

describe('refusals have a fixed order', () => {
  test('`invalid-args` for an unknown seat takes precedence over all other codes', () => {
    const match = aMatch({ day: 'friday' }).timeOut();
    expect(match.play('0', 'shoot', '4')).toBe('invalid-args');
    expect(match.play('0', 'shoot', '0')).toBe('game-over');
  });

  test('after the match, a move for a past day is refused with `game-over`', () => {
    const match = aMatch({ day: 'friday' }).timeOut();
    expect(match.play('0', 'examine', 'pike', 'bat', 'monday')).toBe('game-over');
  });

  test('the code `round-over` for a wrong day takes precedence over `first-call-pending`', () => {
    const match = aMatch({ acknowledged: false });
    expect(match.play('0', 'investigate', 'suspects', 'tuesday')).toBe('round-over');
  });

  test('`first-call-pending` takes precedence over Friday’s ban on examinations', () => {
    const match = aMatch({ day: 'friday', acknowledged: false });
    expect(match.play('0', 'examine', 'pike', 'bat')).toBe('first-call-pending');
    expect(match.play('0', 'shoot', '0')).toBe('first-call-pending');
  });

  test('`bullets-on-table` takes precedence over `first-call-pending`', () => {
    const match = aMatch({ acknowledged: false, options: { bulletsOnTable: true } });
    expect(match.play('0', 'shoot', '1')).toBe('bullets-on-table');
  });

  test('`self-target` takes precedence over the code for a spent bullet', () => {
    const match = aMatch();
    match.play('0', 'shoot', '1');
    expect(match.play('0', 'shoot', '0')).toBe('self-target');
  });
});

describe('a move whose arguments have the wrong shape is refused', () => {
  test.each([
    ['investigate', []],
    ['investigate', ['murderers']],
    ['investigate', ['suspects', 'sunday']],
    ['investigate', ['suspects', null]],
    ['investigate', ['suspects', 'monday', 'monday']],
    ['examine', ['pike']],
    ['examine', ['bat', 'pike']],
    ['examine', ['nobody', 'bat']],
    ['examine', ['__proto__', 'bat']],
    ['shoot', [1]],
    ['shoot', ['3']],
    ['shoot', ['-1']],
    ['shoot', [['1']]],
    ['ackFirstCall', [true]],
    ['iDied', ['2']],
    ['claim', ['clean']],
    ['claim', ['clean', null]],
    ['claim', ['clean', '1']],
    ['claim', ['contact', 'bat']],
    ['claim', ['blown', 'pike']],
    ['claim', ['suspicion', 'pike']],
    ['claim', ['suspicion', '4']],
    ['claim', ['guilty', 'pike']],
    ['claim', 'clean'],
    ['claim', null],
    ['retract', []],
    ['retract', ['1']],
    ['retract', [0]],
  ])('the move `%s` with the arguments %j is refused', (move, args) => {
    expect(aMatch().send('0', move, args)).toBe('invalid-args');
  });

  test.each(['timeout', 'valueOf', '__proto__', 'constructor', 'endGame', ''])(
    'a move called %j is refused as unknown',
    (move) => {
      expect(aMatch().send('0', move, [])).toBe('unknown-move');
    },
  );
});

test('a second shot on the same day is refused', () => {
  const match = aMatch();
  match.play('0', 'shoot', '1');
  match.play('0', 'investigate', 'weapons');
  expect(match.why('0', 'shoot')).toBe('no-bullet');
  expect(match.why('0', 'investigate')).toBe('already-called');
  expect(match.why('1', 'shoot')).toBeNull();
});

describe('players make and retract claims', () => {
  test('any claim may be made, true or false', () => {
    const match = aMatch();
    expect(match.play('2', 'claim', 'clean', 'katana', 'monday')).toBe('ok');
    expect(match.play('2', 'claim', 'contact', 'pike')).toBe('ok');
    expect(match.play('2', 'claim', 'blown', null)).toBe('ok');
    expect(match.play('2', 'claim', 'suspicion', '0')).toBe('ok');
    expect(match.view(null).claims.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['clean', 'katana'],
      ['contact', 'pike'],
      ['blown', null],
      ['suspicion', '0'],
    ]);
    expect(match.facts[0]).toEqual({ code: 'claimed', facts: { by: '2', kind: 'clean', subject: 'katana' } });
  });

  test('a seat cannot suspect itself', () => {
    expect(aMatch().play('0', 'claim', 'suspicion', '0')).toBe('self-target');
  });

  test('a seat can make twenty claims per day', () => {
    const match = aMatch();
    for (let said = 0; said < CLAIMS_A_ROUND; said++) expect(match.play('0', 'claim', 'clean', 'bat')).toBe('ok');
    expect(match.play('0', 'claim', 'clean', 'bat')).toBe('too-many-claims');
    expect(match.play('1', 'claim', 'clean', 'bat')).toBe('ok');
    match.timeOut();
    expect(match.play('0', 'claim', 'clean', 'bat')).toBe('ok');
  });

  test('only the player who made a claim can retract it', () => {
    const match = aMatch();
    expect(match.why('0', 'retract')).toBe('nothing-to-retract');
    match.play('0', 'claim', 'contact', 'pike');
    match.play('1', 'claim', 'clean', 'bat');
    expect(match.play('0', 'retract', 2)).toBe('not-your-claim');
    expect(match.play('0', 'retract', 7)).toBe('not-your-claim');
    expect(match.play('0', 'retract', 1)).toBe('ok');
    expect(match.view(null).claims).toMatchObject([
      { n: 1, retracted: true },
      { n: 2, retracted: false },
    ]);
    expect(match.facts.at(-1)).toEqual({ code: 'retracted', facts: { by: '0', kind: 'contact', subject: 'pike' } });
    expect(match.why('0', 'retract')).toBe('nothing-to-retract');
    expect(match.play('0', 'retract', 1)).toBe('already-retracted');
    match.play('0', 'claim', 'clean', 'bat');
    for (let said = 2; said < CLAIMS_A_ROUND; said++) expect(match.play('0', 'claim', 'clean', 'bat')).toBe('ok');
    expect(match.play('0', 'claim', 'clean', 'bat')).toBe('too-many-claims');
  });

  test('a claim or retraction changes only the list of claims', () => {
    const match = aMatch();
    const { claims: _, ...before } = structuredClone(match.G);
    match.play('0', 'claim', 'clean', 'bat');
    match.play('0', 'retract', 1);
    const { claims, ...after } = match.G;
    expect(after).toEqual(before);
    expect(claims).toHaveLength(1);
  });
});

describe('the arguments of a move are offered one after the other', () => {
  test('an examination offers every suspect, then every weapon, then the day', () => {
    const match = aMatch();
    const mine = legalityOf(legal, match.view('0'), '0');
    expect(mine.next('examine', []).picks).toHaveLength(10);
    expect(mine.next('examine', ['pike']).picks).toHaveLength(9);
    expect(mine.next('examine', ['pike', 'bat'])).toMatchObject({ whole: true, picks: [{ mark: 'monday' }] });
    expect(mine.next('examine', ['pike', 'bat', 'monday'])).toEqual({ whole: true, picks: [] });
  });

  test('a shot offers every other seat until the bullet is fired', () => {
    const match = aMatch();
    expect(
      legalityOf(legal, match.view('1'), '1')
        .next('shoot', [])
        .picks.map(({ mark }) => mark),
    ).toEqual(['0', '2']);
    match.play('1', 'shoot', '0');
    expect(legalityOf(legal, match.view('1'), '1').can('shoot')).toBe(false);
  });

  test('a spectator is offered no move arguments', () => {
    const match = aMatch({ day: 'friday' });
    expect(legalityOf(legal, match.view(null), null).can('investigate')).toBe(false);
    match.timeOut();
    for (const move of Object.keys(legal) as (keyof typeof legal)[]) {
      expect(legalityOf(legal, match.view('0'), '0').can(move)).toBe(false);
    }
  });
});
