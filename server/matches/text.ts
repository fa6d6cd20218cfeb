import type { Code } from '#shared/ids.ts';
import { texts } from '#shared/text/texts.ts';

/** Explanations of refusals at a table that are the same in every game. */
export const MOVE_REFUSALS = texts('server.moves', {
  'not-synced': 'This device isn’t following the match yet. Reload the page.',
  'not-your-seat': 'That isn’t your seat.',
  'on-your-phone': 'That’s on your phone. This screen shows only what everyone may see.',
  'unknown-move': 'This game doesn’t know that move.',
  'invalid-args': 'The move is incomplete, or part of it isn’t valid.',
  'game-over': 'The match is over.',
  paused: 'The match is paused.',
  'not-out': 'Only someone who’s out can predict the winner.',
  'already-predicted': 'You’ve already sealed your prediction.',
  'not-your-turn': 'It’s not your turn.',
  'illegal-move': 'The rules don’t allow that now.',
  'not-offered': 'This game doesn’t list its legal moves.',
  'rate-limited': 'That’s too fast. Wait a moment and try again.',
  'too-many-moves': 'You’ve reached the limit of moves in one match.',
  'try-again': 'That wasn’t saved. Try again.',
  'notebook-full': 'Your notes are full (20 KB). Delete something first.',
  fault: 'Something went wrong on our side. Nothing has changed; try something else.',
});

export type MoveRefusal = keyof typeof MOVE_REFUSALS;

/** The explanation for a code that the game does not explain. */
export const UNEXPLAINED = 'You can’t do that now.';

/** Reasons for the end of a match that did not end by its rules. */
export const cancelReasons = {
  /** The room's host stopped the match. */
  stopped: 'cancelled',
  /** The server was updated, and the new rules cannot continue the match. */
  outdated: 'new-version',
  /** The stored match could not be read after a restart. */
  unreadable: 'unreadable',
} satisfies Record<string, Code>;
