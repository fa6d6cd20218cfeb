import { expect, test } from 'vitest';
import { createEngine } from '../shared/engine';
import { playRandomly } from '../shared/testing/play';
import { expectSame } from '../shared/testing/same';
import { games } from '.';

test.each(games.map((module) => ({ id: module.id, module })))(
  "$id: a move leaves the same with our drafts as with boardgame.io's own",
  ({ module }) => {
    // A game without a view is run as boardgame.io runs it.
    const plain = createEngine({ ...module, rungs: new Set() });
    let compared = 0;
    for (const { before, position, action, told, now } of playRandomly({
      module,
      seats: module.players.min,
      seed: 'one',
    })) {
      if (!before || !action) continue;
      const after = plain.move(before, action.by, action.move, action.args, now);
      expectSame(after.position, position);
      if (told.length > 0) expectSame(after.told, told);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  },
);
