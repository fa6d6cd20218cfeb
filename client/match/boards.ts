import files from 'virtual:games/boards';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { BaseView, Draft, LogEntry } from '#shared/contract/module.ts';
import type { GameId } from '#shared/ids.ts';
import type { Names } from '#shared/text/text.ts';
import { translated } from '#shared/text/texts.ts';
import type { BoardDefinition } from '../board/contract';
import { withPlatformLines } from '../board/platformLines';
import { rulesIn } from '../board/rulesParts';
import { withTexts } from '../state/language';
import { loadFonts } from '../ui/fonts';
import { whenIdle } from '../ui/idle';

/** The board of any game, without the types of its view and moves. */
export type AnyBoard = BoardDefinition<BaseView, Record<string, Draft>>;

export function headlineOf(board: AnyBoard, view: BaseView, facts: readonly LogEntry[], names: Names): string | null {
  return board.story?.(view, facts, names)?.headline.join(' ') ?? null;
}

const loaded = new Map<GameId, AnyBoard>();

/**
 * In development, returns a number that increases whenever a board is edited, so that boards are loaded and drawn
 * again. In production, always 0.
 */
let useRenewed = () => 0;
if (import.meta.hot) {
  const { data } = import.meta.hot;
  const $renewed = atom(0);
  useRenewed = () => useStore($renewed);
  // After each edit, Vite runs this module again, but its importers keep the first instance. Later instances pass their
  // files to the first one.
  data.renew?.(files);
  data.renew ??= (renewed: typeof files) => {
    Object.assign(files, renewed);
    loaded.clear();
    $renewed.set($renewed.get() + 1);
  };
  import.meta.hot.accept();
}

/** Loads a game's board with its rules, texts and fonts, and caches it. A game without a board gets the plain board. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  const known = loaded.get(game);
  if (known) return known;
  const load = files[game];
  const board = load
    ? withRules(game, withPlatformLines((await withTexts(load)).default as AnyBoard))
    : (await import('./plain')).plainBoard;
  await loadFonts();
  loaded.set(game, board);
  return board;
}

/** Returns a board with the rules in this device's language, if the language has them. */
function withRules(game: GameId, board: AnyBoard): AnyBoard {
  const rules = import.meta.env.HAS_LANGUAGES ? translated(`${game}-rules`, ['page']) : null;
  return rules === null ? board : { ...board, rules: rulesIn(rules) };
}

/**
 * Fetches a game's board, either now or when the browser is idle. Returns null while the board is loading, and 'failed'
 * if it cannot be loaded.
 */
export function useBoard(game: GameId, when: 'now' | 'idle' = 'now'): AnyBoard | 'failed' | null {
  const [fetched, setFetched] = useState<{ game: GameId; board: AnyBoard | 'failed' } | null>(null);
  const renewed = useRenewed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board is fetched again after it was edited
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

export function fetchArt({ pictures = [] }: AnyBoard): void {
  // Small pictures are part of the board's code as data URLs, so they need not be preloaded.
  for (const picture of pictures) if (!picture.startsWith('data:')) new Image().src = picture;
}
