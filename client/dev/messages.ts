import type { GameId, MatchId, Viewer } from '#shared/ids.ts';
import type { GameFacts, RoomView } from '#shared/room/room.ts';

/** Settings that emulate preferences of the device in a frame. */
export interface Look {
  mode: 'dark' | 'light';
  /** The text size as a multiple of the default. */
  letters: 1 | 2;
  forced: boolean;
  still: boolean;
}

export interface Place {
  match: { id: MatchId; game: GameId };
  viewer: Viewer;
  room: RoomView;
  games: readonly GameFacts[];
}

/** Messages from the page to a frame. Match events and answers have the types from `shared/wire/wire.ts`, as JSON. */
export type ToFrame =
  | { kind: 'place'; place: Place }
  | { kind: 'hear'; event: string; args: string }
  | { kind: 'answer'; call: number; answer: string }
  | { kind: 'line'; isUp: boolean }
  /** `at` is server time in ms. */
  | { kind: 'clock'; at: number; speed: number }
  | { kind: 'look'; look: Look };

export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'say'; event: string; args: string; call: number | null }
  | { kind: 'replay'; call: number }
  /** Reports an error in the board. If `why` is null, reports that the board is drawn again. */
  | { kind: 'board'; why: string | null };
