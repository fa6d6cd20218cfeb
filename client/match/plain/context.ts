import { createContext, useContext } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import type { Answer, LegalAnswer } from '#shared/wire/wire.ts';

/**
 * Functions with which the plain board asks the server for legal moves and makes them. The plain board needs these
 * because it does not have the game's rules.
 */
export interface PlainMoves {
  /**
   * Requests what this seat can do now. If `move` is null, the answer lists all moves, otherwise the choices that can
   * follow `draft` in that move.
   */
  legal(move: string | null, draft: Draft): Promise<LegalAnswer>;
  /** Sends a move. If the move is refused, shows the reason before the promise resolves. */
  make(move: string, args: Draft): Promise<Answer>;
}

export const PlainMovesContext = createContext<PlainMoves | null>(null);

export function usePlainMoves(): PlainMoves {
  const moves = useContext(PlainMovesContext);
  if (!moves) throw new Error('a plain board is drawn outside its match');
  return moves;
}
