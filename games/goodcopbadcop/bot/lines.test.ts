import { chance, type LogEntry, must, type Remark, type Seat, seatsOf } from 'hush/game';
import { asking, begin, faultsOfRemarks, once, saidIn } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { translate, translated } from '#shared/text/texts.ts';
import { goodcopbadcop } from '..';
import { EQUIPMENT_TEXT } from '../content/equipmentText';
import { FACE_NAMES } from '../content/facesText';
import { EQUIPMENT_IDS, FACES, type State } from '../state';
import { aMatch } from '../testing';
import { view } from '../view';
import { bots } from '.';
import { lines } from './lines';
import { announcing, answer, remark } from './remarks';
import { equipmentSaid, faceSaid } from './words';

/** All remarks and replies of bots in sixteen matches. */
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

test('every kind of remark has complete lines for every character', { tags: ['long'] }, () => {
  expect(said().length).toBeGreaterThan(300);
  expect(faultsOfRemarks(lines, said())).toEqual([]);
});

test('all kinds of remarks and replies occur, except three rare ones', {
  tags: ['long'],
}, () => {
  const rare = ['leader', 'blackmail', 'whyDoubt'];
  const all = Object.keys(lines).filter((about) => !rare.includes(about));
  expect([...new Set(said().map(({ about }) => about))]).toEqual(expect.arrayContaining(all));
});

describe('bots make remarks', () => {
  const facts = (code: string, facts: object): LogEntry => ({ n: 1, at: 0, code, facts: facts as never });

  test('a bot remarks on a leader that is turned up', () => {
    const open = aMatch().view(null);
    const up = facts('revealed', { seat: '2', slot: 0, face: 'kingpin' });
    expect(remark(up, open, '1')).toEqual({
      about: 'leader',
      facts: { who: { seat: '2' }, what: faceSaid('kingpin') },
    });
    expect(remark(up, open, '2')).toBeNull();
    const both = facts('over', { winners: ['3'], reason: 'both-leaders' });
    expect(remark(both, open, '1')).toEqual({ about: 'blackmail', facts: { who: { seat: '3' } } });
    expect(remark(facts('declared', { by: '1', at: '2', action: 'shoot' }), open, '1')).toBeNull();
    expect(remark(facts('toString', {}), open, '1')).toBeNull();
  });

  test('a bot speaks of itself in the first person', () => {
    const open = aMatch({ guns: { 1: '0', 2: '3' } }).view(null);
    expect(announcing(open, '0', 'investigate', ['1', 0])).toEqual({
      about: 'looksAtGunOnMe',
      facts: { who: { seat: '1' } },
    });
    expect(announcing(open, '0', 'investigate', ['2', 0])).toEqual({
      about: 'looksAtGun',
      facts: { who: { seat: '2' }, at: { seat: '3' } },
    });
  });

  test('a remark depends only on public facts', () => {
    const match = aMatch({ guns: { 1: '3' }, cards: { 0: 'KCC' }, hands: { 0: ['coffee'] } });
    const own = match.view('0');
    const open = { ...own, me: null };
    for (const [move, args] of [
      ['investigate', ['1', 0]],
      ['investigate', ['2', 0]],
      ['arm', [0, '2']],
      ['equip', []],
    ] as const)
      expect(announcing(open, '0', move, args)).toEqual(announcing(own, '0', move, args));
    for (const text of ['Are you crooked?', 'Who is it?'])
      expect(answer(open, '0', { by: '1', text })).toEqual(answer(own, '0', { by: '1', text }));
  });

  test('a reply names the bot’s target', () => {
    const match = aMatch({ guns: { 1: '3' } });
    const open = match.view(null);
    expect(ask(open, '1', 'Who is it?')).toEqual([{ about: 'suspects', facts: { who: { seat: '3' } } }]);
    expect(ask(open, '2', 'Who is it?')).toEqual([{ about: 'unsure' }]);
    expect(ask(open, '1', 'Are you honest?')).toEqual([{ about: 'denies', facts: { by: { seat: '2' } } }]);
    expect(ask({ ...open, outcome: { winners: [], reason: 'x' } }, '1', 'Who?')).toEqual([]);
  });

  test('a bot sometimes makes a remark with its action', () => {
    const inspector = must(bots.inspector);
    const seen = aMatch({ guns: { 0: null } }).view('0');
    const spoken = Array.from(
      { length: 40 },
      (_, n) => inspector.choose(asking({ view: seen, seat: '0', random: chance(n), budget: 1, now: 0 }))?.say ?? null,
    );
    const count = spoken.filter((one) => one !== null).length;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(30);
  });
});

test('each level has a title and a description', () => {
  for (const { title, about } of Object.values(bots)) expect([title, about].join(' ')).toMatch(/^[A-Z].+ [A-Z].+\.$/);
});

test('the names of faces and equipment in a bot’s line have phrases', () => {
  translate({ 'goodcopbadcop.faces': FACE_NAMES, 'goodcopbadcop.equipmentCards': EQUIPMENT_TEXT });
  for (const { detail, phrase } of [...FACES.map(faceSaid), ...EQUIPMENT_IDS.map(equipmentSaid)])
    expect(translated('', must(phrase))).toBe(detail);
});
