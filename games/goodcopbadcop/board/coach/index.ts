import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import { legal } from '../../legal';
import type { View } from '../../state';
import { type Advice, advise, aimAt, enemies } from './advice';

type Names = (seat: Seat) => string;

const isAsked = (view: View, seat: Seat) => legal.pass.refusal(view, seat, [view.windowNumber]) === null;
const isHonest = (view: View) => (view.me?.cards.filter((face) => face === 'honest').length ?? 0) >= 2;
const isTurn = (view: View, seat: Seat) => view.phase === 'action' && view.active === seat;
const hasLearned = (view: View) => (view.me?.known.length ?? 0) > 0;

/** A step for the own turn, where that is what it comes to. */
function action(move: Advice['move'], at: (advice: Advice) => string[], words: Words): CoachStep<View> {
  return {
    id: move,
    title: (view, seat, names) => words.title(namesOf(view, seat, names)),
    why: (view, seat, names) => words.why(namesOf(view, seat, names)),
    when: (view, seat) => isTurn(view, seat) && advise(view, seat)?.move === move,
    at: (view, seat) => {
      const advice = advise(view, seat);
      return advice ? ['confirm', 'pick-card', move, ...at(advice)] : [];
    },
    move: advised,
    again: true,
  };
}

interface Words {
  title(name: string): string;
  why(name: string): string;
}

function namesOf(view: View, seat: Seat, names: Names): string {
  const of = advise(view, seat)?.of ?? null;
  return of === null ? '' : names(of);
}

function advised(view: View, seat: Seat): { move: string; args: Draft } | null {
  const advice = advise(view, seat);
  return advice && { move: advice.move, args: advice.args };
}

/** The first of a move's choices, as far as they go. */
function first(view: View, seat: Seat, move: 'choosePlayer' | 'discard' | 'decline' | 'keep') {
  let args: Draft = [];
  for (;;) {
    const { whole, picks } = legal[move].next(view, seat, args);
    const [pick] = picks;
    if (whole || !pick) return whole ? { move, args } : null;
    args = pick.draft;
  }
}

const ASKED = ['choosePlayer', 'decline', 'discard', 'keep'] as const;
const owed = (view: View, seat: Seat) =>
  ASKED.map((move) => first(view, seat, move)).find((choice) => choice !== null) ?? null;

/** A first match as an honest cop with three honest cards. */
export const coach: readonly CoachStep<View>[] = [
  {
    id: 'own-cards',
    title: 'Hold to see your three cards.',
    why: 'Most of them honest: you are honest. The Agent leads the honest, the Kingpin the crooked.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false && isHonest(view),
    at: ['own-cards'],
  },
  {
    id: 'place',
    title: 'You are honest. File the cards.',
    why: 'The honest win when the Kingpin falls, the crooked when the Agent does. Nobody else knows your order.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['place'],
    move: () => ({ move: 'place', args: [[0, 1, 2]] }),
  },
  {
    id: 'window',
    title: 'A window is open: pass.',
    why: 'Whoever holds equipment may use it now, before anything happens. Yours can wait.',
    when: isAsked,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.windowNumber] }),
  },
  {
    id: 'learned',
    title: 'Now you know one card.',
    why: 'Only you saw it. Hold your own file to see all that you know; two crooked cards make a crooked officer.',
    when: (view) => hasLearned(view) && view.phase !== 'react',
  },
  {
    id: 'pass',
    title: 'Pass, or use your equipment.',
    why: 'A card that stops a shot or a look is worth most when it hits a friend of yours.',
    when: isAsked,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.windowNumber] }),
    again: true,
  },
  action('shoot', () => [], {
    title: (name) => `Shoot ${name}.`,
    why: (name) =>
      `You have seen what ${name} is. One shot takes an officer out and wounds a leader; the next one ends it.`,
  }),
  action('arm', ({ of }) => (of === null ? [] : [`file:${of}`]), {
    title: (name) => `Take a gun and aim at ${name}.`,
    why: () => 'It costs a turn and one of your cards turned up. An honest card tells the others least.',
  }),
  action('investigate', ({ of }) => (of === null ? [] : [`file:${of}`]), {
    title: (name) => `Look at a card of ${name}.`,
    why: () => 'You look for the Kingpin. Everybody sees where you look, nobody sees what you see.',
  }),
  action('equip', () => [], {
    title: () => 'Draw equipment.',
    why: () => 'There is nothing to look at and nobody to aim at. A card in hand is never wrong.',
  }),
  {
    id: 'aim',
    title: (view, seat, names) => `Point your gun at ${names(aimAt(view, seat) ?? seat)}.`,
    why: (view, seat) =>
      enemies(view, seat).length > 0
        ? 'A gun that points at an enemy makes everybody else play round it.'
        : 'You know no enemy yet. Leave it where it is until you do.',
    when: (view, seat) => view.phase === 'aim' && view.active === seat,
    at: (view, seat) => [`file:${aimAt(view, seat)}`, 'confirm'],
    move: (view, seat) => ({ move: 'aim', args: [aimAt(view, seat) ?? ''] }),
    again: true,
  },
  {
    id: 'choice',
    title: 'This one is yours to choose.',
    why: 'A card waits for your answer. Spare whoever may be honest.',
    when: (view, seat) => owed(view, seat) !== null,
    at: ['confirm'],
    move: owed,
    again: true,
  },
  {
    id: 'over',
    title: (view, seat) => (view.outcome?.winners.includes(seat) ? 'The Kingpin is down.' : 'This time they got you.'),
    why: 'That is the whole game. You know enough to play it with friends.',
    when: (view) => view.outcome !== null,
  },
];
