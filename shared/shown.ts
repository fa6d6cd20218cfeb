import { type Difference, patch } from './diff';
import type { Json } from './json';
import type { AnyModule } from './module';
import type { PlainView } from './plain';
import type { WireState } from './wire';

/** The part of a match that a viewer gets. A frame brings all of it or a difference. */
export type Shown = Pick<WireState, 'G' | 'ctx' | 'base' | 'pause'>;

/** The fields that boardgame.io's client expects in every state and that our server leaves empty. */
const EMPTY = { plugins: {}, _undo: [] as [], _redo: [] as [], deltalog: [] as [] };

/** Returns a complete state without padding. */
export function openState(shown: Shown, stateID: number): WireState {
  return { ...shown, ...EMPTY, _stateID: stateID };
}

/**
 * Splits a view. In a plain game, `G` is what its `playerView` returns, as boardgame.io's client expects, and the rest
 * is in `base`.
 */
export function partsOf({ rungs }: AnyModule, view: unknown): Pick<WireState, 'G' | 'base'> {
  if (rungs.has('view')) return { G: view };
  const { G = null, waitingFor, out, endsAt } = view as PlainView;
  return { G, base: { waitingFor, out, endsAt } };
}

/**
 * A difference as `change` sends it, or null if there are log entries but no difference. Null is unambiguous, because
 * the shown value is always an object.
 */
export type ShownDifference = Difference | null;

/**
 * Applies a frame that brings a difference.
 * @returns the new state, or null if the frame does not follow the last one or does not fit, and the device has to
 * `sync` again
 */
export function follow(state: WireState, stateID: number, change: ShownDifference): WireState | null {
  if (stateID !== state._stateID + 1) return null;
  const { G, ctx, base, pause, ...rest } = state;
  try {
    const before = { G, ctx, ...(base && { base }), ...(pause && { pause }) };
    const shown = patch(before as unknown as Json, change ?? undefined) as unknown as Shown;
    return { ...shown, ...rest, _stateID: stateID };
  } catch {
    return null;
  }
}
