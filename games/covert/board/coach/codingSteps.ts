import type { CoachStep } from '../../../../shared/coach';
import type { Seat } from '../../../../shared/ids';
import { CODE_POINTS, type View } from '../../state';
import { codesText } from '../codes/text';
import { type Coding, coding } from './codes';

type Of<Move extends Coding['move']> = Extract<Coding, { move: Move }>;

interface Words<Move extends Coding['move']> {
  title(step: Of<Move>, view: View, seat: Seat): string;
  why(step: Of<Move>): string;
  at(step: Of<Move>): string[];
}

/** A part of the step, where it comes next. */
function part<Move extends Coding['move']>(move: Move, { title, why, at }: Words<Move>): CoachStep<View> {
  const due = (view: View, seat: Seat) => {
    const next = coding(view, seat);
    return next?.move === move ? (next as Of<Move>) : null;
  };
  const say = (words: (step: Of<Move>, view: View, seat: Seat) => string) => (view: View, seat: Seat) => {
    const step = due(view, seat);
    return step ? words(step, view, seat) : '';
  };
  return {
    id: move,
    title: say(title),
    why: say(why),
    when: (view, seat) => view.round === 1 && due(view, seat) !== null,
    at(view, seat) {
      const step = due(view, seat);
      // The table, where somebody has looked at it, leads back to the engine.
      return step ? [...at(step), 'main'] : [];
    },
    move(view, seat) {
      const step = due(view, seat);
      return step && { move, args: step.args };
    },
    again: true,
  };
}

/** The step at the cipher engine: a swap, a die, a claim, a new code, done. */
export const codingSteps: readonly CoachStep<View>[] = [
  part('swap', {
    title: ({ args: [one, other] }, { tiles }) => `Swap this ${tiles[one]} with the ${tiles[other]}.`,
    why: ({ needsDie }) =>
      needsDie
        ? 'One swap is yours, and two digits of a code then stand right. Your die is the third.'
        : 'One swap is yours, and a code of yours then reads from left to right.',
    at: ({ args: [one, other] }) => [`tile:${one}`, `tile:${other}`],
  }),
  part('coverTile', {
    title: ({ args: [die, position] }, { tiles, players }, seat) =>
      `Lay your ${players[seat]?.dice[die]?.face} on the ${tiles[position]}.`,
    why: () => 'A die on a tile counts in its place, for this step. Then a code of yours reads.',
    at: ({ args: [die, position] }) => [`cover:${position}`, `decoder-die:${die}`],
  }),
  part('claim', {
    title: ({ slot }) => `${codesText.claim(slot)}.`,
    why: () => `It reads in its row. A broken code is worth ${CODE_POINTS} points as long as you have it.`,
    at: ({ slot }) => [`claim:${slot}`, `code:${slot}`],
  }),
  part('drawCode', {
    title: () => 'Draw a new code.',
    why: () => 'You always hold two. The back shows the equipment it is good for once it is broken.',
    at: () => ['code-deck'],
  }),
  part('done', {
    title: () => 'That is all for your codes.',
    why: () => 'A swap you made stays, your dice come back. Others break theirs now, on the same tiles.',
    at: () => ['done'],
  }),
];
