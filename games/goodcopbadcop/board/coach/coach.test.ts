import { must, type Picked } from 'hush/game';
import { followCoach, LEARNERS, wordsOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '../..';
import { KINGPIN } from '../../lesson/script';
import type { View } from '../../state';
import { aMatch } from '../../testing';
import { coach } from '.';

test.each(LEARNERS)('a %s learner sees every step and finishes the lesson', (learner) => {
  for (let dice = 0; dice < 6; dice++) {
    const { missed, isOut, shown, played } = followCoach(goodcopbadcop, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }, shown.join(' ')).toEqual({ missed: [], isOut: false, last: 'over' });
    // A learner who shoots a different officer ends the lesson before the match is decided.
    expect(played.outcome?.winners ?? ['0']).toContain('0');
    expect(played.actions.some(({ move, by }) => move === 'shoot' && by === '0') || played.outcome !== null).toBe(true);
  }
});

test('an obedient learner fires the last shot within ten minutes', () => {
  const { shown, played, minutes } = followCoach(goodcopbadcop, coach, 'obedient', 'one');
  expect(shown.filter((id) => id !== 'touched').join(' ')).toBe(
    'own-cards place equipment pass investigate look after claim aimed-at switch lie arm shot-at wound shoot over',
  );
  expect(minutes).toBeLessThan(10);
  expect(played.actions.findLast(({ move }) => move === 'shoot')?.by).toBe('0');
});

test.each([
  ['0', 'This one involves you. Pass.'],
  ['3', 'Nothing you need to stop. Pass.'],
])('the coach says whether an aim at seat %s involves the learner', (aimAt, said) => {
  const declared = { action: 'arm', slot: 0, aimAt };
  const seats = ['0', '1', '2', '3'];
  const view = {
    phase: 'react',
    declared,
    shot: null,
    active: '1',
    acts: [],
    turn: 3,
    seats,
    table: {},
  } as object as View;
  const title = coach.steps.find(({ id }) => id === 'touched')?.title;
  expect(typeof title === 'function' && title(view, '0', String, null)).toBe(said);
});

test('the goal names a side only after the cards were filed', () => {
  const goal = (placed: boolean) => wordsOf(coach.goal, { table: { '0': { placed } } } as object as View, '0', String);
  expect(goal(false)).toBe('Find out which side you’re on.');
  expect(goal(true)).toBe('Take out the Kingpin. Keep the Agent in.');
});

test('the coach’s explanation is about the officer that the learner has picked', () => {
  const hand = { me: { hand: ['k9_unit'] }, table: {}, claims: [] } as object as View;
  const why = (id: string, move: string, draft: readonly (string | number)[]) =>
    wordsOf(must(coach.steps.find((step) => step.id === id)).why, hand, '0', (seat) => `P${seat}`, {
      move,
      draft: [...draft],
    });
  expect(why('arm', 'arm', [0, '1'])).toMatch(/^P1 has aimed at you.*change your target/);
  expect(why('arm', 'arm', [0, '3'])).toMatch(/^You’ve no reason to suspect P3 yet/);
  expect(why('shot-at', 'useEquipment', [1, 'k9_unit', '3'])).toMatch(/^P3 isn’t the one about to shoot/);
  expect(why('shot-at', 'useEquipment', [1, 'k9_unit', '1'])).toMatch(/^P1 is about to shoot you/);
});

test('the lesson ends with the learner’s shot', () => {
  const over = must(coach.steps.at(-1));
  const view = { outcome: null, acts: [{ kind: 'shoot', by: '0', at: '3', hit: '3', turn: 9 }] } as object as View;
  expect(over.when(view, '0')).toBe(true);
  expect(over.when({ ...view, acts: [] }, '0')).toBe(false);
  expect(wordsOf(over.title, view, '0', String)).not.toMatch(/is out/);
  expect(wordsOf(over.why, view, '0', String)).toContain('The Kingpin is still in');
});

