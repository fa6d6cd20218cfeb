import type { Seat } from '#shared/ids.ts';
import { legal } from '../../legal';
import { hiddenIn, livingIn } from '../../seen';
import { type Face, knownFace, SLOTS, type Slot, type View } from '../../state';

/** An advised action, and the officer it is about. */
export type Advice =
  | { move: 'investigate'; args: [Seat, Slot]; of: Seat }
  | { move: 'arm'; args: [Slot | null, Seat]; of: Seat }
  | { move: 'equip'; args: []; of: null }
  | { move: 'shoot'; args: []; of: Seat };

/** Returns the action advised to an honest officer on its turn, or null if no action is legal. */
export function advise(view: View, seat: Seat): Advice | null {
  const options = [...shots(view, seat), ...arming(view, seat), ...looks(view, seat), ...others(view, seat)];
  return options.find((advice) => isLegal(view, seat, advice)) ?? null;
}

/** Returns the seats this seat knows to be on the crooked side. */
export function enemies(view: View, seat: Seat): Seat[] {
  const isEnemy = (other: Seat) => {
    const faces = facesOf(view, seat, other);
    return faces.includes('kingpin') || (!faces.includes('agent') && count(faces, 'crooked') >= 2);
  };
  return livingIn(view).filter((other) => other !== seat && isEnemy(other));
}

/**
 * Returns the advised target at the end of the turn: an enemy, or else the current target, or else any living player.
 */
export function aimAt(view: View, seat: Seat): Seat | null {
  const now = view.table[seat]?.gun?.aim ?? null;
  const wanted = [...enemies(view, seat), ...(now === null ? [] : [now]), ...livingIn(view)];
  return wanted.find((other) => legal.aim.refusal(view, seat, [other]) === null) ?? null;
}

function shots(view: View, seat: Seat): Advice[] {
  const aim = view.table[seat]?.gun?.aim ?? null;
  return aim !== null && enemies(view, seat).includes(aim) ? [{ move: 'shoot', args: [], of: aim }] : [];
}

function arming(view: View, seat: Seat): Advice[] {
  return enemies(view, seat).map((of): Advice => ({ move: 'arm', args: [shown(view, seat), of], of }));
}

/** Lists looks at hidden cards, first at officers with the most known cards, so that their sides become clear. */
function looks(view: View, seat: Seat): Advice[] {
  const files = livingIn(view).filter((other) => other !== seat);
  const known = (of: Seat) => facesOf(view, seat, of).length;
  const order = files.sort((one, other) => known(other) - known(one));
  return order.flatMap((of) => {
    const slot = SLOTS.find((each) => knownFace(view, seat, { seat: of, slot: each }) === null);
    return slot === undefined ? [] : [{ move: 'investigate', args: [of, slot], of } satisfies Advice];
  });
}

/** Lists fallbacks, since a turn cannot be passed: draw equipment, take a gun, look again, shoot. */
function others(view: View, seat: Seat): Advice[] {
  const living = livingIn(view);
  return [
    { move: 'equip', args: [], of: null },
    ...living.map((of): Advice => ({ move: 'arm', args: [shown(view, seat), of], of })),
    ...living.flatMap((of) => SLOTS.map((slot): Advice => ({ move: 'investigate', args: [of, slot], of }))),
    ...living.map((of): Advice => ({ move: 'shoot', args: [], of })),
  ];
}

/**
 * Returns the seat's hidden card that gives away least when turned up: an honest one, or else the first. Null without
 * one.
 */
export function shown(view: View, seat: Seat): Slot | null {
  const hidden = hiddenIn(view, seat);
  return hidden.find((slot) => view.me?.cards[slot] === 'honest') ?? hidden[0] ?? null;
}

function facesOf(view: View, seat: Seat, of: Seat): Face[] {
  return SLOTS.flatMap((slot) => knownFace(view, seat, { seat: of, slot }) ?? []);
}

function count(faces: readonly Face[], face: Face): number {
  return faces.filter((each) => each === face).length;
}

function isLegal(view: View, seat: Seat, { move, args }: Advice): boolean {
  return legal[move].refusal(view, seat, args as never) === null;
}
