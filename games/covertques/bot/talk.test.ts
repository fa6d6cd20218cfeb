import { chance, must, seatsOf } from 'hush/game';
import { asking, once, playBots } from 'hush/testing';
import { expect, test } from 'vitest';
import { covertques } from '..';
import type { State } from '../state';
import { aMatch, type Match } from '../testing';
import { bots } from '.';
import { ANALYST } from './parameters';
import { chooseClaim } from './talk';
import { blame } from './vote';

const ends = once(() =>
  [3, 5, 8].flatMap((seats) =>
    Array.from({ length: 8 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.analyst)]));
      return playBots({ module: covertques, seats, seed: `ledger ${game}`, bots: usual }).position.G as State;
    }),
  ),
);

test('bots make at most one claim per round', {
  tags: ['long'],
}, () => {
  const own = ends().flatMap(({ claims, roles }) =>
    claims.filter(({ kind }) => kind !== 'suspicion').map((claim) => ({ ...claim, role: roles[claim.by] })),
  );
  expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['loyal', 'meant']));
  expect(new Set(own.map(({ role }) => role))).toEqual(new Set(['hacker', 'admin', 'user']));
  const rounds = ends().reduce((sum, { seats, round }) => sum + seats.length * round, 0);
  expect(own.length / rounds).toBeGreaterThan(0.05);
  expect(own.length / rounds).toBeLessThan(0.4);
  for (const { claims } of ends()) {
    const said = claims.filter(({ kind }) => kind !== 'suspicion').map(({ by, round }) => `${by} ${round}`);
    expect(new Set(said).size).toBe(said.length);
  }
});

test('a bot does not claim to be loyal after too many players have', () => {
  const match = aMatch().to('discuss');
  for (const seat of ['0', '1', '2']) match.play(seat, 'claim', 'loyal', null);
  const sayings = Array.from({ length: 60 }, (_, seed) => {
    const seen = match.view('3');
    return chooseClaim({ view: seen, seat: '3', me: must(seen.me), parameters: ANALYST, random: chance(seed) })
      ?.saying[0];
  });
  expect(new Set(sayings)).toEqual(new Set([undefined, 'meant']));
});

test('once half of the players or all people are ready, bots neither accuse nor make claims', () => {
  const moves = (match: Match, people: string[]) =>
    new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const asked = { view: match.view('4'), seat: '4', random: chance(seed), people };
        return must(bots.analyst).choose(asking(asked))?.move;
      }),
    );
  const table = aMatch().to('discuss');
  for (const seat of ['1', '2']) table.play(seat, 'readyToVote');
  expect(moves(table, ['0', '1']).size).toBeGreaterThan(1);
  expect(moves(table, ['1', '2'])).toEqual(new Set(['readyToVote']));
  table.play('3', 'readyToVote');
  expect(moves(table, ['0', '1'])).toEqual(new Set(['readyToVote']));
});

test('a contradicted claim makes a player more suspicious', () => {
  const blamed = (votes: string) => {
    const match = aMatch().to('discuss');
    match.play('3', 'suspect', '0');
    const seen = match.voteAll(votes).toRound(2).view('2');
    const beliefs = { view: seen, seat: '2', me: must(seen.me), parameters: ANALYST, random: chance(1) };
    return must(blame(beliefs).get('3'));
  };
  expect(blamed('- - - 4 -')).toBeGreaterThan(blamed('- - - 0 -'));
});
