import { must } from 'hush/game';
import { playRandomly, viewersOf, viewOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { goodcopbadcop } from '../..';
import type { View } from '../../state';
import { log } from '../log';
import { direct } from './direct';

const WANTED = ['armed', 'aimed', 'drew', 'used', 'looked', 'revealed'];

const facts = (code: string, facts: object) =>
  direct({ n: 1, at: 0, code, facts } as never, {} as View, {} as View, null);

test('every log entry has the same animation for all viewers', () => {
  const met = new Set<string>();
  for (const { before, position, facts: news, seats } of playRandomly({
    module: goodcopbadcop,
    seats: 5,
    seed: 'scenes',
  })) {
    if (WANTED.every((code) => met.has(code))) break;
    if (!before || news.length === 0) continue;
    const views = viewersOf(seats).map((viewer) => ({
      viewer,
      was: viewOf(goodcopbadcop, before, viewer) as View,
      is: viewOf(goodcopbadcop, position, viewer) as View,
    }));
    for (const fact of news) {
      const scenes = views.map(({ viewer, was, is }) =>
        JSON.stringify(direct({ ...fact, n: 1, at: 0 }, was, is, viewer)),
      );
      expect(new Set(scenes).size).toBe(1);
      expect(Object.keys(log.kinds)).toContain(fact.code);
      met.add(fact.code);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(WANTED));
});

test('a gun moves to its new holder', () => {
  expect(must(facts('armed', { seat: '2' })).play).toEqual({
    thing: { is: 'gun' },
    from: { at: 'tray' },
    to: { at: 'file', of: '2' },
  });
  expect(must(facts('disarmed', { seat: '2' })).play).toMatchObject({ to: { at: 'tray' } });
  expect(must(facts('taken', { by: '1', from: '3' })).play).toMatchObject({
    from: { at: 'file', of: '3' },
    to: { at: 'file', of: '1' },
  });
});

test('used equipment moves to its target', () => {
  expect(must(facts('used', { by: '1', card: 'flashbang', targets: [['2', 1]] })).play).toMatchObject({
    thing: { is: 'equipment', card: 'flashbang' },
    to: { at: 'card', of: ['2', 1] },
  });
  expect(must(facts('drew', { seat: '1' })).play).toMatchObject({ thing: { card: null } });
  expect(must(facts('moved', { from: '1', what: 'hand', to: '2' })).play).toMatchObject({ thing: { card: null } });
});

test('a card turned up by a shot has no caption', () => {
  expect(facts('revealed', { seat: '2', slot: 0, face: 'honest' })).not.toBeNull();
  expect(facts('revealed', { seat: '2', slot: 0, face: 'honest', byShot: true })).toBeNull();
});

test('log entries that the board shows in other ways have no caption', () => {
  for (const code of ['declared', 'shot', 'wounded', 'turn', 'away', 'over']) expect(facts(code, {})).toBeNull();
});
