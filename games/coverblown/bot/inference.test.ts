import type { Seat } from 'hush/game';
import { begin } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { coverblown } from '..';
import type { Claim, Examination, State, SuspectId, TokenId, View } from '../state';
import { view } from '../view';
import { believe, doubt, pairChance } from './inference';
import { type Known, knownBy, OUTSIDER } from './known';

const open = (seats: number): View => view(begin({ module: coverblown, seats, seed: 'belief' }).G as State, null);
const honest = (seat: Seat, contact: SuspectId, ...clean: TokenId[]): Known => ({
  ...OUTSIDER,
  seat,
  role: 'honest',
  contact,
  clean: new Set([contact, ...clean]),
});
const saying = (by: Seat, kind: Claim['kind'], subject: string | null, at = 1): Claim =>
  ({ n: at, round: 'monday', at, by, kind, subject, retracted: false }) as Claim;
const saw = (
  suspect: SuspectId,
  weapon: Examination['weapon'],
  verdict: Examination['verdict'],
  by = '0',
): Examination => ({
  day: 'monday',
  at: 1,
  by,
  suspect,
  weapon,
  verdict,
  began: 0,
  unheard: [],
});

test('all seats are equally suspicious before the first claim', () => {
  const belief = believe(open(4), honest('0', 'pike'));
  expect(belief.dirty).toEqual({ 0: 0, 1: expect.closeTo(1 / 3), 2: expect.closeTo(1 / 3), 3: expect.closeTo(1 / 3) });
  expect(belief.guilt.get('vane')).toBeCloseTo(1 / 9);
  expect(belief.guilt.has('pike')).toBe(false);
  expect(belief.guilt.get('bat')).toBeCloseTo(1 / 9);
});

test('a bot takes its clues as certain', () => {
  const before = believe(open(3), honest('0', 'pike'));
  const after = believe(open(3), honest('0', 'pike', 'vane', 'bat'));
  expect(after.guilt.has('vane')).toBe(false);
  expect(after.guilt.has('bat')).toBe(false);
  expect(doubt(after, 'suspects')).toBeLessThan(doubt(before, 'suspects'));
  expect(doubt(after, 'weapons')).toBeLessThan(doubt(before, 'weapons'));
});

test('a bot concludes from “Wrong” that both the suspect and the weapon are innocent', () => {
  const wrong = believe({ ...open(3), examinations: [saw('vane', 'bat', 'wrong')] }, OUTSIDER);
  expect([wrong.guilt.has('vane'), wrong.guilt.has('bat')]).toEqual([false, false]);
  const fishy = believe({ ...open(3), examinations: [saw('vane', 'bat', 'fishy')] }, OUTSIDER);
  expect((fishy.guilt.get('vane') ?? 0) + (fishy.guilt.get('bat') ?? 0)).toBeCloseTo(1);
  expect(pairChance(fishy, 'vane', 'bat')).toEqual({ correct: 0, fishy: expect.closeTo(1) });
});

test('a bot believes a claim that two seats make', () => {
  const one = believe({ ...open(3), claims: [saying('1', 'clean', 'vane')] }, honest('0', 'pike'));
  const two = believe(
    { ...open(3), claims: [saying('1', 'clean', 'vane'), saying('2', 'clean', 'vane', 2)] },
    honest('0', 'pike'),
  );
  expect(one.guilt.get('vane')).toBeGreaterThan(0.03);
  expect(two.guilt.get('vane')).toBeLessThan(0.01);
});

test('a bot suspects a seat that claims the bot’s own contact', () => {
  const belief = believe({ ...open(4), claims: [saying('2', 'contact', 'pike')] }, honest('0', 'pike'));
  expect(belief.dirty['2']).toBeGreaterThan(0.97);
});

