import { type Difference, patch } from './diff';
import { asJson } from './json';
import type { AnyModule } from './module';
import type { PlainView } from './plain';
import type { WireState } from './wire';

/** The part of a match that a viewer gets. A frame contains all of it or a difference. */
export type Shown = Pick<WireState, 'G' | 'ctx' | 'base' | 'pause'> & Partial<Pick<WireState, 'plugins'>>;

/** Fields that boardgame.io's client expects in every state, empty unless `Shown` has them. */
const EMPTY = { plugins: {}, _undo: [] as [], _redo: [] as [], deltalog: [] as [] };

/** Returns a complete state without padding. */
export function openState(shown: Shown, stateID: number): WireState {
  return { ...EMPTY, ...shown, _stateID: stateID };
}

/**
 * Splits a view for sending. In a plain game, `G` is what `playerView` returns, as boardgame.io's client expects, and
 * `base` has the rest.
 */
export function partsOf({ rungs }: AnyModule, view: unknown): Pick<Shown, 'G' | 'base' | 'plugins'> {
  if (rungs.has('view')) return { G: view };
  const { G = null, waitingFor, out, endsAt, plugins } = view as PlainView;
  return { G, base: { waitingFor, out, endsAt }, ...(plugins && { plugins }) };
}

/**
 * A difference as `change` sends it, or null if there are log entries but no difference. Null is unambiguous, because
 * the shown value is always an object.
 */
export type ShownDifference = Difference | null;

/**
 * Applies a frame that contains a difference.
 * @returns the new state, or null if the frame does not follow the last one or does not fit, so that the device has to
 * `sync` again
 */
export function follow(state: WireState, stateID: number, change: ShownDifference): WireState | null {
  if (stateID !== state._stateID + 1) return null;
  const { G, ctx, base, pause, plugins = {}, ...rest } = state;
  try {
    const shownPlugins = Object.keys(plugins).length > 0 && { plugins };
    const before = { G, ctx, ...(base && { base }), ...(pause && { pause }), ...shownPlugins };
    const shown = patch(asJson(before), change ?? undefined) as unknown as Shown;
    return { plugins, ...shown, ...rest, _stateID: stateID };
  } catch {
    return null;
  }
}
