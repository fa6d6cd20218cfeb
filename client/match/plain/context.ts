import { createContext, useContext } from 'react';
import type { Draft } from '#shared/module.ts';
import type { Answer, LegalAnswer } from '#shared/wire.ts';

/** The requests to the server of a board without its own rules. */
export interface PlainMoves {
  /** All moves of this seat (`move` is null), or what may follow a draft of one. */
  legal(move: string | null, draft: Draft): Promise<LegalAnswer>;
  /** Sends a move. When it resolves, a refusal has already been shown. */
  make(move: string, args: Draft): Promise<Answer>;
}

export const PlainMovesContext = createContext<PlainMoves | null>(null);

export function usePlainMoves(): PlainMoves {
  const moves = useContext(PlainMovesContext);
  if (!moves) throw new Error('a plain board is drawn outside its match');
  return moves;
}
