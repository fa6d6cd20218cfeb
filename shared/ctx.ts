import type { Ctx, Game } from 'boardgame.io';
import { ActivePlayers } from 'boardgame.io/core';
import { type Seat, seatsOf } from './ids';
import type { Outcome } from './module';
import { parseOutcome } from './outcome';

/** What of boardgame.io's `ctx` everybody may know. It has no plugins, no counts of moves and nothing of the past. */
export interface PublicCtx {
  /** How many play. */
  numPlayers: number;
  /** Seats in the order of turns. */
  playOrder: Seat[];
  /** Whose turn it is, as a place in that order. */
  playOrderPos: number;
  /** Whose turn it is. */
  currentPlayer: Seat;
  /** Counts from 1. */
  turn: number;
  /** Always 0: how often somebody moved can be a secret. */
  numMoves: 0;
  /** Null: the game has no phases, or none runs. */
  phase: string | null;
  /** The stage of each seat that may move; null as a stage: no stage. Null: the current player alone may move. */
  activePlayers: Record<Seat, string | null> | null;
  /** A plain game's own words stand beside the outcome: `{ winner: '0', winners: ['0'], reason: 'won' }`. */
  gameover?: Outcome;
}

/** Whether the game leaves boardgame.io's turns and phases alone, so that `G` says everything and `ctx` never moves. */
export function isCtxConstant({ turn, phases }: Game): boolean {
  if (!turn || Object.keys(phases ?? {}).length > 0) return false;
  return Object.keys(turn).join() === 'activePlayers' && turn.activePlayers === ActivePlayers.ALL;
}

/** The `ctx` of a game that keeps everything in `G`: every seat may move all the time. */
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

/** The public part of a state's `ctx`. */
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
    ...(gameover !== undefined && { gameover: { ...gameover, ...parseOutcome(gameover, numPlayers) } }),
  };
}

/** Who may move now; nobody once the match is over. */
export function activeSeats({ activePlayers, currentPlayer, gameover }: PublicCtx): Seat[] {
  if (gameover) return [];
  return activePlayers ? Object.keys(activePlayers) : [currentPlayer];
}
