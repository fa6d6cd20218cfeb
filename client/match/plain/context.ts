import { createContext, useContext } from 'react';
import type { Draft } from '#shared/module.ts';
import type { Answer, LegalAnswer } from '#shared/wire.ts';

/** The requests that the plain board sends to the server, because it has no rules of its game. */
export interface PlainMoves {
  /**
   * Requests all moves of this seat if `move` is null. Otherwise requests the choices that may follow `draft` in this
   * move.
   */
  legal(move: string | null, draft: Draft): Promise<LegalAnswer>;
  /** Sends a move. Once the promise resolves, any refusal has already been shown. */
  make(move: string, args: Draft): Promise<Answer>;
}

export const PlainMovesContext = createContext<PlainMoves | null>(null);

export function usePlainMoves(): PlainMoves {
  const moves = useContext(PlainMovesContext);
  if (!moves) throw new Error('a plain board is drawn outside its match');
  return moves;
}
