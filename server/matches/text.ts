import type { Code } from '#shared/ids.ts';

/** What the platform says to a refused move, whichever the game. */
export const moveRefusals: Readonly<Record<string, string>> = {
  'not-synced': 'This device does not follow the match yet. Reload the page.',
  'not-your-seat': 'That seat is not yours.',
  'on-your-phone': 'That is on your phone. This screen shows only what everybody may see.',
  'unknown-move': 'This game has no such move.',
  'invalid-args': 'The move is not complete, or something in it has the wrong form.',
  'game-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'illegal-move': 'The rules do not allow that now.',
  'not-offered': 'This game does not say on the wire what is legal.',
  'rate-limited': 'That was too fast. Wait a moment and try again.',
  'too-many-moves': 'You have made as many moves in this match as a seat may.',
  'try-again': 'It was not stored. Try again.',
  fault: 'Something went wrong on our side. Nothing has changed; try something else.',
};

/** For a code a game forgot to put into words. */
export const UNEXPLAINED = 'That is not possible now.';

/** Why a match ended without the rules ending it. */
export const cancelReasons = {
  /** The room's host ended it. */
  stopped: 'cancelled',
  /** The server was updated and cannot carry on a match of the older rules. */
  outdated: 'new-version',
  /** What is stored of it could not be read after a restart. */
  unreadable: 'unreadable',
} satisfies Record<string, Code>;
