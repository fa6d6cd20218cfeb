import type { CoachStep } from '#shared/coach.ts';
import { CODE_POINTS, type View } from '../../state';
import { codesText } from '../codes/text';
import { coding } from './codes';
import { stepFor } from './step';

/** A part of the step, where it comes next. */
const part = stepFor(coding);

/**
 * The step at the cipher engine: a swap, a die, a claim, a new code, done. The table (`main`), where somebody has
 * looked at it, leads back to the engine.
 */
export const codingSteps: readonly CoachStep<View>[] = [
  part('swap', {
    title: ({ args: [one, other] }, { tiles }) => `Swap this ${tiles[one]} with the ${tiles[other]}.`,
    why: ({ needsDie }) =>
      needsDie
        ? 'One swap is yours, and two digits of a code then stand right. Your die is the third.'
        : 'One swap is yours, and a code of yours then reads from left to right.',
    at: ({ args: [one, other] }) => [`tile:${one}`, `tile:${other}`, 'main'],
  }),
  part('coverTile', {
    title: ({ args: [die, position] }, { tiles, players }, seat) =>
      `Lay your ${players[seat]?.dice[die]?.face} on the ${tiles[position]}.`,
    why: () => 'A die on a tile counts in its place, for this step. Then a code of yours reads.',
    at: ({ args: [die, position] }) => [`cover:${position}`, `decoder-die:${die}`, 'main'],
  }),
  part('claim', {
    title: ({ slot }) => `${codesText.claim(slot)}.`,
    why: () => `It reads in its row. A broken code is worth ${CODE_POINTS} points as long as you have it.`,
    at: ({ slot }) => [`claim:${slot}`, `code:${slot}`, 'main'],
  }),
  part('drawCode', {
    title: () => 'Draw a new code.',
    why: () => 'You always hold two. The back shows the equipment it is good for once it is broken.',
    at: () => ['code-deck', 'main'],
  }),
  part('done', {
    title: () => 'That is all for your codes.',
    why: () => 'A swap you made stays, your dice come back. Others break theirs now, on the same tiles.',
    at: () => ['done', 'main'],
  }),
];
