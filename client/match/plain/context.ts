import { createContext, useContext } from 'react';
import type { Draft } from '#shared/contract/module.ts';
import type { Answer, LegalAnswer } from '#shared/wire/wire.ts';

/** The plain board's requests to the server. The plain board has none of the game's rules, so it needs them. */
export interface PlainMoves {
  /**
   * Requests all moves of this seat if `move` is null. Otherwise requests the choices that may follow `draft` in
   * `move`.
   */
  legal(move: string | null, draft: Draft): Promise<LegalAnswer>;
  /** Sends a move. Shows a refusal before the promise resolves. */
  make(move: string, args: Draft): Promise<Answer>;
}

export const PlainMovesContext = createContext<PlainMoves | null>(null);

export function usePlainMoves(): PlainMoves {
  const moves = useContext(PlainMovesContext);
  if (!moves) throw new Error('a plain board is drawn outside its match');
  return moves;
}