test('a bot suspects two seats that claim the same contact equally', () => {
  const claims = [saying('1', 'contact', 'vane'), saying('2', 'contact', 'vane', 2)];
  const belief = believe({ ...open(4), claims }, honest('0', 'pike'));
  expect((belief.dirty['1'] ?? 0) + (belief.dirty['2'] ?? 0)).toBeGreaterThan(0.95);
  expect(belief.dirty['1']).toBeCloseTo(belief.dirty['2'] ?? 0);
});

test('a bot suspects a seat that claimed the murder weapon clean', () => {
  const view = { ...open(4), claims: [saying('3', 'clean', 'bat')], examinations: [saw('pike', 'bat', 'fishy')] };
  expect(believe(view, honest('0', 'pike')).dirty['3']).toBeGreaterThan(0.97);
});

test('a bot suspects a seat whose claim of a blown cover is impossible', () => {
  const claims: Claim[] = [{ n: 1, round: 'tuesday', at: 2, by: '1', kind: 'blown', subject: null, retracted: false }];
  const view: View = { ...open(3), day: 'tuesday', claims, examinations: [saw('vane', 'bat', 'fishy')] };
  expect(believe(view, honest('0', 'pike', 'bat')).dirty['1']).toBeGreaterThan(0.9);
});

describe('a bot suspects a seat that wastes a day', () => {
  const tuesday = (change: Partial<Examination>): View => ({
    ...open(4),
    day: 'tuesday',
    examinations: [{ ...saw('vane', 'bat', 'wrong', '1'), at: 10_000, ...change }],
  });
  const suspicion = (view: View) => believe(view, honest('0', 'pike')).dirty['1'] ?? 0;

  test('a bot suspects a seat that examines early in the day', () => {
    const patient = suspicion(tuesday({ unheard: [] }));
    const late = suspicion(tuesday({ unheard: ['0', '2', '3'], at: 150_000 }));
    const one = suspicion(tuesday({ unheard: ['2'] }));
    const all = suspicion(tuesday({ unheard: ['0', '2', '3'] }));
    expect(patient).toBeCloseTo(1 / 3);
    expect(late).toBeCloseTo(1 / 3);
    expect(one).toBeGreaterThan(patient + 0.05);
    expect(all).toBeGreaterThan(one + 0.1);
  });

  test('a bot suspects a seat that examines a cleared suspect or weapon', () => {
    const again = (suspect: SuspectId, weapon: Examination['weapon']): View => ({
      ...open(4),
      day: 'wednesday',
      examinations: [saw('vane', 'bat', 'wrong', '2'), { ...saw(suspect, weapon, 'wrong', '1'), day: 'tuesday' }],
    });
    const fresh = suspicion(again('marsh', 'gloves'));
    expect(suspicion(again('vane', 'gloves'))).toBeGreaterThan(fresh + 0.1);
    expect(suspicion(again('vane', 'bat'))).toBeGreaterThan(suspicion(again('vane', 'gloves')) + 0.1);
  });
});

test('a dirty bot does not know who else is dirty', () => {
  const known: Known = { ...OUTSIDER, seat: '0', role: 'dirty', contact: 'vane', murderer: 'vane', weapon: 'bat' };
  const belief = believe(open(5), known);
  expect(belief.worlds.every(({ murderer, weapon }) => murderer === 'vane' && weapon === 'bat')).toBe(true);
  expect(belief.dirty['0']).toBeCloseTo(1);
  expect(belief.dirty['1']).toBeCloseTo(1 / 4);
});

test('a bot knows for certain only what its calls have said', () => {
  const G = begin({ module: coverblown, seats: 3, seed: 'known' }).G as State;
  for (const seat of G.seats) {
    const known = knownBy(view(G, seat), seat);
    const isDirty = G.players[seat]?.role === 'dirty';
    expect(known.murderer).toBe(isDirty ? G.secret.murderer : null);
    expect(known.weapon).toBe(isDirty ? G.secret.weapon : null);
    expect(known.clean.has(G.players[seat]?.contact ?? 'vane')).toBe(!isDirty);
  }
  expect(knownBy(view(G, null), '0')).toBe(OUTSIDER);
});
