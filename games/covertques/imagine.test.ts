import type { Viewer } from 'hush/game';
import { dice } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { imagine } from './imagine';
import { invariant } from './invariant';
import type { Role, State } from './state';
import { aMatch, FIVE, type Match } from './testing';
import { view } from './view';

const INQUISITION: Role[] = ['hacker', 'admin', 'debugger', 'accomplice', 'user', 'user'];
const both = { debugger: true, accomplice: true };

function worlds(match: Match, viewer: Viewer, count = 600): State[] {
  const seen = match.view(viewer);
  const random = dice(`worlds of ${viewer}`);
  return Array.from({ length: count }, () => imagine(seen, viewer, random));
}

function kinds<T>(all: readonly State[], of: (G: State) => T): Set<T> {
  return new Set(all.map(of));
}

function share(all: readonly State[], holds: (G: State) => boolean): number {
  return all.filter(holds).length / all.length;
}

const hackerOf = (G: State) => G.seats.find((seat) => G.roles[seat] === 'hacker');
const adminOf = (G: State) => G.seats.find((seat) => G.roles[seat] === 'admin');

describe('a User imagines every possible state', () => {
  test('a User imagines every possible pair of insiders', () => {
    const all = worlds(aMatch(), '2');
    expect(kinds(all, (G) => `${hackerOf(G)}${adminOf(G)}`).size).toBe(4 * 3);
    expect(kinds(all, (G) => G.secret.die).size).toBe(6);
    expect(kinds(all, (G) => G.roles['2'])).toEqual(new Set(['user']));
  });

  test('a User does not know how other seats voted', () => {
    expect(kinds(worlds(aMatch({ night: true }), '2'), (G) => G.seen.join()).size).toBeGreaterThan(8);
    const match = aMatch().to('vote');
    match.play('0', 'vote', '1');
    expect(kinds(worlds(match, '2'), (G) => G.votes['0'])).toEqual(new Set([null, '1', '2', '3', '4']));
    expect(kinds(worlds(match, '0'), (G) => G.votes['0'])).toEqual(new Set(['1']));
  });

  test('in imagined states, a player whose hint contained the code word does not know it', () => {
    const match = aMatch();
    match.play('3', 'hint', 'tailor');
    const all = worlds(match, '2');
    for (const G of all) if (G.secret.die === 2) expect(G.roles['3']).toBe('user');
    expect(kinds(all, (G) => G.secret.die).size).toBe(6);
    expect(kinds(all, (G) => G.roles['3']).size).toBe(3);
  });
});

test('an Admin knows the code word but not the Hacker', () => {
  const match = aMatch();
  for (const seat of ['2', '3']) match.play(seat, 'hint', `tailor ${seat}`);
  const all = worlds(match, '1', 200);
  expect(kinds(all, (G) => G.secret.die)).toEqual(new Set([2]));
  expect(kinds(all, hackerOf)).toEqual(new Set(['0', '4']));
});

test('an Accomplice knows the insiders but not their roles', () => {
  const all = worlds(aMatch({ roles: INQUISITION, options: both }), '3', 200);
  expect(kinds(all, (G) => `${hackerOf(G)}${adminOf(G)}`)).toEqual(new Set(['01', '10']));
  expect(kinds(all, (G) => G.secret.die).size).toBe(6);
});

test('every imagined state has the public roles of the view', () => {
  const match = aMatch().voteAll('3 3 3 - -');
  for (const G of worlds(match, '2', 100)) expect(G.roles['3']).toBe('user');
});

describe('with three players, the Hacker may be alone in imagined states', () => {
  test('a Hacker imagines being alone in a third of the states', () => {
    const all = worlds(aMatch({ roles: ['hacker', 'admin', 'user'] }), '0', 6_000);
    expect(Math.abs(share(all, (G) => adminOf(G) === undefined) - 1 / 3)).toBeLessThan(0.03);
  });

  test('a User imagines a lone Hacker in half of the states', () => {
    const all = worlds(aMatch({ roles: ['hacker', 'admin', 'user'] }), '2', 6_000);
    expect(Math.abs(share(all, (G) => adminOf(G) === undefined) - 1 / 2)).toBeLessThan(0.03);
  });

  test('an Admin knows that the removed card was a User card', () => {
    const all = worlds(aMatch({ roles: ['hacker', 'admin', 'user'] }), '1', 100);
    expect(kinds(all, (G) => G.secret.removed)).toEqual(new Set(['user']));
  });
});

test('every imagined state gives the viewer the same view', () => {
  const match = aMatch({ roles: FIVE, night: true });
  const check = () => {
    for (const viewer of [null, ...match.G.seats]) {
      for (const G of worlds(match, viewer, 10)) {
        invariant(G);
        expect(view(G, viewer)).toEqual(match.view(viewer));
      }
    }
  };
  match.play('1', 'seen');
  check();
  match.to('hint').play('3', 'hint', 'nurse');
  check();
  match.to('vote').play('2', 'vote', '4');
  check();
  match.timeOut().timeOut();
  check();
  match.toRound(2).timeOut();
  check();
  match.to('discovery').play('1', 'reveal', '3');
  check();
});
