import type { Coach, CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import type { Draft } from '#shared/module.ts';
import { legal } from '../../legal';
import { passesAutomatically } from '../../passing';
import type { View } from '../../state';
import { type Advice, advise, aimAt, enemies, shown } from './advice';

type Names = (seat: Seat) => string;

const isAsked = (view: View, seat: Seat) =>
  legal.pass.refusal(view, seat, [view.windowNumber]) === null && !passesAutomatically(view, seat);
const isHonest = (view: View) => (view.me?.cards.filter((face) => face === 'honest').length ?? 0) >= 2;
const isTurn = (view: View, seat: Seat) => view.phase === 'action' && view.active === seat;
const hasLearned = (view: View) => (view.me?.known.length ?? 0) > 0;

/** Makes a step for the seat's own turn, shown while this move is the advised action. */
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

/** Returns the move with the first legal pick at each step, or null if that does not complete it. */
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
  mustReveal(view, seat)
    ? { move: 'chooseCard', args: [shown(view, seat)] }
    : (ASKED.map((move) => first(view, seat, move)).find((choice) => choice !== null) ?? null);
const mustReveal = ({ choice }: View, seat: Seat) => choice?.kind === 'reveal' && choice.seat === seat;

/** The steps of a first match, played as an honest officer with three honest cards. */
const steps: readonly CoachStep<View>[] = [
  {
    id: 'own-cards',
    title: 'Hold to see your three cards.',
    why: 'Mostly honest cards make you honest. The Agent leads your side, the Kingpin the other.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false && isHonest(view),
    at: ['own-cards'],
  },
  {
    id: 'place',
    title: 'You’re honest. File your cards.',
    why: 'You win when the Kingpin is out, the others when the Agent is. Nobody else knows your order.',
    when: (view, seat) => view.phase === 'placement' && view.table[seat]?.placed === false,
    at: ['place'],
    move: () => ({ move: 'place', args: [[0, 1, 2]] }),
  },
  {
    id: 'window',
    title: 'You may react now. Pass this time.',
    why: 'Anyone with equipment may use it now, before anything happens. Yours can wait.',
    when: isAsked,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.windowNumber] }),
  },
  {
    id: 'learned',
    title: 'Now you know one card.',
    why: 'Only you saw it. Hold your own file to see everything you know. Two crooked cards make a crooked officer.',
    when: (view) => hasLearned(view) && view.phase !== 'react',
  },
  {
    id: 'pass',
    title: 'Pass, or use your equipment.',
    why: 'Save it for when a friend is shot at or looked at.',
    when: isAsked,
    at: ['pass'],
    move: (view) => ({ move: 'pass', args: [view.windowNumber] }),
    again: true,
  },
  action('shoot', () => [], {
    title: (name) => `Shoot ${name}.`,
    why: (name) =>
      `You’ve seen what ${name} is. One hit takes an officer out. A leader is only wounded, until the next one.`,
  }),
  action('arm', ({ of }) => (of === null ? [] : [`file:${of}`]), {
    title: (name) => `Take a gun and aim at ${name}.`,
    why: () => 'It takes your turn, and you turn up one of your cards. An honest card gives the least away.',
  }),
  action('investigate', ({ of }) => (of === null ? [] : [`file:${of}`]), {
    title: (name) => `Look at one of ${name}’s cards.`,
    why: () => 'You’re looking for the Kingpin. Everyone sees where you look, but only you see the card.',
  }),
  action('equip', () => [], {
    title: () => 'Draw equipment.',
    why: () => 'There’s nothing to look at and nobody to aim at. A card in hand never hurts.',
  }),
  {
    id: 'aim',
    title: (view, seat, names) => `Aim your gun at ${names(aimAt(view, seat) ?? seat)}.`,
    why: (view, seat) =>
      enemies(view, seat).length > 0
        ? 'With your gun on an enemy, everyone has to plan around it.'
        : 'You don’t know any enemies yet. Keep your target until you do.',
    when: (view, seat) => view.phase === 'aim' && view.active === seat,
    at: (view, seat) => [`file:${aimAt(view, seat)}`, 'confirm'],
    move: (view, seat) => ({ move: 'aim', args: [aimAt(view, seat) ?? ''] }),
    again: true,
  },
  {
    id: 'reveal',
    title: 'Now turn up one of your cards.',
    why: 'You’ve seen what you drew. An honest card gives the least away.',
    when: mustReveal,
    at: ['confirm', 'pick-card'],
    move: owed,
    again: true,
  },
  {
    id: 'choice',
    title: 'This choice is yours.',
    why: 'A card is waiting for your answer. Spare anyone who may be honest.',
    when: (view, seat) => owed(view, seat) !== null,
    at: ['confirm'],
    move: owed,
    again: true,
  },
  {
    id: 'over',
    title: (view, seat) =>
      view.outcome?.winners.includes(seat) ? 'The Kingpin is out. You won.' : 'They got you this time.',
    why: 'That’s the whole game. You know enough to play it with friends.',
    when: (view) => view.outcome !== null,
  },
];

export const coach: Coach<View> = { goal: 'Shoot the other side’s leader.', steps };
