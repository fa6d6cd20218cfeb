import type { AnyModule } from '../contract/module';
import type { PlainView } from '../engine/plain';
import { asJson, type Json } from '../json';
import { type Difference, patch } from './diff';
import type { WireState } from './wire';

/** The part of a match that a viewer gets. A frame contains all of this part, or a difference. */
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

/** Returns the part of `Shown` besides `G`. Few frames change it. */
export function besideG({ G: _, ...others }: Shown): Omit<Shown, 'G'> {
  return others;
}

/**
 * Applies the differences of a frame: those of `G`, and those of everything beside `G`.
 * @returns the new state, or null if the frame does not follow the last one or does not fit, so that the device has to
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
