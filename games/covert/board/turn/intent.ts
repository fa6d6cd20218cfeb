import { useStepState } from 'hush/board';
import type { Picked, Seat } from 'hush/game';
import type { AgentIndex, Circle, DieIndex, Handle, Moves, Route, View } from '../../state';

/** A place for a die. */
export type Target = Circle | 'decoder' | 'folder';

/** The task that the player has begun, apart from picking a die. */
export type Mode =
  /** In `resolve`: the Action of this clock. */
  | { kind: 'action'; circle: Circle }
  /** Completing a mission after the last round, in the final missions. */
  | { kind: 'complete' }
  /** A card that flies one of the seat's Agents to its city. */
  | { kind: 'fly'; card: Handle }
  /** A card or token with Move x3. */
  | { kind: 'march'; card: Handle }
  | { kind: 'reroll'; dice: readonly DieIndex[] }
  | { kind: 'giveBack' };

/** The player’s selections on this device for a move that is not sent yet. No other player sees them. */
export interface Intent {
  die: DieIndex | null;
  target: Target | null;
  mods: readonly Handle[];
  handler: -1 | 0 | 1;
  mode: Mode | null;
  /** For Movement: the number of dice, the routes so far in order, and the Agent being moved. */
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

/** Returns the selections of the current step and a function that changes them. They are reset when a step begins. */
export function useIntent(view: View, seat: Seat | null): [Intent, Change] {
  const [held, setHeld] = useStepState(stepOf(view, seat), NOTHING);
  const intent = fitting(held, view);
  return [intent, (part) => setHeld({ ...intent, refusal: null, ...part })];
}

/**
 * Returns the move that these selections begin, for the coach, or null. If an Action is open with nothing selected, the
 * draft is only its circle.
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

/** Deselects cards that have left the hand. */
export function fitting(intent: Intent, { me }: Pick<View, 'me'>): Intent {
  const isHeld = (card: Handle) => [...(me?.agency ?? []), ...(me?.tokens ?? [])].some(({ handle }) => handle === card);
  const { mode, mods } = intent;
  if (mode && 'card' in mode && !isHeld(mode.card)) return NOTHING;
  return mods.every(isHeld) ? intent : { ...intent, mods: mods.filter(isHeld) };
}

/** Returns a key that changes with every step. Dice in hand stay picked while other players place dice. */
function stepOf({ phase, round, turn, order, players }: View, seat: Seat | null): string {
  const isOwn = turn !== null && turn.seat === seat;
  const own = isOwn ? [turn.placed, turn.isActionDone, turn.undos] : [];
  const player = seat === null ? undefined : players[seat];
  // If one player has two turns in a row, the places of the dice tell the turns apart.
  const dice = player?.dice.map(({ at }) => at).join();
  return JSON.stringify([phase, round, isOwn, seat !== null && order.includes(seat), player?.hasReroll, dice, ...own]);
}
