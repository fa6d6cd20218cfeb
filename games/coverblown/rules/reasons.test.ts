import { plainText, readBy } from 'hush/game';
import { expect, test } from 'vitest';
import { naming } from '../bot/remarks';
import type { State } from '../state';
import { aMatch, type Opening } from '../testing';
import { reasonWords, text } from '../text';
import { reasonAgainst } from './reasons';

/** Creates a match of four players on a Tuesday, in which seat 0 suspects seat 1. */
const four = (opening: Opening = {}) => aMatch({ players: 4, day: 'tuesday', ...opening });
const why = (match: ReturnType<typeof four>) => reasonAgainst(match.view(null), '0', '1');

test('a bot can give a player’s silence as its reason', () => {
  expect(why(four())).toEqual({ kind: 'silent', token: null });
  expect(why(four({ day: 'monday' }))).toEqual({ kind: 'hunch', token: null });
  const match = four();
  match.play('1', 'claim', 'clean', 'bat');
  expect(why(match)).toEqual({ kind: 'unconvincing', token: null });
});

test('a bot gives the strongest of several reasons', () => {
  const match = four();
  match.play('1', 'claim', 'clean', 'bat');
  match.play('1', 'claim', 'suspicion', '0');
  expect(why(match).kind).toBe('suspects-me');
  match.play('2', 'claim', 'suspicion', '1');
  expect(why(match).kind).toBe('suspected');
  match.play('1', 'claim', 'contact', 'pike');
  match.play('3', 'claim', 'contact', 'pike');
  expect(why(match)).toEqual({ kind: 'shared-contact', token: 'pike' });
  match.play('1', 'shoot', '0');
  expect(why(match).kind).toBe('shot-me');
  match.play('1', 'claim', 'contact', 'stokes');
  expect(why(match).kind).toBe('contradiction');
  match.play('0', 'claim', 'contact', 'stokes');
  expect(why(match)).toEqual({ kind: 'same-contact', token: 'stokes' });
});

test('a bot can give a claim about a “Fishy” weapon as its reason', () => {
  const match = four();
  match.play('1', 'claim', 'clean', 'bat');
  match.play('0', 'examine', 'vane', 'bat');
  match.afterVerdict();
  expect(why(match)).toEqual({ kind: 'fishy', token: 'bat' });
  const quiet = four({ day: 'monday' });
  quiet.play('1', 'claim', 'clean', 'bat');
  quiet.timeOut();
  for (const seat of quiet.G.seats) quiet.play(seat, 'investigate', 'weapons');
  expect(why(quiet)).toEqual({ kind: 'quiet', token: null });
});

test('[CB-58] a bot’s reason does not depend on its secrets', () => {
  const match = four({ dirty: ['0'] });
  expect(reasonAgainst(match.view('0'), '0', '1')).toEqual(why(four({ dirty: ['3'] })));
  match.change((G: State) => {
    G.secret.weapon = 'bat';
  });
  expect(reasonAgainst(match.view('0'), '0', '1')).toEqual(why(match));
});

test('[CB-58] the log shows the reason for a bot’s shot', () => {
  const match = four();
  const reason = why(match);
  expect(naming('accuses', '1', reason).facts).toMatchObject({ why: { detail: 'You’ve claimed nothing all week.' } });
  expect(match.play('0', 'shoot', '1', 'why')).toBe('ok');
  const [shot] = match.facts.filter(({ code }) => code === 'shot');
  const read =
    shot &&
    text.logEntry(
      { ...shot, n: 1, at: 0 },
      readBy((seat) => `P${seat}`, '1'),
    );
  expect(read && plainText(read)).toBe('P0 shot you. One life left. “You’ve claimed nothing all week.”');
  for (const viewer of [null, ...match.G.seats]) expect(match.view(viewer).shots).toMatchObject([{ why: reason }]);
  expect(reasonWords({ kind: 'fishy', token: 'gloves' })).toMatch(/^You called the Driver.s Gloves clean, /);
});

test('[CB-58] a shot by a person is stored without a reason', () => {
  const match = four();
  expect(match.play('0', 'shoot', '1')).toBe('ok');
  expect(match.G.shots).toEqual([expect.not.objectContaining({ why: expect.anything() })]);
});
