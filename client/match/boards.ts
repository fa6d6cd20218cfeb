import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { GameId } from '#shared/ids.ts';
import type { BaseView, Draft } from '#shared/module.ts';
import type { BoardDefinition } from '../board/contract';
import { loadFonts } from '../ui/fonts';
import { whenIdle } from '../ui/idle';

/** A board of any game. The client does not know its types. */
export type AnyBoard = BoardDefinition<BaseView, Record<string, Draft>>;

type Files = Record<string, () => Promise<{ default: unknown }>>;

const files: Files = {
  ...import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx'),
  // The examples in `docs/`: in development, and in the build that tests them.
  ...(import.meta.env.DEV || import.meta.env.MODE === 'examples'
    ? import.meta.glob<{ default: unknown }>('../../docs/examples/*/board/index.tsx')
    : {}),
};
// A game's colours load before its board, so that a loading match already looks like the game.
import.meta.glob('../../games/*/board/theme.css', { eager: true });

const loaded = new Map<GameId, AnyBoard>();

/** Development only: counts edits to boards; each edit reloads and redraws them. */
let useRenewed = () => 0;
if (import.meta.hot) {
  const { data } = import.meta.hot;
  const $renewed = atom(0);
  useRenewed = () => useStore($renewed);
  // Callers hold the first instance of this module. A later instance only hands it the new files.
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

/**
 * The board once loaded, fetched immediately or when the browser is idle. Returns 'failed' if it could not be fetched.
 */
export function useBoard(game: GameId, when: 'now' | 'idle' = 'now'): AnyBoard | 'failed' | null {
  const [fetched, setFetched] = useState<{ game: GameId; board: AnyBoard | 'failed' } | null>(null);
  const renewed = useRenewed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited board is fetched again
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

/** Prefetches the pictures of a table. */
export function fetchArt({ pictures = [] }: AnyBoard): void {
  // Small pictures are inlined in the board's code.
  for (const picture of pictures) if (!picture.startsWith('data:')) new Image().src = picture;
}
