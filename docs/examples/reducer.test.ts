import { test } from 'vitest';
import { games } from '#games/index.ts';
import { createEngine } from '#shared/engine/engine.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { expectSame } from '#shared/testing/same.ts';
import { examples } from '.';

/** Minimum (`LEAST`) and maximum (`MOST`) number of moves to compare in each game. */
const LEAST = 40;
const MOST = 400;

test.each([...games, ...examples].map((module) => ({ id: module.id, module })))(
  'a move in $id has the same result as in boardgame.io',
  ({ module }) => {
    // Without its optional entries (rungs), the engine treats the game as one without a view. boardgame.io's reducer
    // runs such a game on its own drafts.
    const plain = createEngine({ ...module, rungs: new Set() });
    let compared = 0;
    for (let match = 1; compared < LEAST; match++) {
      const moments = playRandomly({ module, seats: module.players.min, seed: `reducer ${match}` });
      for (const { before, position, action, facts, now } of moments) {
        if (!before || !action) continue;
        const after = plain.move(before, action.by, action.move, action.args, now);
        expectSame(after.position, position);
        if (facts.length > 0) expectSame(after.facts, facts);
        compared += 1;
        if (compared === MOST) break;
      }
    }
  },
);
