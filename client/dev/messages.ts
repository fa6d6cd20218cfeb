import type { GameId, MatchId, Viewer } from '#shared/ids.ts';
import type { GameFacts, RoomView } from '#shared/room.ts';

/** Settings for the look of a frame, which replace the device's preferences. */
export interface Look {
  mode: 'dark' | 'light';
  /** The letter size: 1 is the default, 2 is twice that. */
  letters: 1 | 2;
  /** Emulates forced colours. */
  forced: boolean;
  /** Emulates reduced motion. */
  still: boolean;
}

/** A frame's viewer, and the table that the frame shows. */
export interface Place {
  match: { id: MatchId; game: GameId };
  viewer: Viewer;
  room: RoomView;
  games: readonly GameFacts[];
}

/**
 * Messages from the page to a frame. Events and answers are those in a match's namespace (`shared/wire.ts`), as JSON.
 */
export type ToFrame =
  | { kind: 'place'; place: Place }
  | { kind: 'hear'; event: string; args: string }
  | { kind: 'answer'; call: number; answer: string }
  | { kind: 'line'; isUp: boolean }
  /** `at` is server time in ms. */
  | { kind: 'clock'; at: number; speed: number }
  | { kind: 'look'; look: Look };

/** Messages from a frame to the page. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'say'; event: string; args: string; call: number | null }
  /** Requests the replay of a finished match. */
  | { kind: 'replay'; call: number }
  /** The board threw an error. If `why` is null, the board is drawn again. */
  | { kind: 'board'; why: string | null };
