// @vitest-environment happy-dom
import rules from 'virtual:games/rules';
import { describe, test } from 'vitest';
import { examples } from '#examples/index.ts';
import { gameIn } from '#shared/contract/loadGames.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import { Ground } from '#shared/testing/contract/ground.ts';
import { testRungs } from '#shared/testing/contract/index.ts';
import { isLong, type Played, playedOnce } from '#shared/testing/corpus.ts';
import { EXTENT } from '#shared/testing/extent.ts';
import { isPlayable } from '#shared/testing/play.ts';
import { boardRungs } from '../board/boardContract';
import { loadBoard } from './boards';
import { plainBoard } from './plain';

/**
 * The boards of shipped games are tested in a real browser (`e2e/looks`). This file tests the boards of the examples in
 * `docs/`, or the game named in `HUSH_GAME`.
 */
const ASKED = process.env.HUSH_GAME;
const MODULES = ASKED === undefined ? examples : [gameIn((await rules[ASKED]?.()) ?? {}, ASKED)];

for (const module of MODULES) {
  const { id } = module;
  const board = await loadBoard(id);
  describe(id, () => {
    const why = unprovedOf(module, board === plainBoard);
    if (why === null) testRungs(boardRungs(board), module, groundOf(module));
    else test.skip(`the board contract: ${why}`, { meta: { unproved: why } }, () => undefined);
  });
}

/** Returns why a game's board is not tested, or null if it is. */
function unprovedOf(module: AnyModule, isPlain: boolean): string | null {
  if (isPlain) return 'the game has no board, and gets the plain one';
  return isPlayable(module) ? null : 'nobody knows its moves';
}

/**
 * Plays the matches in whose positions the board is drawn. Because drawing is slow, only one match is played, with the
 * smallest number of seats. The game in `HUSH_GAME` is also played with the largest number, unless its matches are
 * long.
 */
function groundOf(module: AnyModule): Ground {
  const { min, max } = module.players;
  const extent = ASKED === undefined ? { ...EXTENT, drawn: 8, axe: 1 } : EXTENT;
  return new Ground(module, { play, extent });

  function play(game: AnyModule): Played[] {
    const small = playedOnce(game, min, {}, 'one');
    const isOne = ASKED === undefined || max === min || isLong(small);
    return isOne ? [small] : [small, playedOnce(game, max, {}, 'one')];
  }
}
