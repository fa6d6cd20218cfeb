import { chance, must, type Remark } from 'hush/game';
import { dice, once, playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { MANNERS } from '#shared/contract/voice.ts';
import { translate, translated } from '#shared/text/texts.ts';
import { covert } from '..';
import { MISSIONS } from '../content/cards';
import { EQUIPMENT_NAMES, MISSION_NAMES, SAYINGS } from '../content/cardsText';
import { imagine } from '../imagine';
import { lines } from '../lines';
import { EQUIPMENT, type State } from '../state';
import { aMatch } from '../testing';
import { view } from '../view';
import { answerTo, remark, spoken } from './remarks';
import { equipmentSaid, missionCardSaid, missionSaid } from './words';

const gapsOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap);
const templatesOf = (about: string) => Object.values(lines[about as keyof typeof lines]).flat();

/** Asserts that the facts fill every placeholder in the lines for this situation. */
function expectSayable({ about, facts = {} }: Remark): void {
  for (const gap of templatesOf(about).flatMap(gapsOf)) expect(Object.keys(facts), about).toContain(gap);
}

describe.each(Object.entries(lines))('%s', (_about, byManner) => {
  test('each situation has at least a dozen different short lines', () => {
    for (const manner of MANNERS) expect(byManner[manner].length).toBeGreaterThanOrEqual(3);
    const all = Object.values(byManner).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.filter((line) => line.length > 110)).toEqual([]);
  });
});

/** Collects each seat's remark on each fact of two whole matches, with the state at that moment. */
const heard = once(() =>
  [2, 4].flatMap((seats) =>
    [...playRandomly({ module: covert, seats, seed: `remarks ${seats}`, options: {} })].flatMap(
      ({ position, facts }) => {
        const G = position.G as State;
        return facts.flatMap((fact) =>
          G.seats.map((seat) => ({
            G,
            fact: { n: 1, at: 0, ...fact } as never,
            seat,
            said: remark({ n: 1, at: 0, ...fact } as never, view(G, null), seat),
          })),
        );
      },
    ),
  ),
);

test('bots remark only on important moments', {
  tags: ['long'],
}, () => {
  const said = heard().flatMap((each) => (each.said ? [each.said] : []));
  for (const each of said) expectSayable(each);
  const about = new Set(said.map((each) => each.about));
  for (const situation of ['completes', 'rivalCompletes', 'lastRound', 'won', 'lost'])
    expect(about).toContain(situation);
  expect(said.length).toBeLessThan(heard().length / 10);
});

test('a remark is the same in all states with the same view', { tags: ['long'] }, () => {
  const random = dice('worlds');
  for (const { G, fact, seat, said } of heard().filter((_, at) => at % 40 === 0)) {
    expect(remark(fact, view(imagine(view(G, seat), seat, random), null), seat)).toEqual(said);
  }
});

describe('bots remark on other players’ moves', () => {
  const facts = (code: string, facts: object) => ({ n: 1, at: 0, code, facts }) as never;
  const open = view(aMatch({ players: [{ dice: [[1, 'agencyCards']] }, { dice: [[2, 'agencyCards']] }, {}] }).G, null);

  test('a bot with a die on Agency Cards remarks when a rival takes a card', () => {
    const taken = facts('took-agency', { by: '0', region: 'red', card: 'AG01' });
    expect(remark(taken, open, '1')).toMatchObject({ about: 'lostCard', facts: { who: { seat: '0' } } });
    expect(remark(taken, open, '2')).toBeNull();
    expect(remark(facts('took-agency', { by: '0', region: null, card: null }), open, '1')).toBeNull();
  });

  test('a bot remarks on “Espionage” if its own card was stolen', () => {
    const stolen = facts('espionage', { by: '1', from: '0', cards: [], taken: 'AG01' });
    expect([remark(stolen, open, '0')?.about, remark(stolen, open, '2')]).toEqual(['robbed', null]);
    const rushed = facts('used', { by: '1', ability: 'first', cards: [] });
    expect([remark(rushed, open, '0')?.about, remark(rushed, open, '2')]).toEqual(['overtaken', null]);
  });
});

test('a bot sometimes says a line when it flies', () => {
  const table = aMatch({ players: [{ agency: ['AG48'] }, { agency: ['AG07'] }, {}], asks: true });
  const random = chance('words');
  const flights = Array.from({ length: 40 }, () => spoken({ move: 'fly', args: ['AG48', 0] }, table.view('0'), random));
  const said = flights.filter((each) => each !== null);
  expect(said.length).toBeGreaterThan(4);
  expect(said.length).toBeLessThan(30);
  for (const each of said) expectSayable(each);
  table.do('0', 'fly', 'AG48', 0);
  const answers = Array.from({ length: 40 }, () =>
    spoken({ move: 'espionage', args: ['AG07', ['AG48'], 1] }, table.view('1'), random),
  );
  expect(answers.every((each) => each === null)).toBe(true);
});

test('a bot’s reply depends only on the public scores', () => {
  const table = aMatch({ players: [{ finishedMissions: ['MI01'] }, { agency: ['AG01'], missions: ['MI02'] }, {}] });
  const random = chance('answers');
  const said = (seat: string, text: string) => answerTo(table.view(seat), seat, { by: '2', text }, random);
  expect(said('0', 'Hello, you').about).toBe('ahead');
  expect(said('1', 'Hello, you').about).toBe('behind');
  expect(said('1', 'Hello, what do you hold?').about).toBe('evades');
  for (const text of ['a', 'b?']) for (const seat of ['0', '1']) expectSayable(said(seat, text));
  const other = covert.view(imagine(table.view(null), null, random), '1');
  expect(answerTo(other, '1', { by: '2', text: 'x' }, random)).toEqual(said('1', 'x'));
});

test('the names of missions and equipment in a bot’s line have phrases or ids', () => {
  translate({
    'covert.missions': MISSION_NAMES,
    'covert.sayings': SAYINGS,
  });
  const said = MISSIONS.flatMap(({ id }) => [missionSaid(id), missionCardSaid(id)]);
  for (const { detail, phrase } of said) expect(translated('', must(phrase))).toBe(detail);
  for (const id of EQUIPMENT) expect(equipmentSaid(id)).toEqual({ detail: EQUIPMENT_NAMES.name[id], id });
  expect(missionCardSaid('MI29').detail).toBe('mission Salt Archive');
});
