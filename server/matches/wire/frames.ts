import type { AnyModule } from '#shared/contract/module.ts';
import { constantCtx, type PublicCtx, publicCtx } from '#shared/engine/ctx.ts';
import { revealOf } from '#shared/engine/engine.ts';
import type { Viewer } from '#shared/ids.ts';
import { openState, partsOf, type Shown } from '#shared/wire/shown.ts';
import type { WireState } from '#shared/wire/wire.ts';
import type { MatchState } from '../state/state';

/** Each frame is padded as if its number had this many digits, so that frames of one moment have equal length. */
export const STATE_ID_DIGITS = 9;

/** Creates the functions that build whole states: a viewer's view and the public `ctx`. */
export function createFrames(module: AnyModule, seats: number, tooLong: (viewer: Viewer) => void) {
  const { privateBytes } = module;
  const constant = constantCtx(seats);
  const shown = (match: MatchState, viewer: Viewer): Shown => ({
    ...partsOf(module, match.viewOf(viewer)),
    ctx: ctxOf(match, constant),
    ...pauseOf(match),
  });
  const bare = (match: MatchState, viewer: Viewer, stateID: number): WireState =>
    openState(shown(match, viewer), stateID);
  const padding = (match: MatchState, viewer: Viewer, stateID: number): string => {
    const spare = viewer === null ? 0 : (privateBytes ?? 0) + match.bytesOf(null) - match.bytesOf(viewer);
    const length = spare + STATE_ID_DIGITS - String(stateID).length;
    if (spare < 0) tooLong(viewer);
    return ' '.repeat(Math.max(0, length));
  };
  return {
    shown,
    state(match: MatchState, viewer: Viewer, stateID: number): WireState {
      const state = bare(match, viewer, stateID);
      return privateBytes === undefined ? state : { ...state, pad: padding(match, viewer, stateID) };
    },
    /**
     * Returns the `initialState` of `sync`. With `privateBytes`, this is the public state; otherwise, it is the
     * viewer's.
     */
    initial: (match: MatchState, viewer: Viewer): WireState =>
      bare(match, privateBytes === undefined ? viewer : null, 0),
  };
}

export type Frames = ReturnType<typeof createFrames>;

/** Returns the state with all cards face up, for delayed stages. `constant` is the `ctx` if it never changes. */
export function shownAbove(match: MatchState, constant: PublicCtx): Shown {
  const { module } = match.runtime;
  return { ...partsOf(module, revealOf(module, match.engineState)), ctx: ctxOf(match, constant), ...pauseOf(match) };
}

function pauseOf({ pause }: MatchState): Pick<Shown, 'pause'> {
  return pause ? { pause } : {};
}

function ctxOf({ runtime, engineState, outcome }: MatchState, constant: PublicCtx): PublicCtx {
  if (runtime.module.hasOwnCtx) return publicCtx(engineState.ctx);
  return outcome ? { ...constant, gameover: outcome } : constant;
}
