import { must, type Seat } from 'hush/game';
import { dice } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '..';
import { aDeal, aMatch, NINE } from '../testing';
import { deal } from './deal';
import { carryOver } from './firstPlayer';

const options = goodcopbadcop.options.parse({});
const begin = (seed: string, shot: Seat | null, players = 5) =>
  deal(players, { options, now: NINE, carryOver: shot }, dice(seed));

test('[GC-75] the player who was hit last goes first next time', () => {
  const { G } = aMatch({ cards: { 2: 'AHC' }, guns: { 0: '2', 1: '3' } })
    .shoot()
    .nextTurn()
    .shoot()
    .allPass();
  expect(carryOver(G)).toBe('3');
  const reseated = must(goodcopbadcop.reseat)(carryOver(G), (before) => (before === '3' ? '4' : null));
  expect(reseated).toBe('4');
  const setup = { options, now: NINE, carryOver: reseated };
  expect(deal(5, setup, dice('next'))).toMatchObject({ active: '4', first: 'shot' });
});

test('[GC-75] the first player is drawn if no player was hit', () => {
  expect(carryOver(aMatch().G)).toBeNull();
  expect(must(goodcopbadcop.reseat)('3', () => null)).toBeNull();
  const drawn = Array.from({ length: 40 }, (_, at) => begin(`first ${at}`, null));
  expect(new Set(drawn.map(({ active }) => active)).size).toBe(5);
  expect(new Set(drawn.map(({ first }) => first))).toEqual(new Set(['chance']));
});

test('who goes first has no influence on the rest of the deal', () => {
  const { active, first, ...one } = begin('same', '1');
  const { active: _, first: __, ...other } = begin('same', null);
  expect([active, first]).toEqual(['1', 'shot']);
  expect(one).toEqual(other);
});

test('[GC-75] the log names the first player before the first reaction window', () => {
  const match = aDeal(4);
  for (const seat of match.G.seats) match.play(seat, 'place', [0, 1, 2]);
  expect(match.facts).toEqual([{ code: 'first', facts: { seat: match.G.active, because: 'chance' } }]);
  expect(match.G.phase).toBe('preGame');
});

test('a full list of acts keeps the last shot', () => {
  const match = aMatch({ cards: { 2: 'AHC' }, guns: { 0: '2' } }).shoot();
  match.change((G) => {
    const aim = { turn: 2, by: '1', kind: 'aim', at: '3' } as const;
    G.acts.push(...Array.from({ length: 199 }, () => aim));
    G.active = '1';
    G.phase = 'action';
    G.guns = { 1: { aim: '3' } };
  });
  match.look('4', 0).timeOut();
  expect(match.G.acts).toHaveLength(200);
  expect(carryOver(match.G)).toBe('2');
});
