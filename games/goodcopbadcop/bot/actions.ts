import type { Draft } from '../../../shared/module';
import { legal } from '../legal';
import { type Declaration, type Moves, SLOTS, type Slot } from '../state';
import { hit, show } from './change';
import { mostTelling } from './information';
import { expected, livingOthers, type Mind, seatAt, shotGain, withGun } from './mind';
import { HONEST } from './scene';

/** One of the four actions and what it promises, in win chance. */
export interface Option {
  move: keyof Moves;
  args: Draft;
  gain: number;
}

/** Showing one more own card helps those who count. */
const EXPOSURE = 0.008;
/** A second card in hand is mostly thrown away. */
const SPARE = 0.3;
/** From this turn on, each turn makes a shot a little more welcome, so that no match waits for ever. */
const LATE = 60;
const HURRY = 0.004;
/** An action declared stands unless another is better by this much. */
const SWITCH = 0.04;

/** The action that promises most. */
export function chooseAction(mind: Mind): Option | null {
  const { random, temper } = mind;
  const options = [...shots(mind), ...looks(mind), ...arms(mind), ...equips(mind)].map((option) => ({
    ...option,
    gain: option.gain + random.Number() * temper.whim,
  }));
  return options.reduce<Option | null>((best, one) => (best && best.gain >= one.gain ? best : one), null);
}

/** Whether the declared action stands, and if not, what is done instead. */
export function reconsider(mind: Mind): Option | null {
  const { view, seat } = mind;
  const best = chooseAction(mind);
  if (legal.keep.refusal(view, seat, []) !== null || !view.declared) return best;
  const keep: Option = { move: 'keep', args: [], gain: worthOf(mind, view.declared) + SWITCH };
  return best && best.gain > keep.gain ? best : keep;
}

function worthOf(mind: Mind, declared: Declaration): number {
  const options = { shoot: shots, investigate: looks, arm: arms, equip: equips }[declared.action](mind);
  return Math.max(-1, ...options.map(({ gain }) => gain));
}

function shots(mind: Mind): Option[] {
  const { view, seat, scene, place } = mind;
  if (legal.shoot.refusal(view, seat, []) !== null) return [];
  const victim = scene.aim[place] ?? 0;
  const gain = expected(mind, (ahead) => hit(ahead, place, victim)) - mind.now;
  return [{ move: 'shoot', args: [], gain: gain + hurry(mind) }];
}

function hurry({ view }: Mind): number {
  return Math.max(0, view.turn - LATE) * HURRY;
}

function looks(mind: Mind): Option[] {
  const { view, seat, place, temper } = mind;
  return livingOthers(mind).flatMap((other) => {
    if (mind.scene.disguised[other] === 1) return [];
    const [best] = mostTelling(mind, other).filter(({ nats }) => nats > 0);
    if (!best) return [];
    const args: Moves['investigate'] = [seatAt(view, other), best.slot];
    if (legal.investigate.refusal(view, seat, args) !== null) return [];
    const seen = expected(mind, ({ scene }) => show(scene, best.card, place)) - mind.now;
    return [{ move: 'investigate' as const, args, gain: seen + temper.curiosity * best.nats }];
  });
}

function arms(mind: Mind): Option[] {
  const { view, seat, scene, place, temper } = mind;
  if ((scene.aim[place] ?? 0) >= -1) return [];
  const [reveal, unfired] = [chooseReveal(mind), withGun(mind)];
  return livingOthers(mind).flatMap((other) => {
    const args: Moves['arm'] = [reveal.slot, seatAt(view, other)];
    if (legal.arm.refusal(view, seat, args) !== null) return [];
    const armed = expected(mind, (ahead) => {
      ahead.scene.aim[place] = other;
      if (reveal.card !== null) ahead.scene.up[reveal.card] = 1;
    });
    const promise = temper.patience * Math.max(0, shotGain(mind, other, unfired) + hurry(mind));
    return [{ move: 'arm' as const, args, gain: armed - mind.now + promise - reveal.cost }];
  });
}

function equips(mind: Mind): Option[] {
  const { view, seat, me, temper } = mind;
  const reveal = chooseReveal(mind);
  const args: Moves['equip'] = [reveal.slot];
  if (legal.equip.refusal(view, seat, args) !== null) return [];
  const worth = temper.cardWorth * (me.hand.length === 0 ? 1 : SPARE);
  const shown =
    reveal.card === null
      ? 0
      : expected(mind, ({ scene }) => {
          if (reveal.card !== null) scene.up[reveal.card] = 1;
        }) - mind.now;
  return [{ move: 'equip', args, gain: worth + shown - reveal.cost }];
}

/** Which own card to turn up: never a leader while there is another, and one that others have seen rather than not. */
function chooseReveal(mind: Mind): { slot: Slot | null; card: number | null; cost: number } {
  const { scene, place, random } = mind;
  const hidden = SLOTS.filter((slot) => scene.up[place * 3 + slot] === 0);
  const [first] = hidden
    .map((slot) => ({ slot, price: price(mind, slot) + random.Number() * 0.1 }))
    .sort((one, other) => one.price - other.price);
  if (!first) return { slot: null, card: null, cost: 0 };
  return { slot: first.slot, card: place * 3 + first.slot, cost: EXPOSURE };
}

function price({ worlds, scene, place }: Mind, slot: Slot): number {
  const card = place * 3 + slot;
  const face = worlds[0]?.faces[card] ?? HONEST;
  const seers = [...scene.alive.keys()].filter((other) => ((scene.known[card] ?? 0) >> other) & 1).length;
  return (face < HONEST ? 10 : 0) - seers;
}
