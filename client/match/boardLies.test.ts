// @vitest-environment happy-dom
import { createElement, useEffect } from 'react';
import { expect, test } from 'vitest';
import type { AnyModule } from '#shared/contract/module.ts';
import { must } from '#shared/must.ts';
import { Ground } from '#shared/testing/contract/ground.ts';
import { playedOnce } from '#shared/testing/corpus.ts';
import { QUICK } from '#shared/testing/extent.ts';
import { boardRungs } from '../board/boardContract';
import { type AnyBoard, loadBoard } from './boards';

/** Loads the example game from its folder, because the client finds the game's board by the same folder. */
const loadMoles = must(
  Object.values(import.meta.glob<Record<string, AnyModule>>('../../docs/examples/moles/index.ts'))[0],
);

/**
 * Mistakes in the example's board, each tested separately. Each entry names the check that must fail and the message
 * that it must report.
 */
const LIES: [what: string, check: string, change: (board: AnyBoard) => Partial<AnyBoard>, sentence: RegExp][] = [
  [
    'a board that crashes',
    'the board draws',
    () => ({ Board: crash }),
    /^The board throws for a spectator: no such card\. \(3 players/,
  ],
  [
    'a board that crashes once it is drawn',
    'the board draws',
    () => ({ Board: () => useEffect(crash, []) as never }),
    /^The board throws for a spectator: no such card\. /,
  ],
  [
    'a button without a name',
    'the board draws',
    () => ({ Board: () => createElement('button', { type: 'button' }) }),
    /^For seat \d axe finds: Buttons must have discernible text \(button-name\): <button type="button">/,
  ],
  [
    'a replay that crashes',
    'the replay draws',
    () => ({ Moment: crash }),
    /^The replay throws: no such card\. \(3 players/,
  ],
  [
    'a moment without a sentence',
    'every moment',
    ({ text }) => ({ text: { ...text, now: () => '' } }),
    /^`text\.now` has no sentence for a spectator\. \(3 players/,
  ],
  [
    'a log entry without words',
    'every moment',
    ({ text }) => ({ text: { ...text, logEntry: () => [] } }),
    /^`text\.logEntry` has no words for `arrested`\. \(3 players/,
  ],
  [
    'a refusal without a sentence',
    'the board has a sentence for every refusal',
    () => ({ refusals: {} }),
    /^The board has no sentence for the refusal `game-over`\.$/,
  ],
  [
    'rules opened at a part they do not have',
    'the board has a sentence for every refusal',
    () => ({ rulesFor: () => 'nowhere' }),
    /^`rulesFor` opens the part `nowhere`, which rules\.md does not have\. \(/,
  ],
];

test.each(LIES)('the contract catches %s', async (_, check, change, sentence) => {
  const module = must(Object.values(await loadMoles())[0]);
  const board = await loadBoard('moles');
  const ground = new Ground(module, { play: (game) => [playedOnce(game, 3, {}, 'one')], extent: QUICK });
  const checks = boardRungs({ ...board, ...change(board) }).flatMap((rung) => rung.checks);
  const { prove } = must(checks.find(({ title }) => title.startsWith(check)));
  await expect(async () => prove(ground)).rejects.toThrow(sentence);
});

function crash(): never {
  throw new Error('no such card');
}
