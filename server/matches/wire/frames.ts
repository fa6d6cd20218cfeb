import { seatsOf, type Viewer } from '../../../shared/ids';
import type { Outcome } from '../../../shared/module';
import type { WireCtx, WireState } from '../../../shared/wire';
import type { MatchState } from '../state/state';

/** Room for the digits of a frame's number, so that padded frames of one moment are equally long at any number. */
const STATE_ID_DIGITS = 9;

/** Makes the states that leave the server for one match: the view of a viewer in the fixed, public ctx. */
export function createFrames(seats: number, privateBytes: number | undefined, tooLong: (viewer: Viewer) => void) {
  const playOrder = seatsOf(seats);
  const ctx = (gameover: Outcome | null): WireCtx => ({
    numPlayers: seats,
    playOrder,
    playOrderPos: 0,
    currentPlayer: '0',
    turn: 1,
    numMoves: 0,
    phase: null,
    activePlayers: Object.fromEntries(playOrder.map((seat) => [seat, null])),
    ...(gameover && { gameover }),
  });
  const bare = (match: MatchState, viewer: Viewer, stateID: number): WireState => ({
    G: match.see(viewer),
    ctx: ctx(match.outcome),
    plugins: {},
    _stateID: stateID,
    _undo: [],
    _redo: [],
    deltalog: [],
  });
  const padding = (match: MatchState, viewer: Viewer, stateID: number): string => {
    const spare = viewer === null ? 0 : (privateBytes ?? 0) + bytes(match, null) - bytes(match, viewer);
    const length = spare + STATE_ID_DIGITS - String(stateID).length;
    if (spare < 0) tooLong(viewer);
    return ' '.repeat(Math.max(0, length));
  };
  return {
    state(match: MatchState, viewer: Viewer, stateID: number): WireState {
      const state = bare(match, viewer, stateID);
      return privateBytes === undefined ? state : { ...state, pad: padding(match, viewer, stateID) };
    },
    /** What `sync` gives beside the state: the same; where length is a secret, what everybody may see. */
    initial: (match: MatchState, viewer: Viewer): WireState =>
      bare(match, privateBytes === undefined ? viewer : null, 0),
  };
}

export type Frames = ReturnType<typeof createFrames>;

function bytes(match: MatchState, viewer: Viewer): number {
  return Buffer.byteLength(match.encoded(viewer));
}
