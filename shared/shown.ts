import { type Difference, patch } from './diff';
import type { Json } from './json';
import type { AnyModule } from './module';
import type { PlainView } from './plain';
import type { WireState } from './wire';

/** The part of a match that a viewer gets; frames bring the whole or a difference. */
export type Shown = Pick<WireState, 'G' | 'ctx' | 'base'>;

/** The fields that boardgame.io's client expects in every state and that our server leaves empty. */
const EMPTY = { plugins: {}, _undo: [] as [], _redo: [] as [], deltalog: [] as [] };

/** A complete state without padding. */
export function openState(shown: Shown, stateID: number): WireState {
  return { ...shown, ...EMPTY, _stateID: stateID };
}

/** In a plain game, `G` is what its `playerView` leaves, as boardgame.io's client expects; the rest is beside it. */
export function partsOf({ rungs }: AnyModule, view: unknown): Pick<WireState, 'G' | 'base'> {
  if (rungs.has('view')) return { G: view };
  const { G = null, waitingFor, out, endsAt } = view as PlainView;
  return { G, base: { waitingFor, out, endsAt } };
}

/**
 * A difference as `change` sends it, or null if nothing differs but there are log entries. The shown value is always an
 * object, so null is unambiguous.
 */
export type ShownDifference = Difference | null;

/**
 * Applies a frame that brought a difference.
 * @returns the new state, or null if the frame does not follow the last one or does not fit; the device must `sync`
 * again
 */
export function follow(state: WireState, stateID: number, change: ShownDifference): WireState | null {
  if (stateID !== state._stateID + 1) return null;
  const { G, ctx, base } = state;
  try {
    const shown = patch({ G, ctx, ...(base && { base }) } as unknown as Json, change ?? undefined) as unknown as Shown;
    return { ...state, ...shown, _stateID: stateID };
  } catch {
    return null;
  }
}
