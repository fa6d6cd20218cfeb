import { useStepState } from '#client/board/chrome/useStepState.ts';
import type { Seat } from '#shared/ids.ts';
import type { AgentIndex, Circle, DieIndex, Handle, Route, View } from '../../state';

/** A place for a die. */
export type Target = Circle | 'decoder' | 'folder';

/** The player's current action, apart from picking a die. */
export type Mode =
  /** `resolve`: the Action of this clock. */
  | { kind: 'action'; circle: Circle }
  /** The final mission. */
  | { kind: 'complete' }
  /** A card that flies one of the seat's Agents to its city. */
  | { kind: 'fly'; card: Handle }
  /** A card or token with Move x3. */
  | { kind: 'march'; card: Handle }
  | { kind: 'reroll'; dice: readonly DieIndex[] }
  | { kind: 'giveBack' };

/** Selections of this seat that were not sent yet. No other player sees them. */
export interface Intent {
  die: DieIndex | null;
  target: Target | null;
  mods: readonly Handle[];
  handler: -1 | 0 | 1;
  mode: Mode | null;
  /** Movement: the number of dice, the routes so far in order, and the Agent being moved. */
  dice: number;
  routes: readonly Route[];
  agent: AgentIndex | null;
  /** The refusal of the last tap, in words. */
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

/** Selections of the current step, reset when the next one begins. */
export function useIntent(view: View, seat: Seat | null): [Intent, Change] {
  const [held, setHeld] = useStepState(stepOf(view, seat), NOTHING);
  const intent = fitting(held, view);
  return [intent, (part) => setHeld({ ...intent, refusal: null, ...part })];
}

/** The intent without cards that have left the hand since they were picked. */
export function fitting(intent: Intent, { me }: Pick<View, 'me'>): Intent {
  const isHeld = (card: Handle) => [...(me?.agency ?? []), ...(me?.tokens ?? [])].some(({ handle }) => handle === card);
  const { mode, mods } = intent;
  if (mode && 'card' in mode && !isHeld(mode.card)) return NOTHING;
  return mods.every(isHeld) ? intent : { ...intent, mods: mods.filter(isHeld) };
}

/** A key that changes with every step. Dice in hand stay picked while others place theirs. */
function stepOf({ phase, round, turn, order, players }: View, seat: Seat | null): string {
  const isOwn = turn !== null && turn.seat === seat;
  const own = isOwn ? [turn.placed, turn.isActionDone, turn.undos] : [];
  const player = seat === null ? undefined : players[seat];
  // If one player has two turns in a row, the places of the dice tell them apart.
  const dice = player?.dice.map(({ at }) => at).join();
  return JSON.stringify([phase, round, isOwn, seat !== null && order.includes(seat), player?.hasReroll, dice, ...own]);
}
