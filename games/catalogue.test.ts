import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { examples } from '#examples/index.ts';
import { GAME_ID, RESERVED_GAME_IDS } from '#scripts/games/gameFolders.mjs';
import { RUNGS } from '#shared/contract/module.ts';
import { outcomeOf, viewOf } from '#shared/engine/engine.ts';
import { must } from '#shared/must.ts';
import { begin, engineOf } from '#shared/testing/play.ts';
import { games as all } from '.';
import { outside } from './outside';

/** The shipped games. `npm run check -- <id>` checks a game that `GAMES` names. */
const games = all.filter(({ id }) => !(id in outside));

describe('the catalogue of games', () => {
  test('all ids of games and examples are unique, valid and not reserved', () => {
    expect(games.length).toBeGreaterThan(0);
    const both = [...all, ...examples];
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
    for (const { id } of both) {
      expect(id).toMatch(GAME_ID);
      expect(RESERVED_GAME_IDS).not.toContain(id);
    }
  });

  test.each(['coverblown', 'covertques', 'goodcopbadcop', 'covert'])(
    'the game `%s` has every optional guarantee of the contract',
    (id) => {
      const module = must(games.find((each) => each.id === id));
      expect([...module.rungs].sort()).toEqual([...RUNGS].sort());
      expect(module.judges).toBe('legality');
      // These are not among the rungs. Without them, contract tests would be skipped.
      expect(module.invariant).toBeDefined();
      expect(module.privateBytes).toBeDefined();
      expect(module.paces).toBeDefined();
    },
  );

  test.each(games.filter(({ paces }) => paces).map((module) => ({ id: module.id, module })))(
    'the options of every pace of $id are accepted',
    ({ module }) => {
      const paces = module.paces ?? [];
      const chosen = paces.map((pace) => module.options.parse(pace.options));
      expect(chosen.filter((options) => isDeepStrictEqual(options, module.options.parse({})))).toHaveLength(1);
      expect(new Set(paces.map(({ title }) => title)).size).toBe(paces.length);
      for (const options of chosen) {
        const { min, max } = module.players;
        expect([min, max].map((seats) => module.cannotStart?.(options, seats) ?? null)).toEqual([null, null]);
      }
    },
  );

  test.each([...games.map(({ id }) => `${id}/`), ...examples.map(({ id }) => `../docs/examples/${id}/`)])(
    'the folder %s has a test of the contract',
    (folder) => {
      expect(existsSync(fileURLToPath(new URL(`${folder}contract.test.ts`, import.meta.url)))).toBe(true);
    },
  );

  test('the examples range from a game without optional guarantees to one with all', () => {
    const rungs = Object.fromEntries(examples.map((module) => [module.id, module.rungs.size]));
    expect(rungs).toMatchObject({ tictactoe: 0, highcard: 0, moles: RUNGS.length });
  });

  test.each(games.map(({ id }) => id))('the rules of `%s` have curly apostrophes and quotation marks', (id) => {
    expect(readFileSync(new URL(`${id}/rules.md`, import.meta.url), 'utf8')).not.toMatch(/['"]/);
  });
});

/** Number of timeouts after which a match that nobody plays is considered endless. */
const MOST_TIMEOUTS = 3_000;
/** Maximum size in bytes of a spectator's view. */
const LARGEST_VIEW = 24_000;

/** Games with deadlines. A game without them waits for its players forever. */
const clocked = games.filter(({ rungs }) => rungs.has('deadline'));

const tables = clocked.flatMap((module) => {
  const { min, max } = module.players;
  return Array.from({ length: max - min + 1 }, (_, more) => ({ id: module.id, seats: min + more, module }));
});

test.each(tables)('a match of $id with $seats idle seats ends', ({ module, seats }) => {
  let position = begin({ module, seats, seed: 'deserted' });
  let largest = 0;
  for (let timeouts = 0; outcomeOf(position) === null; timeouts++) {
    expect(timeouts).toBeLessThan(MOST_TIMEOUTS);
    const deadline = module.deadline(position.G);
    expect(deadline).not.toBeNull();
    position = engineOf(module).move(position, null, 'timeout', [], deadline ?? 0).position;
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(viewOf(module, position, null))));
  }
  expect(largest).toBeLessThan(LARGEST_VIEW);
});
