import type { Seat } from '#shared/ids.ts';
import { legal } from '../../legal';
import { hiddenIn, livingIn } from '../../seen';
import { type Face, knownFace, SLOTS, type Slot, type View } from '../../state';

/** An honest cop's action, and what it rests on. */
export type Advice =
  | { move: 'investigate'; args: [Seat, Slot]; of: Seat }
  | { move: 'arm'; args: [Slot | null, Seat]; of: Seat }
  | { move: 'equip'; args: [Slot | null]; of: null }
  | { move: 'shoot'; args: []; of: Seat };

/** What an honest cop who has read the rules would do in its turn; null: it is not its turn, or nothing is left to do. */
export function advise(view: View, seat: Seat): Advice | null {
  const options = [...shots(view, seat), ...arming(view, seat), ...looks(view, seat), ...others(view, seat)];
  return options.find((advice) => isLegal(view, seat, advice)) ?? null;
}

/** Whom this seat knows to be against the Agent. */
export function enemies(view: View, seat: Seat): Seat[] {
  const isEnemy = (other: Seat) => {
    const faces = facesOf(view, seat, other);
    return faces.includes('kingpin') || (!faces.includes('agent') && count(faces, 'crooked') >= 2);
  };
  return livingIn(view).filter((other) => other !== seat && isEnemy(other));
}

/** Whom to point the gun at between turns: an enemy, or whoever it points at now. */
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

/** First the files that were begun, so that they become readable. */
function looks(view: View, seat: Seat): Advice[] {
  const files = livingIn(view).filter((other) => other !== seat);
  const known = (of: Seat) => facesOf(view, seat, of).length;
  const order = files.sort((one, other) => known(other) - known(one));
  return order.flatMap((of) => {
    const slot = SLOTS.find((each) => knownFace(view, seat, { seat: of, slot: each }) === null);
    return slot === undefined ? [] : [{ move: 'investigate', args: [of, slot], of } satisfies Advice];
  });
}

/** A turn is never passed: another card, a gun at somebody, a second look. */
function others(view: View, seat: Seat): Advice[] {
  const living = livingIn(view);
  return [
    { move: 'equip', args: [shown(view, seat)], of: null },
    ...living.map((of): Advice => ({ move: 'arm', args: [shown(view, seat), of], of })),
    ...living.flatMap((of) => SLOTS.map((slot): Advice => ({ move: 'investigate', args: [of, slot], of }))),
    ...living.map((of): Advice => ({ move: 'shoot', args: [], of })),
  ];
}

/** The own card that tells least when it is turned up: an honest one. */
function shown(view: View, seat: Seat): Slot | null {
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
