import { describe, expect, test } from 'vitest';
import { turnedBy } from '../state';
import { unfitSpace } from './circle';

const FACES = [1, 2, 3, 4, 5, 6];
const open = (...taken: number[]) => FACES.filter((face) => unfitSpace(taken, face) === null);

describe('the rules decide which dice fit the spaces of an Action’s circle', () => {
  test('on a circle, 6 and 1 are neighbours', () => {
    expect([turnedBy(6, 1), turnedBy(1, -1), turnedBy(3, 2), turnedBy(2, -3), turnedBy(4, 0), turnedBy(1, -7)]).toEqual(
      [1, 6, 5, 5, 4, 6],
    );
  });

  test('a circle with dice takes only neighbouring numbers', () => {
    expect(open()).toEqual(FACES);
    expect(open(2)).toEqual([1, 3]);
    expect(open(6)).toEqual([1, 5]);
    expect(open(2, 3)).toEqual([1, 4]);
    expect(open(1, 4)).toEqual([2, 3, 5, 6]);
    expect(open(1, 2, 3, 4, 5)).toEqual([6]);
    expect(open(...FACES)).toEqual([]);
  });

  test('the refusal says whether the space is taken', () => {
    expect(FACES.map((face) => unfitSpace([2], face))).toEqual([
      null,
      'space-taken',
      null,
      'not-adjacent',
      'not-adjacent',
      'not-adjacent',
    ]);
  });
});
