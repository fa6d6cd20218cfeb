import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { examples } from '#examples/index.ts';
import { GAME_ID, RESERVED_GAME_IDS } from '#scripts/gameFolders.mjs';
import { RUNGS } from '#shared/contract/module.ts';
import { outcomeOf, viewOf } from '#shared/engine/engine.ts';
import { must } from '#shared/must.ts';
import { begin, engineOf } from '#shared/testing/play.ts';
import { games as all } from '.';
import { outside } from './outside';

/** The shipped games. `npm run check -- <id>` checks a game that `GAMES` names. */
const games = all.filter(({ id }) => !(id in outside));

describe('the catalogue lists every game', () => {
  test('has games with names that are free in addresses and namespaces', () => {
    expect(games.length).toBeGreaterThan(0);
    const both = [...all, ...examples];
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
    for (const { id } of both) {
      expect(id).toMatch(GAME_ID);
      expect(RESERVED_GAME_IDS).not.toContain(id);
    }
  });

  test.each(['coverblown', 'covertques', 'goodcopbadcop', 'covert'])('%s stands on the top rung', (id) => {
    const module = must(games.find((each) => each.id === id));
    expect([...module.rungs].sort()).toEqual([...RUNGS].sort());
    expect(module.judges).toBe('legality');
    // Beside the rungs, so that no test of theirs is skipped.
    expect(module.invariant).toBeDefined();
    expect(module.privateBytes).toBeDefined();
    expect(module.paces).toBeDefined();
  });

  test.each(games.filter(({ paces }) => paces).map((module) => ({ id: module.id, module })))(
    '$id: every pace is a choice its form takes, and one is what it comes with',
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
    '%s is held to the contract',
    (folder) => {
      expect(existsSync(fileURLToPath(new URL(`${folder}contract.test.ts`, import.meta.url)))).toBe(true);
    },
  );

  test('the examples are on the lowest rung and on the top one', () => {
    const rungs = Object.fromEntries(examples.map((module) => [module.id, module.rungs.size]));
    expect(rungs).toMatchObject({ tictactoe: 0, highcard: 0, moles: RUNGS.length });
  });
});

/** Timeouts after which a match that nobody plays is taken not to end. */
const MOST_TIMEOUTS = 3_000;
/** What a spectator may be sent of it at most, in bytes. */
const LARGEST_VIEW = 24_000;

/** Games without a clock of their own wait for their players. */
const clocked = games.filter(({ rungs }) => rungs.has('deadline'));

const tables = clocked.flatMap((module) => {
  const { min, max } = module.players;
  return Array.from({ length: max - min + 1 }, (_, more) => ({ id: module.id, seats: min + more, module }));
});

test.each(tables)(
  '$id, $seats seats: where nobody does anything the match ends, and what is shown stays small',
  ({ module, seats }) => {
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
  },
);
