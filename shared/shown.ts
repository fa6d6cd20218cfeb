import { type Difference, patch } from './diff';
import type { Json } from './json';
import type { AnyModule } from './module';
import type { PlainView } from './plain';
import type { WireState } from './wire';

/** What a viewer is shown of a match: of this frames bring the whole or what is different. */
export type Shown = Pick<WireState, 'G' | 'ctx' | 'base'>;

/** What boardgame.io's client expects in every state, and what of it our server never fills. */
const EMPTY = { plugins: {}, _undo: [] as [], _redo: [] as [], deltalog: [] as [] };

/** What is shown as a whole state, without padding. */
export function openState(shown: Shown, stateID: number): WireState {
  return { ...shown, ...EMPTY, _stateID: stateID };
}

/** A plain game's `G` is what its `playerView` leaves, as boardgame.io's client expects it; the rest stands beside it. */
export function partsOf({ rungs }: AnyModule, view: unknown): Pick<WireState, 'G' | 'base'> {
  if (rungs.has('view')) return { G: view };
  const { G = null, waitingFor, out, endsAt } = view as PlainView;
  return { G, base: { waitingFor, out, endsAt } };
}

/**
 * A difference as `change` brings it: null, where nothing is different and something was told. What is shown is an object,
 * so that null cannot mean itself.
 */
export type ShownDifference = Difference | null;

/**
 * What a device has after a frame that brought a difference. Null: the frame does not follow the one before, or does
 * not fit what is there; the device has to `sync` again.
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
