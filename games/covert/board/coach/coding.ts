import type { CoachStep, Draft, Picked, Seat } from 'hush/game';
import { legal } from '../../legal';
import { CODE_POINTS, COLUMNS, type View } from '../../state';
import { engineText } from '../art/text';
import { codesText } from '../codes/text';
import { claimNow, type Way, waysNow } from './codes';
import { firstOf } from './first';

const isCoding = (view: View, seat: Seat) =>
  view.round === 1 && view.phase === 'breakCodes' && view.turn?.seat === seat && !view.window && !view.choice;

/** Returns the way to break a code that the learner has begun, or the first way if none has begun. */
function wayOf(view: View, seat: Seat, picked: Picked | null = null): Way | null {
  if (!isCoding(view, seat) || claimNow(view, seat)) return null;
  const all = waysNow(view, seat);
  const [begun] = picked?.draft ?? [];
  const own = all.find(({ pair, cover }) =>
    picked?.move === 'swap' ? pair?.some((tile) => tile === begun) : cover?.[0] === begun,
  );
  return own ?? all[0] ?? null;
}

const held = (view: View, seat: Seat) => {
  const way = wayOf(view, seat);
  return way ? `**${way.digits.join(' ')}** is nearly there: ${missing(view, seat, way)}.` : 'No code is close now.';
};

function missing({ tiles, players }: View, seat: Seat, { pair, cover }: Way): string {
  const swap = pair && `swap the ${tiles[pair[0]]} and the ${tiles[pair[1]]}`;
  const die = cover && `your ${players[seat]?.dice[cover[0]]?.face} covers the last digit`;
  return [swap, die].filter(Boolean).join(', and ');
}

/**
 * Lesson steps for the turn at the cipher engine. If the learner is on the table, `main` marks the button that leads
 * back to the engine.
 */
export const codingSteps: readonly CoachStep<View>[] = [
  {
    id: 'compare',
    title: 'Hold to compare codes and tiles.',
    why: `A code breaks when its three digits are side by side in one row, from left to right. It’s worth ${CODE_POINTS} points.`,
    held,
    when: (view, seat) => wayOf(view, seat)?.pair != null,
    at: ['look', 'main'],
    refuses: firstOf('swap', 'Check your codes first.'),
  },
  {
    id: 'swap',
    title(view, seat, _names, picked) {
      const [one, other] = wayOf(view, seat, picked)?.pair ?? [0, 0];
      const [first] = picked?.move === 'swap' ? picked.draft : [];
      if (first !== one && first !== other) return `Tap this ${view.tiles[one]} to swap it.`;
      return `Swap it with this ${view.tiles[first === one ? other : one]}.`;
    },
    why: 'You get one swap a round. It puts two digits of a code in place.',
    held,
    when: (view, seat) => wayOf(view, seat)?.pair != null,
    at(view, seat, picked) {
      const [one, other] = wayOf(view, seat, picked)?.pair ?? [0, 0];
      return [`tile:${one}`, `tile:${other}`, 'main'];
    },
    move(view, seat) {
      const pair = wayOf(view, seat)?.pair;
      return pair ? { move: 'swap', args: [...pair, 'free'] } : null;
    },
    again: true,
  },
  {
    id: 'coverTile',
    title(view, seat, _names, picked) {
      const [die, position] = wayOf(view, seat, picked)?.cover ?? [0, 0];
      const face = view.players[seat]?.dice[die]?.face;
      const row = engineText[position < COLUMNS ? 'top' : 'bottom'].toLowerCase();
      return picked?.move === 'coverTile'
        ? `Put it on this ${view.tiles[position]}.`
        : `Pick your ${face} for the ${row}.`;
    },
    why: 'For this turn the die counts instead of the tile.',
    held,
    when(view, seat) {
      const way = wayOf(view, seat);
      return way !== null && way.pair === null && way.cover !== null;
    },
    at(view, seat, picked) {
      const [die, position] = wayOf(view, seat, picked)?.cover ?? [0, 0];
      return [`cover:${position}`, `decoder-die:${die}`, 'main'];
    },
    move(view, seat) {
      const cover = wayOf(view, seat)?.cover;
      return cover ? { move: 'coverTile', args: [...cover] } : null;
    },
    again: true,
  },
  {
    id: 'claim',
    title: (view, seat) =>
      view.me?.codes.length === 1 ? 'Break your other code.' : `${codesText.claim(claimNow(view, seat)?.slot ?? 0)}.`,
    why: 'Its digits are side by side now. A broken code also counts as the equipment on its back.',
    when: (view, seat) => isCoding(view, seat) && claimNow(view, seat) !== null,
    at(view, seat) {
      const slot = claimNow(view, seat)?.slot ?? 0;
      return [`claim:${slot}`, `code:${slot}`, 'main'];
    },
    move(view, seat) {
      const claim = claimNow(view, seat);
      return claim && { move: 'claim', args: claim.args };
    },
    again: true,
    learned: 'Broke a code',
  },
  {
    id: 'drawCode',
    title: 'Draw a new code.',
    why: 'You always hold two. Once you break a code, it counts as the equipment on its back.',
    when: (view, seat) => isCoding(view, seat) && deckNow(view, seat) !== null,
    at: ['code-deck', 'main'],
    move(view, seat) {
      const deck = deckNow(view, seat);
      return deck === null ? null : { move: 'drawCode', args: [deck] };
    },
    again: true,
  },
  {
    id: 'done',
    title: 'You’re done here.',
    why: 'The tiles stay as they are, and your dice come back. Now the others break codes on the same tiles.',
    when: (view, seat) => isCoding(view, seat),
    at: ['done', 'main'],
    move: () => ({ move: 'done', args: [] }),
    again: true,
  },
];

function deckNow(view: View, seat: Seat): 0 | 1 | null {
  return ([0, 1] as const).find((each) => legal.drawCode.refusal(view, seat, [each]) === null) ?? null;
}

/**
 * Refuses a swap or cover that would make it impossible to break a code. Also refuses to end the step before a code is
 * broken.
 */
export function refusesCoding(view: View, seat: Seat, move: string, draft: Draft): string | null {
  if (!isCoding(view, seat)) return null;
  const isBroken = (view.players[seat]?.finishedCodes.length ?? 0) > 0;
  const all = waysNow(view, seat);
  if (isBroken || all.length === 0) return null;
  if (move === 'done') return 'Break a code first. You’re close.';
  if (move === 'swap') {
    const begins = ({ pair }: Way) => pair?.every((tile, at) => draft[at] === undefined || draft[at] === tile);
    return all.some(begins) ? null : 'That swap won’t help with your codes. Try another one.';
  }
  if (move !== 'coverTile') return null;
  if (all.every(({ pair }) => pair !== null)) return 'Swap two tiles first.';
  const begins = ({ pair, cover }: Way) =>
    pair === null && cover?.every((part, at) => draft[at] === undefined || draft[at] === part);
  return all.some(begins) ? null : 'That won’t break a code. Put the die on another tile.';
}
