import type { Ctx, Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import type { Outcome } from '../contract/module';
import { parseOutcome } from '../contract/outcome';
import { type Seat, seatsOf } from '../ids';

/** The part of boardgame.io's `ctx` that every viewer receives. It leaves out plugins, move counts and history. */
export interface PublicCtx {
  /** The number of seats. */
  numPlayers: number;
  /** Seats in turn order. */
  playOrder: Seat[];
  /** Index of the current player in `playOrder`. */
  playOrderPos: number;
  /** The seat whose turn it is. */
  currentPlayer: Seat;
  /** The number of the turn, from 1. */
  turn: number;
  /** Always 0, because the number of moves can be a secret. */
  numMoves: 0;
  /** The name of the active phase, or null if there is none. */
  phase: string | null;
  /** The stage of each seat that may move (null for no stage), or null if only the current player may move. */
  activePlayers: Record<Seat, string | null> | null;
  /**
   * The outcome of a finished match. If the game has no `view`, the fields of the game's own result are included:
   * `{ winner: '0', winners: ['0'], reason: 'won' }`.
   */
  gameover?: Outcome;
}

/** Returns true if the game uses none of boardgame.io's turns and phases, so that `ctx` never changes. */
export function isCtxConstant({ turn, phases }: Game): boolean {
  if (!turn || Object.keys(phases ?? {}).length > 0) return false;
  return Object.keys(turn).join() === 'activePlayers' && turn.activePlayers === ActivePlayers.ALL;
}

/**
 * Returns the unchanging `ctx` of a game that keeps everything in `G`: in such a game, any seat may move at any time.
 */
export function constantCtx(players: number): PublicCtx {
  const playOrder = seatsOf(players);
  return {
    numPlayers: players,
    playOrder,
    playOrderPos: 0,
    currentPlayer: '0',
    turn: 1,
    numMoves: 0,
    phase: null,
    activePlayers: Object.fromEntries(playOrder.map((seat) => [seat, null])),
  };
}

/** Returns the public part of a state's `ctx`. */
export function publicCtx(ctx: Ctx): PublicCtx {
  const { numPlayers, playOrder, playOrderPos, currentPlayer, turn, phase, activePlayers, gameover } = ctx;
  return {
    numPlayers,
    playOrder,
    playOrderPos,
    currentPlayer,
    turn,
    numMoves: 0,
    phase,
    activePlayers,
    ...(gameover !== undefined && { gameover: { ...partsOf(gameover), ...parseOutcome(gameover, numPlayers) } }),
  };
}

/**
 * Returns the game's own result if it is an object, and otherwise an empty object. Results that are not objects are
 * converted to text in the outcome's `said`.
 */
function partsOf(gameover: unknown): object {
  return typeof gameover === 'object' && gameover !== null && !Array.isArray(gameover) ? gameover : {};
}

/** Returns the seats that may move now, or none once the match is over. */
export function activeSeats({ activePlayers, currentPlayer, gameover }: PublicCtx): Seat[] {
  if (gameover) return [];
  return activePlayers ? Object.keys(activePlayers) : [currentPlayer];
}
