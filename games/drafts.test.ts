import { test } from 'vitest';
import { createEngine } from '#shared/engine.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { expectSame } from '#shared/testing/same.ts';
import { games } from '.';

/** Moves of each game that are compared: whole matches of the short ones. */
const LEAST = 40;
const MOST = 400;

test.each(games.map((module) => ({ id: module.id, module })))(
  "$id: a move leaves the same with our drafts as with boardgame.io's own",
  ({ module }) => {
    // A game without a view is run as boardgame.io runs it.
    const plain = createEngine({ ...module, rungs: new Set() });
    let compared = 0;
    for (let match = 1; compared < LEAST; match++) {
      const moments = playRandomly({ module, seats: module.players.min, seed: `drafts ${match}` });
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