test('the coach says what a choice asks the learner to do', () => {
  const step = must(coach.steps.find(({ id }) => id === 'choice'));
  const title = (choice: object | null) => wordsOf(step.title, { choice } as object as View, '0', String);
  expect(title({ kind: 'discard' })).toBe('Keep one equipment card.');
  expect(title({ kind: 'reveal' })).toBe('Turn up one of your cards.');
  expect(title(null)).toBe('Go ahead, or change your mind.');
});

const stepOf = (id: string) => must(coach.steps.find((step) => step.id === id));

/** Returns the marks at which a coach step points. */
function marksOf(id: string, view: View, picked: Picked | null): readonly string[] {
  const { at } = stepOf(id);
  return typeof at === 'function' ? at(view, '0', picked) : (at ?? []);
}

test('the coach first leads the learner out of a wrong action', () => {
  const view = aMatch({ players: 4 }).view('0');
  for (const [id, other] of [
    ['investigate', 'equip'],
    ['arm', 'equip'],
    ['arm', 'investigate'],
    ['shoot', 'equip'],
    ['look-again', 'arm'],
  ] as const) {
    const marks = marksOf(id, view, null);
    const officer = marks.findIndex((mark) => mark.startsWith('file:'));
    expect(marks, id).toContain(`cancel:${other}`);
    expect(marks, id).not.toContain('draw');
    expect(officer === -1 || marks.indexOf(`cancel:${other}`) < officer, id).toBe(true);
  }
  expect(marksOf('arm', view, { move: 'investigate', draft: ['2'] })[0]).toMatch(/^cancel:/);
  expect(marksOf('investigate', view, { move: 'arm', draft: [0] })[0]).toMatch(/^cancel:/);
});

test('the coach points at the button that looks at a card', () => {
  const marks = marksOf('investigate', aMatch({ players: 4 }).view('0'), null);
  expect(marks.slice(0, 2)).toEqual(['look-at', 'look-card']);
  expect(marksOf('arm', aMatch({ players: 4 }).view('0'), null)).not.toContain('look-card');
});

test('the coach does not ask to turn up a missing hidden card', () => {
  const why = (cards: string) =>
    wordsOf(stepOf('arm').why, aMatch({ players: 4, cards: { '0': cards } }).view('0'), '0', String);
  expect(why('AHC^')).toContain('turn up one of your cards');
  expect(why('A^H^C^')).not.toMatch(/turn up|honest card/);
});

test('the coach says that automatic passing stops at every shot', () => {
  const table = { '1': { gun: { aim: '2' } } };
  const base = { phase: 'react', shot: null, active: '1', acts: [], turn: 9, seats: ['0', '1', '2'], table };
  const why = (action: string) =>
    wordsOf(stepOf('touched').why, { ...base, declared: { action } } as object as View, '0', String);
  expect(why('shoot')).toContain('Every shot asks everyone');
  expect(why('equip')).toContain('automatic passing is off');
});

test('the lesson’s last page lists only real achievements', () => {
  const learned = (id: string, view: object) => {
    const words = stepOf(id).learned;
    return typeof words === 'function' ? words(view as View, '0') : words;
  };
  const wounded = { '0': { cards: [{ wounded: true }], gun: null } };
  const none = { acts: [], seats: ['0', '1', '2', '3'], looks: [], claims: [], me: { autoPass: null }, table: {} };
  const use = { kind: 'use', by: '0', card: 'k9_unit', targets: [KINGPIN], turn: 6 };
  expect(learned('shot-at', none)).toBeNull();
  expect(learned('shot-at', { ...none, table: wounded })).toBe('Took a hit and stayed in');
  expect(learned('shot-at', { ...none, acts: [use] })).toBe('Stopped a shot with equipment');
  expect(learned('shot-at', { ...none, acts: [{ ...use, by: '2' }] })).toBeNull();
  for (const id of ['investigate', 'claim', 'switch', 'arm', 'shoot']) expect(learned(id, none), id).toBeNull();
  expect(learned('switch', { ...none, me: { autoPass: 'untilTouched' } })).toBe('Turned on automatic passing');
});
