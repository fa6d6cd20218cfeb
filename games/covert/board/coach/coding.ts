import type { CoachStep, Draft, Picked, Seat } from 'hush/game';
import { legal } from '../../legal';
import { CODE_POINTS, COLUMNS, type DieIndex, type View } from '../../state';
import { COACH } from './coachText';
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

function held(view: View, seat: Seat): string {
  const way = wayOf(view, seat);
  if (!way) return COACH.compare.none;
  const { pair, cover } = way;
  const code = way.digits.join(' ');
  const [one, other] = (pair ?? []).map((position) => view.tiles[position] ?? 0) as [number, number];
  const face = cover === null ? 0 : faceOf(view, seat, cover[0]);
  if (pair) return cover ? COACH.compare.both(code, one, other, face) : COACH.compare.swap(code, one, other);
  return COACH.compare.cover(code, face);
}

const faceOf = ({ players }: View, seat: Seat, die: DieIndex) => players[seat]?.dice[die]?.face ?? 0;

/**
 * Lesson steps for the turn at the cipher engine. If the learner is on the table, `main` marks the button that leads
 * back to the engine.
 */
export const codingSteps: readonly CoachStep<View>[] = [
  {
    id: 'compare',
    title: COACH.compare.title,
    why: () => COACH.compare.why(CODE_POINTS),
    held,
    when: (view, seat) => wayOf(view, seat)?.pair != null,
    at: ['look', 'main'],
    refuses: firstOf('swap', COACH.compare.first),
  },
  {
    id: 'swap',
    title(view, seat, _names, picked) {
      const [one, other] = wayOf(view, seat, picked)?.pair ?? [0, 0];
      const [first] = picked?.move === 'swap' ? picked.draft : [];
      if (first !== one && first !== other) return COACH.swap.first(view.tiles[one] ?? 0);
      return COACH.swap.second(view.tiles[first === one ? other : one] ?? 0);
    },
    why: COACH.swap.why,
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
      if (picked?.move === 'coverTile') return COACH.cover.put(view.tiles[position] ?? 0);
      return (position < COLUMNS ? COACH.cover.pickTop : COACH.cover.pickBottom)(faceOf(view, seat, die));
    },
    why: COACH.cover.why,
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
      view.me?.codes.length === 1 ? COACH.claim.other : (COACH.claim.title[claimNow(view, seat)?.slot ?? 0] ?? ''),
    why: COACH.claim.why,
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
    learned: COACH.claim.learned,
  },
  {
    id: 'drawCode',
    ...COACH.drawCode,
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
    title: COACH.done.title,
    why: COACH.done.why,
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
  if (move === 'done') return COACH.done.breakFirst;
  if (move === 'swap') {
    const begins = ({ pair }: Way) => pair?.every((tile, at) => draft[at] === undefined || draft[at] === tile);
    return all.some(begins) ? null : COACH.done.otherSwap;
  }
  if (move !== 'coverTile') return null;
  if (all.every(({ pair }) => pair !== null)) return COACH.done.swapFirst;
  const begins = ({ pair, cover }: Way) =>
    pair === null && cover?.every((part, at) => draft[at] === undefined || draft[at] === part);
  return all.some(begins) ? null : COACH.done.otherTile;
}
