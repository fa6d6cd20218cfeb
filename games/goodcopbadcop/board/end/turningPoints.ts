import type { Seat } from '#shared/ids.ts';
import type { LogEntry } from '#shared/module.ts';
import type { Names } from '#shared/text.ts';
import { EQUIPMENT } from '../../content/equipment';
import { FACE_NAMES } from '../../content/integrity';
import {
  type CardTarget,
  type EquipmentId,
  type Face,
  isLeader,
  type Slot,
  type Target,
  type Truth,
} from '../../state';
import { turnsOf } from '../table/turns';

export interface TurningPoint {
  turn: number;
  /** The number of its line in the log, where the replay opens. */
  n: number;
  lead: string;
  rest: string;
  /** Importance. Only the most important points are shown. */
  weight: number;
}

/** Maximum number of turning points shown. */
const SHOWN = 5;

/** Finds the most important events of a finished match in the public log and the truth. They are in the log's order. */
export function turningPoints(publicLog: readonly LogEntry[], truth: Truth, names: Names): TurningPoint[] {
  const turns = turnsOf(publicLog);
  return publicLog
    .flatMap(({ code, facts, n }, index) => {
      const point = POINTS[code]?.(facts as never, { truth, names, after: publicLog.slice(index + 1) });
      return point ? [{ ...point, turn: turns[index] ?? 0, n }] : [];
    })
    .sort((one, other) => other.weight - one.weight || one.n - other.n)
    .slice(0, SHOWN)
    .sort((one, other) => one.n - other.n);
}

interface Given {
  truth: Truth;
  names: Names;
  /** The log after this entry. */
  after: readonly LogEntry[];
}

type Point = Pick<TurningPoint, 'lead' | 'rest' | 'weight'>;

const POINTS: Readonly<Record<string, (facts: never, given: Given) => Point | null>> = {
  looked({ by, at, slot }: { by: Seat; at: Seat; slot: Slot }, { truth, names, after }) {
    const face = faceThen(truth, at, slot, after);
    if (face === null || !isLeader(face)) return null;
    return { lead: `${names(by)} looked at ${names(at)}’s ${FACE_NAMES[face]}.`, rest: '', weight: 4 };
  },
  revealed({ seat, face }: { seat: Seat; face: Face }, { names }) {
    if (!isLeader(face)) return null;
    return { lead: `${names(seat)} turned out to be the ${FACE_NAMES[face]}.`, rest: 'Everyone saw it.', weight: 6 };
  },
  shot({ by, hit, at }: { by: Seat; at: Seat; hit: Seat }, { truth, names, after }) {
    const isFriend = truth.sides[by]?.team === truth.sides[hit]?.team;
    const isOut = after
      .slice(0, 6)
      .some(({ code, facts }) => code === 'eliminated' && (facts as { seat: Seat }).seat === hit);
    const lead =
      hit === at
        ? `${names(by)} shot ${names(hit)}.`
        : `${names(by)} shot at ${names(at)}. The bullet hit ${names(hit)}.`;
    const rest = isFriend && by !== hit ? 'They were on the same side.' : '';
    return { lead, rest, weight: (isOut ? 7 : 5) + (isFriend ? 2 : 0) + (hit === at ? 0 : 2) };
  },
  used({ by, card, targets }: { by: Seat; card: EquipmentId; targets: Target[] }, { names }) {
    const weight = WEIGHTS[card];
    if (weight === undefined) return null;
    const [whom] = targets;
    const on = typeof whom === 'string' ? ` on ${names(whom)}` : '';
    return { lead: `${names(by)} used ${EQUIPMENT[card].name}${on}.`, rest: '', weight };
  },
};

/** Importance of cards that can turn a match. */
const WEIGHTS: Partial<Record<EquipmentId, number>> = {
  planted_evidence: 6,
  defibrillator: 6,
  blackmail: 5,
  restraining_order: 4,
  riot_shield: 4,
  med_kit: 4,
  taser: 3,
};

/** Returns the face in that slot at that time, or null if the card was traded since. */
function faceThen(truth: Truth, seat: Seat, slot: Slot, after: readonly LogEntry[]): Face | null {
  const isMoved = after.some(({ code, facts }) => {
    if (code !== 'swapped') return false;
    const { one, other } = facts as { one: CardTarget; other: CardTarget };
    return [one, other].some(([who, where]) => who === seat && where === slot);
  });
  return isMoved ? null : (truth.cards[seat]?.[slot] ?? null);
}
