import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { afterPaint } from '#client/ui/idle.ts';
import { useReducedMotion } from '#client/ui/media.ts';
import type { BaseView } from '#shared/module.ts';
import type { BoardDefinition } from '../../contract';
import { Director, type News } from './Director';
import { type Direction, DirectionContext } from './useScene';

type Directing<View extends BaseView> = Pick<BoardDefinition<View, never>, 'direct' | 'text'>;

interface DirectedProps<View extends BaseView> {
  board: Directing<View>;
  /** Server time in ms. */
  now(): number;
  news: News<View>;
  children: ReactNode;
}

/** Stands around the table of a match: what is in it may ask which scene plays. */
export function Directed<View extends BaseView>({ board, now, news, children }: DirectedProps<View>) {
  return <DirectionContext value={useDirector(board, now, news)}>{children}</DirectionContext>;
}

/** One director for one match. A click anywhere ends what plays, after it has done what was clicked. */
function useDirector<View extends BaseView>(
  board: Directing<View>,
  now: () => number,
  { facts, view, seat, names, isAway, isOver }: News<View>,
): Direction {
  const isStill = useReducedMotion();
  const still = useRef(isStill);
  still.current = isStill;
  const director = useMemo(
    () => new Director<View>({ direct: board.direct, words: board.text.logEntry, now, isStill: () => still.current }),
    [board, now],
  );
  // The new view is on the screen before a scene of it begins: where things go can be read from it at no cost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that changes is no news
  useEffect(() => {
    let isNewest = true;
    afterPaint(() => isNewest && director.follow({ facts, view, seat, names, isAway, isOver }));
    return () => {
      isNewest = false;
    };
  }, [director, facts, view, seat, isAway, isOver]);
  useEffect(() => director.stop, [director]);
  const queue = useStore(director.queue);
  const key = queue.now?.key;
  useEffect(() => {
    if (key === undefined) return;
    const since = performance.now();
    // The click that asked for it to be played again is still on its way.
    const end = (event: MouseEvent) => event.timeStamp > since && director.end(key);
    addEventListener('click', end);
    return () => removeEventListener('click', end);
  }, [director, key]);
  return useMemo(
    () => ({ now: queue.now, last: queue.last, end: () => director.end(), again: director.again }),
    [director, queue.now, queue.last],
  );
}
