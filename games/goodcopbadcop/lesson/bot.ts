import { type Bot, beforeDeadline, refusalOf, type Seat, type Stretch } from 'hush/game';
import { announcing, targetOf } from '../bot/remarks';
import { cardName } from '../claims';
import { legal } from '../legal';
import { hiddenIn, livingIn } from '../seen';
import { type Face, type Moves, SLOTS, type Slot, type View } from '../state';
import {
  FRIEND,
  hasClaimed,
  hasLooked,
  hasShot,
  isLate,
  isShotTried,
  isWounded,
  KINGPIN,
  LEARNER,
  LIAR,
} from './script';

type Plan = { [M in keyof Moves]: { move: M; args: Moves[M] } }[keyof Moves];

const PACE: Stretch = { from: 2_500, to: 4_000 };
const ANSWER: Stretch = { from: 1_500, to: 3_000 };
/**
 * Time in ms for which the first bot to act waits, so that the learner can make a claim. It is shorter than the time
 * limit of that turn.
 */
const LISTENS: Stretch = { from: 60_000, to: 70_000 };

/**
 * Plays the other three seats of the lesson by its script. The script relies on the fixed deal of the lesson, but the
 * bot sees only its view.
 */
export const bot: Bot<View> = {
  timing: {
    asked: (open, seat) => [
      open.phase,
      open.turn,
      open.windowNumber,
      open.choice,
      isListening(open),
      isDue(open, seat),
    ],
    delay(open, seat, now) {
      if (!isDue(open, seat)) return null;
      const stretch = open.window || open.phase === 'placement' ? ANSWER : isListening(open) ? LISTENS : PACE;
      return beforeDeadline(stretch, open, now);
    },
  },
  choose({ view, seat }) {
    const plan = planOf(view, seat);
    if (plan === null || targetOf(view, plan.move, plan.args) === null) return plan;
    return { ...plan, say: announcing(view, seat, plan.move, plan.args) };
  },
};

/** True while the bots wait for the learner to make a claim about the card that was just looked at. */
function isListening(open: View): boolean {
  return open.phase === 'action' && open.turn === 2 && hasLooked(open, LEARNER) && !hasClaimed(open, LEARNER);
}

function isDue(open: View, seat: Seat): boolean {
  return open.waitingFor.includes(seat);
}

function planOf(view: View, seat: Seat): Plan | null {
  const { me, window, choice, phase } = view;
  if (!me || !isDue(view, seat)) return null;
  if (phase === 'placement') return { move: 'place', args: [orderOf(me.cards)] };
  if (window) return me.passed ? null : (lie(view, seat) ?? { move: 'pass', args: [window.number] });
  if (choice) return choiceOf(view, seat);
  if (phase === 'aim') return { move: 'aim', args: [targetFor(seat)] };
  return [...actionsOf(view, seat), ...quietActions(view, seat)].find((plan) => isLegal(view, seat, plan)) ?? null;
}

function isLegal(view: View, seat: Seat, { move, args }: Plan): boolean {
  return refusalOf(legal[move], view, seat, args) === null;
}

/** Puts Honest cards first and leaders last, so that the cards of the lesson are always in the same slots. */
function orderOf(cards: readonly Face[]): Moves['place'][0] {
  const order: readonly Face[] = ['honest', 'crooked', 'agent', 'kingpin'];
  const rank = (slot: Slot) => order.indexOf(cards[slot] ?? 'honest');
  return [...SLOTS].sort((one, other) => rank(one) - rank(other)) as Moves['place'][0];
}

const targetFor = (seat: Seat): Seat => (seat === KINGPIN ? LEARNER : KINGPIN);

/** Returns the liar's false claim that a card of the learner is crooked, or null if it is not the time for it. */
function lie(view: View, seat: Seat): Plan | null {
  const look = seat === LIAR ? view.looks.find(({ by, at }) => by === LIAR && at === LEARNER) : undefined;
  if (!look || hasClaimed(view, LIAR)) return null;
  const plan: Plan = { move: 'claim', args: ['crooked', cardName(look.now.seat, look.now.slot), view.turn] };
  return isLegal(view, seat, plan) ? plan : null;
}

/** Lists the actions that the script calls for from this seat. */
function actionsOf(view: View, seat: Seat): Plan[] {
  const looks = (at: Seat): Plan[] => hiddenIn(view, at).map((slot) => ({ move: 'investigate', args: [at, slot] }));
  if (seat === LIAR) return hasLooked(view, LIAR, LEARNER) ? [] : looks(LEARNER);
  const isFinished = seat === KINGPIN && isShotTried(view);
  if (isFinished) return [];
  const arms: Plan = { move: 'arm', args: [cheapest(view, seat), targetFor(seat)] };
  return mayShoot(view, seat) ? [{ move: 'shoot', args: [] }, arms] : [arms];
}

/**
 * True if the script allows this seat to shoot. The learner is shot at no more than once, and the last shot at the
 * Kingpin waits until the learner has shot.
 */
function mayShoot(view: View, seat: Seat): boolean {
  const { table, acts } = view;
  if (table[seat]?.gun?.aim !== targetFor(seat) || !isLate(view)) return false;
  if (seat === FRIEND) return !isWounded(view, KINGPIN) || hasShot(view, LEARNER);
  // After Blackmail the learner may no longer hold a leader. A shot would then eliminate the learner.
  return !isWounded(view, LEARNER) && !acts.some((act) => act.kind === 'use' && act.card === 'blackmail');
}

/** Lists actions that change little: first looks (at the learner last), then a draw. */
function quietActions(view: View, seat: Seat): Plan[] {
  const others = livingIn(view).filter((at) => at !== seat);
  const order = [...others.filter((at) => at !== LEARNER), ...others.filter((at) => at === LEARNER)];
  return [
    ...order.flatMap((at) => hiddenIn(view, at).map((slot): Plan => ({ move: 'investigate', args: [at, slot] }))),
    { move: 'equip', args: [] },
  ];
}

function choiceOf(view: View, seat: Seat): Plan | null {
  const { choice, me } = view;
  if (!choice || !me) return null;
  if ('players' in choice) return { move: 'choosePlayer', args: [spared(choice.players)] };
  switch (choice.kind) {
    case 'reveal':
      return { move: 'chooseCard', args: [cheapest(view, seat) ?? 0] };
    case 'discard':
      return { move: 'discard', args: [me.hand[0] ?? 'coffee'] };
    default:
      return { move: 'decline', args: [] };
  }
}

/** Picks the player whom a redirected shot should hit, so that the lesson is harmed least. */
function spared(players: readonly Seat[]): Seat {
  return [LIAR, KINGPIN, FRIEND].find((seat) => players.includes(seat)) ?? LEARNER;
}

/**
 * Returns the slot of the hidden card that reveals least when turned up: not a leader if possible, and a card that few
 * players have seen.
 */
function cheapest({ me, table }: View, seat: Seat): Slot | null {
  const cost = (slot: Slot) =>
    (me?.cards[slot] === 'kingpin' || me?.cards[slot] === 'agent' ? 10 : 0) +
    (table[seat]?.cards[slot].knownBy.length ?? 0);
  const hidden = SLOTS.filter((slot) => table[seat]?.cards[slot].face === null);
  return hidden.sort((one, other) => cost(one) - cost(other))[0] ?? null;
}
