import { useEffect, useState } from 'react';
import type { GameId } from '../../shared/ids';
import type { BaseView, Draft } from '../../shared/module';
import type { BoardDefinition } from '../board/contract';

/** Any game's board: the client does not know its types. */
export type AnyBoard = BoardDefinition<BaseView, Record<string, Draft>>;

type Files = Record<string, () => Promise<{ default: unknown }>>;

const games: Files = import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx');
/** The boards of the examples in `docs/`: while developing, and in the build that tests them. */
const examples: Files =
  import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<{ default: unknown }>('../../docs/examples/*/board/index.tsx')
    : {};
// A game's colours are there before its board is: a match that is still loading already looks like it.
import.meta.glob('../../games/*/board/theme.css', { eager: true });

const loaded = new Map<GameId, AnyBoard>();

/** A game's board, rules and texts: one chunk, loaded once. A game without a board gets the plain one. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  const known = loaded.get(game);
  if (known) return known;
  const load = games[`../../games/${game}/board/index.tsx`] ?? examples[`../../docs/examples/${game}/board/index.tsx`];
  const board = load ? ((await load()).default as AnyBoard) : (await import('./plain')).plainBoard;
  loaded.set(game, board);
  return board;
}

/** The board once it is there; 'failed' when it could not be fetched. */
export function useBoard(game: GameId): AnyBoard | 'failed' | null {
  const [board, setBoard] = useState<AnyBoard | 'failed' | null>(() => loaded.get(game) ?? null);
  useEffect(() => {
    let isGone = false;
    loadBoard(game).then(
      (found) => !isGone && setBoard(found),
      () => !isGone && setBoard('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return board;
}
