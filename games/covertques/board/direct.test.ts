import type { Json } from 'hush/game';
import { expect, test } from 'vitest';
import type { View } from '../state';
import { aMatch } from '../testing';
import { direct } from './direct';
import { log } from './log';

const view = aMatch().view('0') as View;
const scene = (code: string, facts: Json = null) => direct({ n: 1, at: 0, code, facts }, view, view, '0');

test('a caption names the seat that acted', () => {
  expect(scene('hinted', { by: '1', kind: 'typed', text: 'sky' })).toEqual({ by: '1', kind: 'hinted', ms: 700 });
  expect(scene('suspected', { by: '1', player: '0' })).toMatchObject({ by: '1' });
  expect(scene('picked', { seat: '2' })).toMatchObject({ by: '2' });
});

test('only hints, claims, suspicions and starters have a caption', () => {
  const slips = Object.keys(log.kinds).filter((code) => scene(code, {}) !== null);
  expect(slips.sort()).toEqual(['claimed', 'hinted', 'picked', 'retracted', 'suspected']);
  expect(scene('toString')).toBeNull();
});
