import type { GameId, MatchId, Viewer } from '#shared/ids.ts';
import type { GameFacts, RoomView } from '#shared/room.ts';

/** How a frame looks, whatever the device prefers. */
export interface Look {
  mode: 'dark' | 'light';
  /** As large as letters are set: 1 is usual, 2 twice. */
  letters: 1 | 2;
  /** As if the device forced its colours. */
  forced: boolean;
  /** As if nothing might move on this device. */
  still: boolean;
}

/** Who sits at a frame and at which table. */
export interface Place {
  match: { id: MatchId; game: GameId };
  viewer: Viewer;
  room: RoomView;
  games: readonly GameFacts[];
}

/** What the page tells a frame. Events and answers are those of a match's namespace (`shared/wire.ts`), as JSON. */
export type ToFrame =
  | { kind: 'place'; place: Place }
  | { kind: 'hear'; event: string; args: string }
  | { kind: 'answer'; call: number; answer: string }
  | { kind: 'line'; isUp: boolean }
  /** `at` is server time in ms. */
  | { kind: 'clock'; at: number; speed: number }
  | { kind: 'look'; look: Look };

/** What a frame tells the page. */
export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'say'; event: string; args: string; call: number | null }
  /** A finished match is asked for. */
  | { kind: 'replay'; call: number }
  /** The board threw, or (null) it is drawn again. */
  | { kind: 'board'; why: string | null };
