import { must, plainText } from 'hush/game';
import { playRandomly, viewersOf, viewOf } from 'hush/testing';
import { expect, test } from 'vitest';
import { covert } from '../..';
import type { View } from '../../state';
import { aMatch } from '../../testing';
import { log } from '../log';
import { direct, SCENES } from './direct';

const names = (seat: string) => `P${seat}`;

const WANTED = ['placed', 'moved', 'completed', 'took-mission', 'took-agency', 'broke-code', 'flew', 'discarded'];

/** Returns everything that a scene shows: its data and its captions. */
const shown = (scene: ReturnType<typeof direct>) =>
  JSON.stringify([scene, scene?.says && plainText(scene.says(names)), scene?.more && plainText(scene.more(names))]);

test('only the listed log codes have no scene', () => {
  expect(Object.keys(SCENES).sort()).toEqual(Object.keys(log.kinds).sort());
});

test('no animated scene plays while players choose missions', () => {
  const open = aMatch({ players: [{}, {}] }).view(null);
  expect(direct({ n: 1, at: 0, code: 'kept-missions', facts: { by: '1' } }, open, open)).toBeNull();
});

test('a scene is the same for every viewer', () => {
  const met = new Set<string>();
  const moments = playRandomly({ module: covert, seats: 3, seed: 'scenes 2' });
  for (const { before, position, facts, seats } of moments) {
    if (WANTED.every((code) => met.has(code))) break;
    if (!before || facts.length === 0) continue;
    const views = viewersOf(seats).map((viewer) => [
      viewOf(covert, before, viewer) as View,
      viewOf(covert, position, viewer) as View,
    ]);
    for (const fact of facts) {
      const scenes = views.map(([was, is]) => shown(direct({ ...fact, n: 1, at: 0 }, must(was), must(is))));
      expect(new Set(scenes).size).toBe(1);
      expect(scenes[0]).not.toMatch(/undefined|NaN/);
      met.add(fact.code);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(WANTED));
});

function lastScenes(table: ReturnType<typeof aMatch>, act: () => unknown) {
  table.facts = [];
  const before = table.view(null);
  act();
  return table.facts.map((fact) => direct({ ...fact, n: 1, at: 0 }, before, table.view(null)));
}

test('a mission’s scene has the Agents’ cities and the points', () => {
  const table = aMatch({
    players: [
      {
        agents: ['minsk', 'rome', 'oslo'],
        agency: ['AG07', 'AG02'],
        missions: ['MI41'],
        dice: [[1, 'completeMission']],
      },
      {},
    ],
  });
  const paid = table.view('0').me?.agency.map(({ handle }) => handle) ?? [];
  const [scene] = lastScenes(table, () =>
    table.do('0', 'complete', 'MI41', [
      ['agent', 0],
      ['agent', 1],
      ['card', paid[0] ?? ''],
      ['card', paid[1] ?? ''],
    ]),
  );
  expect(scene).toMatchObject({ kind: 'mission', by: '0', points: 8, isMoment: true });
  expect(scene?.play).toMatchObject({ cities: ['minsk'], before: 0, after: 8 });
  expect(plainText(scene?.says?.(names) ?? [])).toBe('P0 completes Chess Problem.');
  expect(plainText(scene?.more?.(names) ?? [])).toMatch(/^Used up: the .* and the /);
});

test('a move’s scene has the Agent’s path and cubes', () => {
  const table = aMatch({
    players: [{ agents: ['minsk', 'rome', 'oslo'], dice: [[3, 'movement']] }, {}],
    cubes: { kiev: ['1'] },
  });
  const [scene] = lastScenes(table, () => table.do('0', 'move', 1, [[0, ['kiev']]], null));
  expect(scene).toMatchObject({ kind: 'flight', play: { agent: 0, path: ['minsk', 'kiev'], found: ['1'] } });
  expect(plainText(scene?.says?.(names) ?? [])).toBe('P0 goes from Minsk to Kiev.');
  expect(plainText(scene?.more?.(names) ?? [])).toBe('Picked up: P1’s cube.');
});

test('the scene of a drawn mission does not show the mission', () => {
  const table = aMatch({ players: [{ dice: [[5, 'missionCards']] }, {}] });
  const [scene] = lastScenes(table, () => table.do('0', 'takeMission', 'deck'));
  expect(scene?.play).toMatchObject({ thing: { is: 'mission', card: null }, from: { at: 'deck', of: 'mission' } });
});
