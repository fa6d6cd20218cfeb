import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { GameId } from '#shared/ids.ts';
import type { BaseView, Draft } from '#shared/module.ts';
import type { BoardDefinition } from '../board/contract';
import { loadFonts } from '../ui/fonts';
import { whenIdle } from '../ui/idle';

/** Any game's board: the client does not know its types. */
export type AnyBoard = BoardDefinition<BaseView, Record<string, Draft>>;

type Files = Record<string, () => Promise<{ default: unknown }>>;

const files: Files = {
  ...import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx'),
  // The examples of `docs/`: while developing, and in the build that tests them.
  ...(import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<{ default: unknown }>('../../docs/examples/*/board/index.tsx')
    : {}),
};
// A game's colours are there before its board is: a match that is still loading already looks like it.
import.meta.glob('../../games/*/board/theme.css', { eager: true });

const loaded = new Map<GameId, AnyBoard>();

/** While developing: how often boards were written anew; they are then fetched again and drawn in place of the old. */
let useRenewed = () => 0;
if (import.meta.hot) {
  const { data } = import.meta.hot;
  const $renewed = atom(0);
  useRenewed = () => useStore($renewed);
  // Whoever draws boards knows the first of these modules; each later one only brings it the new files.
  data.renew?.(files);
  data.renew ??= (renewed: Files) => {
    Object.assign(files, renewed);
    loaded.clear();
    $renewed.set($renewed.get() + 1);
  };
  import.meta.hot.accept();
}

/** A game's board, rules, texts and fonts, loaded once. A game without a board gets the plain one. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  const known = loaded.get(game);
  if (known) return known;
  const load = files[`../../games/${game}/board/index.tsx`] ?? files[`../../docs/examples/${game}/board/index.tsx`];
  const board = load ? ((await load()).default as AnyBoard) : (await import('./plain')).plainBoard;
  await loadFonts();
  loaded.set(game, board);
  return board;
}

/** The board once it is there, fetched at once or when nothing else is to be done; 'failed': it could not be fetched. */
export function useBoard(game: GameId, when: 'now' | 'idle' = 'now'): AnyBoard | 'failed' | null {
  const [fetched, setFetched] = useState<{ game: GameId; board: AnyBoard | 'failed' } | null>(null);
  const renewed = useRenewed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board written anew is fetched again
  useEffect(() => {
    let isGone = false;
    const done = (board: AnyBoard | 'failed') => !isGone && setFetched({ game, board });
    const fetchIt = () => loadBoard(game).then(done, () => done('failed'));
    const takeBack = when === 'idle' ? whenIdle(fetchIt) : void fetchIt();
    return () => {
      isGone = true;
      takeBack?.();
    };
  }, [game, when, renewed]);
  return fetched?.game === game ? fetched.board : (loaded.get(game) ?? null);
}

/** Fetches the pictures of a table. */
export function fetchArt({ pictures = [] }: AnyBoard): void {
  // Small ones came with the board's code.
  for (const picture of pictures) if (!picture.startsWith('data:')) new Image().src = picture;
}
