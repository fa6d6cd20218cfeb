import { describe, expect, test } from 'vitest';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { chance } from '#shared/random.ts';
import { faultsOfRemarks } from '#shared/testing/lines.ts';
import { once } from '#shared/testing/once.ts';
import { begin } from '#shared/testing/play.ts';
import { saidIn } from '#shared/testing/said.ts';
import type { Remark } from '#shared/voice.ts';
import { goodcopbadcop } from '..';
import type { State } from '../state';
import { aMatch } from '../testing';
import { view } from '../view';
import { bots } from '.';
import { lines } from './lines';
import { announcing, answer, remark } from './remarks';

/** All that is said in whole matches, unasked and asked. */
const said = once((): Remark[] =>
  [4, 5, 6, 8].flatMap((seats) =>
    Array.from({ length: 4 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.inspector)]));
      const match = { module: goodcopbadcop, seats, seed: `talk ${game}`, bots: usual };
      const open = view(begin(match).G as State, null);
      const aimed = aMatch({ guns: { 0: '2' } }).view(null);
      const unasked = saidIn(match).map(({ remark: each }) => each);
      const asked = [...ask(open, '1', 'Are you honest?'), ...ask(open, '1', 'Who is it?'), ...ask(aimed, '0', 'Who?')];
      return [...unasked, ...asked];
    }).flat(),
  ),
);

function ask(open: Parameters<typeof answer>[0], seat: Seat, text: string): Remark[] {
  return [answer(open, seat, { by: '2', text }) ?? []].flat();
}

test('whatever is said has lines in every manner, and they find all they ask for', { tags: ['long'] }, () => {
  expect(said().length).toBeGreaterThan(300);
  expect(faultsOfRemarks(lines, said())).toEqual([]);
});

test('every situation comes up, but for a leader turned up without a shot and Blackmail’s win, which are rare', {
  tags: ['long'],
}, () => {
  const all = Object.keys(lines).filter((about) => about !== 'leader' && about !== 'blackmail');
  expect([...new Set(said().map(({ about }) => about))]).toEqual(expect.arrayContaining(all));
});

describe('what is said', () => {
  const facts = (code: string, facts: object): LogEntry => ({ n: 1, at: 0, code, facts: facts as never });

  test('of a leader turned up, of both leaders in one hand, and nothing of one’s own deeds', () => {
    const open = aMatch().view(null);
    const up = facts('revealed', { seat: '2', slot: 0, face: 'kingpin' });
    expect(remark(up, open, '1')).toEqual({ about: 'leader', facts: { who: { seat: '2' }, what: 'Kingpin' } });
    expect(remark(up, open, '2')).toBeNull();
    const both = facts('over', { winners: ['3'], reason: 'both-leaders' });
    expect(remark(both, open, '1')).toEqual({ about: 'blackmail', facts: { who: { seat: '3' } } });
    expect(remark(facts('declared', { by: '1', at: '2', action: 'shoot' }), open, '1')).toBeNull();
    expect(remark(facts('toString', {}), open, '1')).toBeNull();
  });

  test('rests on what everybody sees, whatever the bot holds and knows', () => {
    const match = aMatch({ guns: { 1: '3' }, cards: { 0: 'KCC' }, hands: { 0: ['coffee'] } });
    const own = match.view('0');
    const open = { ...own, me: null };
    for (const [move, args] of [
      ['investigate', ['1', 0]],
      ['investigate', ['2', 0]],
      ['arm', [0, '2']],
      ['equip', [0]],
    ] as const)
      expect(announcing(open, move, args)).toEqual(announcing(own, move, args));
    for (const text of ['Are you crooked?', 'Who is it?'])
      expect(answer(open, '0', { by: '1', text })).toEqual(answer(own, '0', { by: '1', text }));
  });

  test('in answer names whom the bot points at, or nobody yet, and nothing once the match is over', () => {
    const match = aMatch({ guns: { 1: '3' } });
    const open = match.view(null);
    expect(ask(open, '1', 'Who is it?')).toEqual([{ about: 'suspects', facts: { who: { seat: '3' } } }]);
    expect(ask(open, '2', 'Who is it?')).toEqual([{ about: 'unsure' }]);
    expect(ask(open, '1', 'Are you honest?')).toEqual([{ about: 'denies', facts: { by: { seat: '2' } } }]);
    expect(ask({ ...open, outcome: { winners: [], reason: 'x' } }, '1', 'Who?')).toEqual([]);
  });

  test('comes with an action now and then, as chance will have it', () => {
    const inspector = must(bots.inspector);
    const seen = aMatch().view('0');
    const spoken = Array.from({ length: 40 }, (_, n) => inspector.choose(seen, '0', chance(n), 1, 0)?.say ?? null);
    const count = spoken.filter((one) => one !== null).length;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(30);
  });
});

test('each level says what it is called and how it plays', () => {
  for (const { title, about } of Object.values(bots)) expect([title, about].join(' ')).toMatch(/^[A-Z].+ [A-Z].+\.$/);
});
