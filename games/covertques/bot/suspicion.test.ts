import { chance, must, type Seat } from 'hush/game';
import { expect, test } from 'vitest';
import type { Role } from '../state';
import { aMatch, FIVE, type Match } from '../testing';
import type { Beliefs } from './beliefs';
import { heardIn, leaning, possibleCodes } from './heard';
import { ANALYST, INTERN } from './parameters';
import { likeliest, partner, suspicion } from './suspicion';

// Hints that fit only the public word, which is Pilot. The code word on the same card (Jobs) is Tailor.
const PLAIN = ['cockpit', 'runway', 'captain', 'wings', 'headset', 'autopilot'];

test('a hint points to the code word only if it fits that word', () => {
  const [both, plain, strange, away] = heardIn(said(['uniform', 'cockpit', 'qwxz', 'needle']).view(null), 9);
  expect(leaning(must(both), 'Tailor', 1)).toBeGreaterThan(2);
  expect(leaning(must(plain), 'Tailor', 1)).toBeLessThan(1);
  expect(leaning(must(away), 'Tailor', 1)).toBeGreaterThan(2);
  expect(leaning(must(strange), 'Tailor', 1.5)).toBe(1.5);
});

test('bots ignore hints that were not typed', () => {
  const match = said(PLAIN.slice(0, 4));
  match.timeOut();
  expect(match.view(null).hints.at(-1)).toMatchObject({ by: '4', kind: 'none' });
  expect(heardIn(match.toRound(2).view(null), ANALYST.remembers)).toHaveLength(4);
  expect(heardIn(match.view(null), INTERN.remembers)).toHaveLength(0);
});

test('all seats are equally suspicious before the first hint', () => {
  const chances = [...suspicion(beliefs(aMatch(), '4'), null).values()];
  expect(chances).toHaveLength(4);
  for (const each of chances) expect(each).toBeCloseTo(0.5);
});

test('all partners are equally likely before the first hint', () => {
  for (const each of partner(beliefs(aMatch(), '0'), 'Tailor').seats.values()) expect(each).toBeCloseTo(0.25);
  const three = partner(beliefs(aMatch({ roles: ['hacker', 'admin', 'user'] }), '0'), 'Tailor');
  expect(three.alone).toBeCloseTo(1 / 3);
  expect(partner(beliefs(aMatch({ roles: ['hacker', 'admin', 'user'] }), '1'), 'Tailor').alone).toBe(0);
});

test('the likeliest partner’s hint points to the code word', () => {
  const hints = ['uniform', 'steady hands', ...PLAIN];
  const [best, sure] = must(likeliest(partner(beliefs(said(hints), '0'), 'Tailor').seats));
  expect(best).toBe('1');
  expect(sure).toBeGreaterThan(0.6);
  const six = said(hints, [...FIVE.slice(0, 4), 'user', 'debugger']);
  six.change((G) => {
    G.options.debugger = true;
  });
  const five = said(hints, [...FIVE, 'user']);
  const [, lessSure] = must(likeliest(partner(beliefs(six, '0'), 'Tailor').seats));
  const [, asSure] = must(likeliest(partner(beliefs(five, '0'), 'Tailor').seats));
  expect(lessSure).toBeLessThan(asSure);
});

test('a hint of unknown words is no reason for suspicion', () => {
  for (const strange of [0, 1, 2]) {
    const hints = PLAIN.slice(0, 5);
    hints[strange] = 'qwxz';
    const chances = suspicion(beliefs(said(hints), '4'), null);
    expect(must(likeliest(chances))[0]).not.toBe(String(strange));
    expect(must(chances.get(String(strange)))).toBeLessThan(0.5);
  }
});

test('bots do not suspect voted-out players', () => {
  const match = said(PLAIN).voteAll('2 2 - 2 2').toRound(2);
  expect([...suspicion(beliefs(match, '4'), null).keys()]).toEqual(['0', '1', '3']);
});

test('a user considers every word except the public ones possible', () => {
  const codes = possibleCodes(aMatch().view('4'));
  expect(codes.size).toBe(354);
  expect(codes.has('Pilot')).toBe(false);
  expect(codes.get('Nurse')).toBeGreaterThan(must(codes.get('Volcano')));
});

function said(hints: string[], roles: Role[] = FIVE): Match {
  const match = aMatch({ roles });
  for (const [seat, text] of hints.slice(0, roles.length).entries()) match.play(String(seat), 'hint', text);
  return match;
}

function beliefs(match: Match, seat: Seat): Beliefs {
  const view = match.view(seat);
  return { view, seat, me: must(view.me), parameters: ANALYST, random: chance('beliefs') };
}
