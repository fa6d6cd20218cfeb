import { useMemo } from 'react';
import { coachedLegality } from '#shared/contract/coach.ts';
import type { Draft } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { inTheOpen, legalityOf } from '#shared/legality/legality.ts';
import type { MatchState, MatchStore } from '../state/match';
import { dismissRefusals, refuse } from '../state/toasts';
import type { AnyBoard } from './boards';
import type { PlainMoves } from './plain/context';

type View = Parameters<AnyBoard['text']['now']>[0];
/** Returns the sentence with which the coach forbids a move, or null. */
type Refuses = (move: string, draft: Draft) => string | null;

interface TableMovesInput {
  board: AnyBoard;
  store: MatchStore;
  state: MatchState;
  view: View;
  seat: Seat | null;
  /** The coach's refusals, in a lesson. */
  refuses: Refuses | undefined;
}

/**
 * Returns what this device may do: `legal` judges moves, `act` has a function for each of the board's moves, and `plain`
 * makes moves by name. In a lesson, `legal` and `act` also obey the coach.
 */
export function useTableMoves({ board, store, state: { screen, openMoves }, view, seat, refuses }: TableMovesInput) {
  const legal = useMemo(() => {
    const rules = legalityOf(board.legal, view, seat);
    const known = refuses ? coachedLegality(rules, refuses) : rules;
    return screen === 'open' ? inTheOpen(known, (move) => openMoves.includes(String(move))) : known;
  }, [board, view, seat, screen, openMoves, refuses]);
  const plain = useMemo(() => ({ legal: store.legal, make: sender(board, store) }), [board, store]);
  const act = useMemo(() => movesOf(board, coached(plain.make, refuses)), [board, plain, refuses]);
  return { legal, act, plain };
}

type Make = PlainMoves['make'];

/**
 * Returns a function that sends a move and retries until the server answers. If the move is refused, shows the game's
 * sentence for the refusal.
 */
function sender(board: AnyBoard, store: MatchStore): Make {
  return async (name, args) => {
    const answer = await store.move(name, args);
    if ('refused' in answer) refuse(board.refusals[answer.refused] ?? answer.detail);
    else dismissRefusals();
    return answer;
  };
}

/** Wraps `make` so that moves forbidden by the coach are not sent. Shows the coach's sentence instead. */
function coached(make: Make, refuses: Refuses | undefined): Make {
  return async (name, args) => {
    const sentence = refuses?.(name, args as Draft) ?? null;
    if (sentence === null) return make(name, args);
    refuse(sentence);
    return { refused: 'coached', detail: sentence };
  };
}

/** Returns an object with a function for each move of the board. Calling the function sends the move. */
function movesOf(board: AnyBoard, make: Make) {
  return Object.fromEntries(Object.keys(board.legal).map((name) => [name, (...args: Draft) => make(name, args)]));
}
