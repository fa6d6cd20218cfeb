import type { Draft } from 'hush/game';
import { legal } from '../legal';
import { type Declaration, type Moves, SLOTS, type Slot } from '../state';
import { type Beliefs, expected, livingOthers, seatAt, shotGain, withGun } from './beliefs';
import { hit, show } from './change';
import { mostTelling } from './information';
import { HONEST } from './scene';
import { drawn } from './worth';

/** One of the four actions or `keep`, with the gain in probability of winning that the bot expects from it. */
export interface Option {
  move: keyof Moves;
  args: Draft;
  gain: number;
}

/** Cost of turning up a card, in probability of winning. A face-up card helps opponents who count cards. */
const EXPOSURE = 0.008;
/** Turn after which shots become more attractive. They become more so with every turn, so that every match ends. */
const LATE = 60;
const HURRY = 0.004;
/** Minimum gain in probability of winning for which the bot changes its declared action. */
const SWITCH = 0.04;

/** Returns the legal action with the highest expected gain, or null if none is legal. */
export function chooseAction(beliefs: Beliefs): Option | null {
  const { random, parameters } = beliefs;
  const options = [...shots(beliefs), ...looks(beliefs), ...arms(beliefs), ...equips(beliefs)].map((option) => ({
    ...option,
    gain: option.gain + random.Number() * parameters.whim,
  }));
  return options.reduce<Option | null>((best, one) => (best && best.gain >= one.gain ? best : one), null);
}

/** Returns `keep` for the declared action, or a different action if it is clearly better. */
export function reconsider(beliefs: Beliefs): Option | null {
  const { view, seat } = beliefs;
  const best = chooseAction(beliefs);
  if (legal.keep.refusal(view, seat, []) !== null || !view.declared) return best;
  const keep: Option = { move: 'keep', args: [], gain: worthOf(beliefs, view.declared) + SWITCH };
  return best && best.gain > keep.gain ? best : keep;
}

function worthOf(beliefs: Beliefs, declared: Declaration): number {
  const options = { shoot: shots, investigate: looks, arm: arms, equip: equips }[declared.action](beliefs);
  return Math.max(-1, ...options.map(({ gain }) => gain));
}

function shots(beliefs: Beliefs): Option[] {
  const { view, seat, scene, place } = beliefs;
  if (legal.shoot.refusal(view, seat, []) !== null) return [];
  const victim = scene.aim[place] ?? 0;
  const gain = expected(beliefs, (ahead) => hit(ahead, place, victim)) - beliefs.now;
  return [{ move: 'shoot', args: [], gain: gain + hurry(beliefs) }];
}

function hurry({ view }: Beliefs): number {
  return Math.max(0, view.turn - LATE) * HURRY;
}

function looks(beliefs: Beliefs): Option[] {
  const { view, seat, place, parameters } = beliefs;
  return livingOthers(beliefs).flatMap((other) => {
    if (beliefs.scene.disguised[other] === 1) return [];
    const [best] = mostTelling(beliefs, other).filter(({ nats }) => nats > 0);
    if (!best) return [];
    const args: Moves['investigate'] = [seatAt(view, other), best.slot];
    if (legal.investigate.refusal(view, seat, args) !== null) return [];
    const seen = expected(beliefs, ({ scene }) => show(scene, best.card, place)) - beliefs.now;
    return [{ move: 'investigate' as const, args, gain: seen + parameters.curiosity * best.facts }];
  });
}

function arms(beliefs: Beliefs): Option[] {
  const { view, seat, scene, place, parameters } = beliefs;
  if ((scene.aim[place] ?? 0) >= -1) return [];
  const [reveal, unfired] = [chooseReveal(beliefs), withGun(beliefs)];
  return livingOthers(beliefs).flatMap((other) => {
    const args: Moves['arm'] = [reveal.slot, seatAt(view, other)];
    if (legal.arm.refusal(view, seat, args) !== null) return [];
    const armed = expected(beliefs, (ahead) => {
      ahead.scene.aim[place] = other;
      if (reveal.card !== null) ahead.scene.up[reveal.card] = 1;
    });
    const promise = parameters.patience * Math.max(0, shotGain(beliefs, other, unfired) + hurry(beliefs));
    return [{ move: 'arm' as const, args, gain: armed - beliefs.now + promise - reveal.cost }];
  });
}

function equips(beliefs: Beliefs): Option[] {
  const { view, seat, parameters } = beliefs;
  const reveal = chooseReveal(beliefs);
  if (legal.equip.refusal(view, seat, []) !== null) return [];
  // The more certain the winner already is, the less a new card can change.
  const open = 4 * beliefs.now * (1 - beliefs.now);
  const gained = parameters.cardWorth * open * drawn(beliefs);
  const shown =
    reveal.card === null
      ? 0
      : expected(beliefs, ({ scene }) => {
          if (reveal.card !== null) scene.up[reveal.card] = 1;
        }) - beliefs.now;
  return [{ move: 'equip', args: [], gain: gained + shown - reveal.cost }];
}

/**
 * Picks which of the seat's cards to turn up. Prefers a card that many players have seen, and turns up a leader only if
 * no other card is hidden.
 */
export function chooseReveal(beliefs: Beliefs): { slot: Slot | null; card: number | null; cost: number } {
  const { scene, place, random } = beliefs;
  const hidden = SLOTS.filter((slot) => scene.up[place * 3 + slot] === 0);
  const [first] = hidden
    .map((slot) => ({ slot, price: price(beliefs, slot) + random.Number() * 0.1 }))
    .sort((one, other) => one.price - other.price);
  if (!first) return { slot: null, card: null, cost: 0 };
  return { slot: first.slot, card: place * 3 + first.slot, cost: EXPOSURE };
}

function price({ worlds, scene, place }: Beliefs, slot: Slot): number {
  const card = place * 3 + slot;
  const face = worlds[0]?.faces[card] ?? HONEST;
  const seers = [...scene.alive.keys()].filter((other) => ((scene.known[card] ?? 0) >> other) & 1).length;
  return (face < HONEST ? 10 : 0) - seers;
}
