import type { BoardDefinition, Scene } from 'hush/board';
import { byCode, type Seat } from 'hush/game';
import type { BagTarget, CardTarget, EquipmentId, Slot, Target, View } from '../../state';
import type { LogCode } from '../../text';
import type { Anchor, Play, Thing } from './play';

type Line = (facts: never) => Scene | null;

/**
 * Creates the scene for a log entry: a caption with the entry's text, and an animation on the table. Uses only the
 * entry's facts.
 */
export const direct: NonNullable<BoardDefinition<View, never>['direct']> = (entry) => byCode(SCENES, entry) ?? null;

const SAYS = 700;
const GOES = 900;
const READS = 1200;

const file = (of: Seat): Anchor => ({ at: 'file', of });
const card = (of: CardTarget): Anchor => ({ at: 'card', of });
const TRAY: Anchor = { at: 'tray' };
const DECK: Anchor = { at: 'deck' };
const GUN: Thing = { is: 'gun' };
const equipment = (of: EquipmentId | null): Thing => ({ is: 'equipment', card: of });

const none: Line = () => null;

/** Creates the scene for each log code. */
const SCENES: Readonly<Record<LogCode, Line>> = {
  used: ({ by, card: used, targets: [target] }: { by: Seat; card: EquipmentId; targets: Target[] }) =>
    scene('used', by, 1500, goes(equipment(used), file(by), target === undefined ? file(by) : aimOf(target))),
  looked: ({ by, at, slot }: { by: Seat; at: Seat; slot: Slot }) => scene('looked', by, GOES, shows(card([at, slot]))),
  // The screen for a shot shows the cards that the shot turns up.
  revealed: ({ seat, slot, byShot }: { seat: Seat; slot: Slot; byShot?: true }) =>
    byShot ? null : scene('revealed', null, GOES, shows(card([seat, slot]))),
  armed: ({ seat }: { seat: Seat }) => scene('armed', seat, SAYS, goes(GUN, TRAY, file(seat))),
  aimed: ({ seat, at }: { seat: Seat; at: Seat }) =>
    scene('aimed', seat, GOES, goes({ is: 'sight' }, file(seat), file(at))),
  taken: ({ by, from }: { by: Seat; from: Seat }) => scene('taken', by, READS, goes(GUN, file(from), file(by))),
  disarmed: ({ seat }: { seat: Seat }) => scene('disarmed', null, GOES, goes(GUN, file(seat), TRAY)),
  drew: ({ seat }: { seat: Seat }) => scene('drew', seat, SAYS, goes(equipment(null), DECK, file(seat))),
  discarded: ({ seat, cards: [last] }: { seat: Seat; cards: EquipmentId[] }) =>
    scene('discarded', seat, GOES, goes(equipment(last ?? null), file(seat), DECK)),
  returned: ({ seat }: { seat: Seat }) => scene('returned', null, READS, shows(file(seat))),
  healed: ({ seat }: { seat: Seat }) => scene('healed', null, READS, goes({ is: 'wound' }, file(seat), DECK)),
  reversed: () => scene('reversed', null, GOES),
  swapped: ({ one, other }: { one: CardTarget; other: CardTarget }) =>
    scene('swapped', null, READS, { ...goes({ is: 'integrity' }, card(one), card(other)), isBoth: true }),
  moved: ({ from, what, to }: BagTarget) =>
    scene('moved', null, READS, goes(equipment(what === 'hand' ? null : what), file(from), file(to))),
  redirected: ({ by, to }: { by: Seat; to: Seat }) =>
    scene('redirected', by, READS, goes({ is: 'sight' }, file(by), file(to))),
  declined: ({ by }: { by: Seat }) => scene('declined', by, SAYS),
  claimed: ({ by }: { by: Seat }) => scene('claimed', by, READS),
  retracted: ({ by }: { by: Seat }) => scene('retracted', by, SAYS),
  skipped: ({ by }: { by: Seat }) => scene('skipped', by, SAYS),
  late: () => scene('late', null, 1000),
  // The tape shows actions that are declared or kept.
  declared: none,
  kept: none,
  // No scene, because a shot has its own screen.
  shot: none,
  wounded: none,
  eliminated: none,
  // No scene, because the sentence above the table says it.
  first: none,
  turn: none,
  'placed-for': none,
  // No scene, because a mark on the officer's file shows it.
  away: none,
  back: none,
  // No scene, because players do not have to react to a reshuffle.
  reshuffled: none,
  // No scene, because the last screen shows it.
  cancelled: none,
  over: none,
};

const scene = (kind: LogCode, by: Seat | null, ms: number, play?: Play): Scene => ({
  by,
  kind,
  ms,
  ...(play && { play }),
});

const goes = (thing: Thing, from: Anchor, to: Anchor): Play => ({ thing, from, to });
const shows = (to: Anchor): Play => ({ thing: null, from: null, to });

/** Returns the place on the table of an equipment card's target. */
function aimOf(target: Target): Anchor {
  if (typeof target === 'string') return file(target);
  return Array.isArray(target) ? card(target) : file(target.from);
}
