import { type Draft, must, type Picked } from 'hush/game';
import { begin, coachRefusal, followCoach, hintOf, LEARNERS, viewOf, wordsOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { dueStep } from '#shared/contract/coach.ts';
import { covert } from '../..';
import type { View } from '../../state';
import { aMatch, Match } from '../../testing';
import { coach } from '.';
import { codingSteps } from './coding';

test.each(LEARNERS)('a %s learner completes a mission and breaks a code', (learner) => {
  for (let dice = 0; dice < 6; dice++) {
    const { missed, isOut, shown, played } = followCoach(covert, coach, learner, `dice ${dice}`);
    expect({ missed, isOut, last: shown.at(-1) }).toEqual({ missed: [], isOut: false, last: 'over' });
    expect((viewOf(covert, played.position, '0') as View).round).toBe(2);
    const own = played.actions.filter(({ by }) => by === '0').map(({ move }) => move);
    expect(own).toEqual(expect.arrayContaining(['claim', 'takeAgency', 'move', 'complete']));
  }
});

/** Deals the lesson's match and marks the steps that need no move as done. */
function aLesson() {
  const { seed, seats, options } = must(covert.lesson);
  const match = new Match(begin({ module: covert, seed, seats, options, practice: '0' }) as never);
  const done = new Set(coach.steps.filter((step) => !step.move).map(({ id }) => id));
  const due = () => must(dueStep(coach, done, match.view('0'), '0'), 'a step');
  return {
    match,
    hint: (picked: Picked | null = null) => {
      const { title, at } = hintOf(coach, done, due(), match.view('0'), '0', String, picked);
      return [title, at[0], at[1]];
    },
    refusal: (move: string, ...draft: Draft) => coachRefusal(coach, due(), match.view('0'), '0', move, draft),
  };
}

/** Returns the lesson at the point where both seats have kept two missions. */
function atPlacing() {
  const lesson = aLesson();
  const { match } = lesson;
  const [, archive, last] = match.player('0').missions.map(({ handle }) => handle);
  const [one, other] = match.player('1').missions.map(({ handle }) => handle);
  match.do('0', 'keepMissions', archive ?? '', last ?? '').do('1', 'keepMissions', one ?? '', other ?? '');
  return lesson;
}

test('the lesson’s goal fits on one line of the smallest phone', () => {
  expect(String(coach.goal).length).toBeLessThanOrEqual(38);
});

test('the planned mission cannot be given back', () => {
  const { match, refusal } = aLesson();
  const [first = '', archive = '', last = ''] = match.player('0').missions.map(({ handle }) => handle);
  expect(refusal('keepMissions', first, last)).toBe('Keep Salt Archive: you can complete it this round.');
  expect(refusal('keepMissions', first, archive)).toBeNull();
  expect(refusal('keepMissions', archive, last)).toBeNull();
});

test('the hint names the die and the place that were picked', () => {
  const { hint } = atPlacing();
  expect(hint()).toEqual(['Place your 1 on Movement.', 'main', 'die:0']);
  expect(hint({ move: 'placeCircle', draft: [1] })).toEqual(['Place your 6 on Movement.', 'main', 'place:movement']);
  expect(hint({ move: 'placeCircle', draft: [1, 'agencyCards'] })[0]).toBe('Place your 6 on Agency Cards.');
  expect(hint({ move: 'placeDecoder', draft: [2] })[0]).toBe('Place your 3 on the Decoder.');
});

test('after a useless tile is picked, the coach asks for the first tile again', () => {
  const swap = must(codingSteps.find(({ id }) => id === 'swap'));
  const codes = ['CO07', 'CO20'];
  const tiles = [4, 5, 4, 2, 3, 1, 2, 6, 5, 1, 3, 6];
  const view = aMatch({ phase: 'breakCodes', tiles, players: [{ codes, dice: [[1, 'decoder']] }, {}] }).view('0');
  const title = (...draft: number[]) => wordsOf(swap.title, view, '0', String, { move: 'swap', draft });
  const useful = must(swap.move?.(view, '0')).args[0] as number;
  expect(title(useful)).toMatch(/^Swap it with this/);
  const useless = tiles.findIndex(
    (_, at) => coach.refuses?.(view, '0', 'swap', [at]) && coach.refuses(view, '0', 'swap', [0, at]),
  );
  expect(title(useless)).toBe(wordsOf(swap.title, view, '0', String));
  expect(title(useless)).toMatch(/^Tap this/);
});

test('the lesson says which numbers fit beside the first die', () => {
  const { match } = atPlacing();
  const why = () => {
    const step = must(dueStep(coach, new Set(['map', 'agents']), match.view('0'), '0'));
    return [step.id, wordsOf(step.why, match.view('0'), '0', String)];
  };
  expect(why()[0]).toBe('place-1');
  match.do('0', 'placeCircle', 0, 'movement', [], 0).do('1', 'placeDecoder', 0, []);
  expect(why()).toEqual([
    'neighbours',
    'Movement has a 1, so the next die there has to be a 2 or 6. 6 and 1 are neighbours.',
  ]);
});

test('the coach allows one die per Action', () => {
  const { match, refusal } = atPlacing();
  expect(refusal('placeDecoder', 0, [])).toBe('Only your 6 or 3 will help there.');
  expect(refusal('placeDecoder', 1, [])).toBeNull();
  expect(refusal('placeDecoder', 1, ['a card'])).toBe('You don’t need a card for that now.');
  expect(refusal('takeOrder')).toBe('Place all your dice first.');
  expect(refusal('reroll', [0])).not.toBeNull();
  match.do('0', 'placeCircle', 0, 'movement', [], 0).do('1', 'placeDecoder', 0, []);
  expect(refusal('placeCircle', 1, 'movement', [], 0)).toBe('One die there is enough for this lesson.');
});
