import type { Draft, Json, LegalityOf, Seat } from 'hush/game';
import { type Moves, SLOTS, type Slot, type View } from '../../state';

/** Moves that take several presses. */
export type FlowMove = 'investigate' | 'arm' | 'equip' | 'shoot' | 'aim' | 'choosePlayer' | 'chooseCard';

/** A move in progress: the picks confirmed so far, and the pick that is not confirmed yet. */
export interface Flow {
  move: FlowMove;
  draft: Draft;
  picked: Json | undefined;
  /** The officer to preselect when the move asks for an officer. */
  target?: Seat | undefined;
}

/** The kind of pick that a move needs next. */
export type Ask =
  | { kind: 'player'; seats: Seat[] }
  /** A card of seat `of`, or of the viewer's seat if `of` is null. */
  | { kind: 'slot'; of: Seat | null; slots: Slot[] }
  /** No pick is missing, so the move can be sent. */
  | { kind: 'send' };

type Legal = Pick<LegalityOf<Moves>, 'next'>;

export function begin(legal: Legal, move: FlowMove, draft: Draft = []): Flow {
  return skipNothing(legal, { move, draft, picked: undefined });
}

/**
 * Returns the flow, or null if its move is no longer legal. If the unconfirmed pick is no longer legal, the pick is
 * dropped.
 */
export function stillOpen(legal: Pick<LegalityOf<Moves>, 'can' | 'next'>, flow: Flow): Flow | null {
  if (!legal.can(flow.move)) return null;
  const begun = flow.draft.every((part, at) => offers(legal, flow.move, flow.draft.slice(0, at), part));
  if (!begun) return null;
  const isPicked = flow.picked === undefined || offers(legal, flow.move, flow.draft, flow.picked);
  return isPicked ? flow : { ...flow, picked: undefined };
}

function offers(legal: Legal, move: FlowMove, draft: Draft, part: Json | undefined): boolean {
  return legal.next(move, draft).picks.some(({ mark }) => mark === part);
}

/** Finds out which pick the move needs next, judging by its legal picks. */
export function askOf(legal: Legal, { move, draft }: Flow): Ask {
  const marks = legal.next(move, draft).picks.map(({ mark }) => mark);
  const slots = marks.filter((mark): mark is Slot => typeof mark === 'number');
  if (slots.length > 0) return { kind: 'slot', of: move === 'investigate' ? asSeat(draft[0]) : null, slots };
  const seats = marks.filter((mark): mark is Seat => typeof mark === 'string');
  return seats.length > 0 ? { kind: 'player', seats } : { kind: 'send' };
}

const asSeat = (part: Json | undefined): Seat | null => (typeof part === 'string' ? part : null);

/** Adds a pick to the draft. */
export function advance(legal: Legal, flow: Flow, mark: Json): Flow {
  return skipNothing(legal, { ...flow, draft: [...flow.draft, mark], picked: undefined });
}

/**
 * Skips the step that asks for a card to turn up if the only legal pick is null, because the seat has no hidden card.
 */
function skipNothing(legal: Legal, flow: Flow): Flow {
  const { picks } = legal.next(flow.move, flow.draft);
  const only = picks.length === 1 ? picks[0] : undefined;
  return only && only.mark === null ? { ...flow, draft: only.draft } : flow;
}

/**
 * Returns an empty flow for the choice or aim for which the match is waiting, or null if it is not waiting for this
 * seat.
 */
export function owed({ phase, active, choice, table }: View, seat: Seat | null): Flow | null {
  if (seat === null) return null;
  if (phase === 'aim' && active === seat) {
    return { move: 'aim', draft: [], picked: table[seat]?.gun?.aim ?? undefined };
  }
  if (choice?.seat !== seat) return null;
  if ('slots' in choice) return { move: 'chooseCard', draft: [], picked: undefined };
  if (choice.kind === 'discard') return null;
  return { move: 'choosePlayer', draft: [], picked: undefined };
}

/**
 * Returns a key for the situation in which a draft was started. The key stays the same when another card is used during
 * `action`, so that the draft is kept. It changes when the seat's gun gets a new target, so that an unconfirmed shot is
 * dropped.
 */
export function momentOf({ phase, turn, active, choice, table }: View, seat: Seat | null): string {
  const aim = seat === null ? null : table[seat]?.gun?.aim;
  return [phase, turn, active, choice?.kind, choice?.seat, phase === 'aim' ? '' : aim].join(' ');
}

/** Returns why officer `of` cannot be picked next, or null if the officer can be picked. */
export function whyNotThis(legal: Pick<LegalityOf<Moves>, 'refusal'>, view: View, flow: Flow, of: Seat): string | null {
  const { move, draft } = flow;
  const card = move === 'investigate' ? [firstHidden(view, of) ?? 0] : [];
  return legal.refusal(move, [...draft, of, ...card]);
}

export function firstHidden({ table }: View, seat: Seat): Slot | null {
  return SLOTS.find((slot) => table[seat]?.cards[slot].face === null) ?? null;
}
