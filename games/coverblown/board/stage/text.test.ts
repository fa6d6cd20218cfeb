import { expect, test } from 'vitest';
import type { Examination } from '../../state';
import { runUp, verdictWords } from './text';

const examined: Examination = {
  day: 'tuesday',
  at: 0,
  by: '0',
  suspect: 'crane',
  weapon: 'garrotte',
  verdict: 'fishy',
  began: 0,
  unheard: [],
};
const entries = (...all: [code: string, facts: object][]) =>
  all.map(([code, facts], n) => ({ n, at: 0, code, facts: facts as never }));

test('the verdict screen says how players answered the proposal', () => {
  const pair = { suspect: 'crane', weapon: 'garrotte' };
  const facts = entries(
    ['announced', { by: '2', ...pair }],
    ['agreed', { by: '1', to: '2' }],
    ['round-began', { day: 'tuesday' }],
    ['announced', { by: '1', suspect: 'vane', weapon: 'katana' }],
    ['objected', { by: '0', to: '1' }],
    ['announced', { by: '0', ...pair }],
    ['agreed', { by: '2', to: '0' }],
    ['objected', { by: '1', to: '0' }],
    ['examined', examined],
    ['round-began', { day: 'wednesday' }],
    ['announced', { by: '1', ...pair }],
    ['agreed', { by: '0', to: '1' }],
  );
  expect(runUp(facts, examined)).toEqual({ goAhead: ['2'], wait: ['1'], first: { by: '2', day: 'monday' } });
  expect(runUp([], examined)).toEqual({ goAhead: [], wait: [], first: null });
});

test('a verdict is explained in plain words', () => {
  expect(verdictWords(examined, false).lines[0]).toBe(
    'It’s either Crane or the Garrotte. The verdict doesn’t say which.',
  );
  expect(verdictWords(examined, false).lines[1]).toBe(
    'If Crane is a cop’s contact, that cop’s cover is blown: no more clues.',
  );
  expect(verdictWords(examined, true).lines, 'the suspect was examined before').toHaveLength(1);
  expect(verdictWords({ ...examined, verdict: 'wrong' }, false).title).toBe('Neither.');
  expect(verdictWords({ ...examined, verdict: 'correct' }, false)).toEqual({
    title: 'He did it.',
    lines: ['Crane, with the Garrotte.', 'The honest cops win.'],
  });
});
