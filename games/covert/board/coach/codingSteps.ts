import type { CoachStep } from '#shared/coach.ts';
import { CODE_POINTS, type View } from '../../state';
import { codesText } from '../codes/text';
import { coding } from './codes';
import { stepFor } from './step';

/** Builds the coach step for one kind of move at the engine. The step is due while that move comes next. */
const part = stepFor(coding);

/**
 * The turn at the cipher engine: a swap, a die, a claim, a new code, done. For a player who has switched to the table,
 * `main` is the button that leads back to the engine.
 */
export const codingSteps: readonly CoachStep<View>[] = [
  part('swap', {
    title: ({ args: [one, other] }, { tiles }) => `Swap this ${tiles[one]} with the ${tiles[other]}.`,
    why: ({ needsDie }) =>
      needsDie
        ? 'You get one swap. It puts two digits of a code in place, and your die is the third.'
        : 'You get one swap. Then one of your codes matches, from left to right.',
    at: ({ args: [one, other] }) => [`tile:${one}`, `tile:${other}`, 'main'],
  }),
  part('coverTile', {
    title: ({ args: [die, position] }, { tiles, players }, seat) =>
      `Put your ${players[seat]?.dice[die]?.face} on the ${tiles[position]}.`,
    why: () => 'This turn the die counts instead of the tile. Then one of your codes matches.',
    at: ({ args: [die, position] }) => [`cover:${position}`, `decoder-die:${die}`, 'main'],
  }),
  part('claim', {
    title: ({ slot }) => `${codesText.claim(slot)}.`,
    why: () =>
      `Its digits are side by side in one row. A broken code is worth ${CODE_POINTS} points while you keep it.`,
    at: ({ slot }) => [`claim:${slot}`, `code:${slot}`, 'main'],
  }),
  part('drawCode', {
    title: () => 'Draw a new code.',
    why: () => 'You always hold two. The back shows the equipment it counts as once it’s broken.',
    at: () => ['code-deck', 'main'],
  }),
  part('done', {
    title: () => 'That’s all for your codes.',
    why: () => 'Swapped tiles stay; your dice come back. Now the others break codes on the same tiles.',
    at: () => ['done', 'main'],
  }),
];
