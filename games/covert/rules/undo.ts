import type { Seat } from 'hush/game';
import { playerOf, turnOf } from '../queries';
import type { Player, State, Undo } from '../state';

type Kept = { table: ('tiles' | 'cubes')[]; player: (keyof Undo['player'])[] };

const PLACING: Kept = { table: [], player: ['dice', 'isPowerUsed'] };

/**
 * Steps that can be undone, each with the parts of the state that it changes. These are only steps that reveal nothing.
 */
const STEPS: Readonly<Record<string, Kept>> = {
  placeCircle: PLACING,
  placeDecoder: PLACING,
  swap: { table: ['tiles'], player: ['isPowerUsed'] },
  coverTile: { table: [], player: [] },
  move: { table: ['cubes'], player: ['dice', 'agents', 'supply', 'held', 'isPowerUsed'] },
  forfeitDie: { table: [], player: ['dice'] },
};

/** Returns a copy of the parts that a step will change, or null if the step cannot be undone. */
export function before(G: State, by: Seat, step: string): Undo | null {
  const kept = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined;
  if (!kept || G.turn?.seat !== by) return null;
  const player = playerOf(G, by);
  return copy({
    table: { turn: G.turn, ...only(G, kept.table) },
    player: only(player, kept.player),
  });
}

/** [CV-72] Takes back the last step of the current turn. */
export function undo(G: State, by: Seat): void {
  const last = G.undo.pop();
  if (!last) return;
  Object.assign(G, copy(last.table));
  Object.assign(playerOf(G, by), copy(last.player));
}

/** Records a step so that it can be undone. Call this only if the turn continues and no window or choice is open. */
export function remember(G: State, step: Undo): void {
  G.undo.push(step);
  turnOf(G).undos = G.undo.length;
}

export function forget(G: State): void {
  G.undo = [];
  if (G.turn) G.turn.undos = 0;
}

function only<From extends State | Player, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
}

/** Returns a deep copy that boardgame.io's drafts and later steps do not change. */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
