import type { AnyModule } from '../contract/module';
import type { PlainView } from '../engine/plain';
import { asJson, type Json } from '../json';
import { type Difference, patch } from './diff';
import type { WireState } from './wire';

/**
 * The part of a match that is sent to a viewer. A frame contains this part as a whole, or only what has changed in it.
 */
export type Shown = Pick<WireState, 'G' | 'ctx' | 'base' | 'pause'> & Partial<Pick<WireState, 'plugins'>>;

/** Properties that boardgame.io's client expects in every state. They are empty unless `Shown` contains them. */
const EMPTY = { plugins: {}, _undo: [] as [], _redo: [] as [], deltalog: [] as [] };

/** Builds a complete state to send, without padding. */
export function openState(shown: Shown, stateID: number): WireState {
  return { ...EMPTY, ...shown, _stateID: stateID };
}

/**
 * Splits a view into the properties in which it is sent. In a game without `view`, `G` is the result of `playerView`,
 * as boardgame.io's client expects, and `base` has all other fields.
 */
export function partsOf({ rungs }: AnyModule, view: unknown): Pick<Shown, 'G' | 'base' | 'plugins'> {
  if (rungs.has('view')) return { G: view };
  const { G = null, waitingFor, out, endsAt, plugins } = view as PlainView;
  return { G, base: { waitingFor, out, endsAt }, ...(plugins && { plugins }) };
}

/** Returns everything in `Shown` except `G`. This rarely changes. */
export function besideG({ G: _, ...others }: Shown): Omit<Shown, 'G'> {
  return others;
}

/**
 * Applies a frame that contains differences: one for `G`, and one for all other properties.
 * @returns the new state, or null if the frame is not the next one or cannot be applied, so that the device has to
 * `sync` again
 */
export function follow(
  state: WireState,
  stateID: number,
  change: Difference,
  others: Difference = {},
): WireState | null {
  if (stateID !== state._stateID + 1) return null;
  const { G, ctx, base, pause, plugins = {}, ...rest } = state;
  try {
    const shownPlugins = Object.keys(plugins).length > 0 && { plugins };
    const before = { ctx, ...(base && { base }), ...(pause && { pause }), ...shownPlugins };
    const beside = patch(asJson(before), others) as unknown as Omit<Shown, 'G'>;
    return { plugins, G: patch(G as Json, change), ...beside, ...rest, _stateID: stateID };
  } catch {
    return null;
  }
}
