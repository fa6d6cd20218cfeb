import { useStepState } from 'hush/board';
import type { Picked, Seat } from 'hush/game';
import type { AgentIndex, Circle, DieIndex, Handle, Moves, Route, View } from '../../state';

/** A place for a die. */
export type Target = Circle | 'decoder' | 'folder';

/** The task that the player has started, other than picking a die. */
export type Mode =
  /** The Action of this clock, in `resolve`. */
  | { kind: 'action'; circle: Circle }
  /** Completing one more mission in the final missions, after the last round. */
  | { kind: 'complete' }
  /** Flying one of the seat's Agents to the city on this card. */
  | { kind: 'fly'; card: Handle }
  /** Moving Agents with a Move x3 card or token. */
  | { kind: 'march'; card: Handle }
  | { kind: 'reroll'; dice: readonly DieIndex[] }
  | { kind: 'giveBack' };

/** The player's selections for a move that is not sent yet. They exist only on this device. */
export interface Intent {
  die: DieIndex | null;
  target: Target | null;
  mods: readonly Handle[];
  handler: -1 | 0 | 1;
  mode: Mode | null;
  /** For Movement: the number of dice, the routes so far in order, and the Agent that is being moved. */
  dice: number;
  routes: readonly Route[];
  agent: AgentIndex | null;
  /** A sentence that says why the last tap was refused, or null. */
  refusal: string | null;
}

export const NOTHING: Intent = {
  die: null,
  target: null,
  mods: [],
  handler: 0,
  mode: null,
  dice: 0,
  routes: [],
  agent: null,
  refusal: null,
};

export type Change = (part: Partial<Intent>) => void;

/**
 * Returns the selections of the current step and a function that changes them. A new step starts with nothing selected.
 */
export function useIntent(view: View, seat: Seat | null): [Intent, Change] {
  const [held, setHeld] = useStepState(stepOf(view, seat), NOTHING);
  const intent = fitting(held, view);
  return [intent, (part) => setHeld({ ...intent, refusal: null, ...part })];
}

/**
 * Returns, for the coach, the draft of the move that these selections begin, or null. If an Action is open and nothing
 * is selected, the draft contains only the circle.
 */
export function pickedOf({ die, target, mode, dice }: Intent): Picked | null {
  if (mode?.kind === 'action') {
    const { circle } = mode;
    return { move: ACTIONS[circle], draft: circle === 'movement' ? [dice] : [circle] };
  }
  if (die === null) return null;
  if (target === 'decoder') return { move: 'placeDecoder', draft: [die] };
  if (target === 'folder') return { move: 'placeSpecialOps', draft: [die] };
  return { move: 'placeCircle', draft: target === null ? [die] : [die, target] };
}

const ACTIONS: Readonly<Record<Circle, keyof Moves>> = {
  completeMission: 'complete',
  missionCards: 'takeMission',
  agencyCards: 'takeAgency',
  movement: 'move',
};

/** Deselects cards that are no longer in the hand. */
export function fitting(intent: Intent, { me }: Pick<View, 'me'>): Intent {
  const isHeld = (card: Handle) => [...(me?.agency ?? []), ...(me?.tokens ?? [])].some(({ handle }) => handle === card);
  const { mode, mods } = intent;
  if (mode && 'card' in mode && !isHeld(mode.card)) return NOTHING;
  return mods.every(isHeld) ? intent : { ...intent, mods: mods.filter(isHeld) };
}

/**
 * Returns a key that changes with every step. The key ignores other players' placements, so that picked dice stay
 * picked.
 */
function stepOf({ phase, round, turn, order, players }: View, seat: Seat | null): string {
  const isOwn = turn !== null && turn.seat === seat;
  const own = isOwn ? [turn.placed, turn.isActionDone, turn.undos] : [];
  const player = seat === null ? undefined : players[seat];
  // The places of the dice are part of the key, because a player can have two turns in a row.
  const dice = player?.dice.map(({ at }) => at).join();
  return JSON.stringify([phase, round, isOwn, seat !== null && order.includes(seat), player?.hasReroll, dice, ...own]);
}
