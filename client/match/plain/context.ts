import { createContext, useContext } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import type { Answer, LegalAnswer } from '#shared/wire/wire.ts';

/** The plain board's requests to the server. It needs them because it has none of the game's rules. */
export interface PlainMoves {
  /**
   * With `move` null, requests all moves of this seat. Otherwise requests the choices that may follow `draft` in that
   * move.
   */
  legal(move: string | null, draft: Draft): Promise<LegalAnswer>;
  /** Sends a move. By the time the promise resolves, a refusal has been shown. */
  make(move: string, args: Draft): Promise<Answer>;
}

export const PlainMovesContext = createContext<PlainMoves | null>(null);

export function usePlainMoves(): PlainMoves {
  const moves = useContext(PlainMovesContext);
  if (!moves) throw new Error('a plain board is drawn outside its match');
  return moves;
}
