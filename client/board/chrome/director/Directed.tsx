import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { afterPaint } from '#client/ui/idle.ts';
import { useReducedMotion } from '#client/ui/media.ts';
import type { BaseView } from '#shared/contract/module.ts';
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

/** Wraps the table of a match, and tells its parts which scene is playing. */
export function Directed<View extends BaseView>({ board, now, news, children }: DirectedProps<View>) {
  return <DirectionContext value={useDirector(board, now, news)}>{children}</DirectionContext>;
}

/** Creates the director of a match. A click anywhere first has its usual effect, and then ends the current scene. */
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
  // A scene starts after the new view has been painted, so that measuring positions does not force an additional
  // layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed name starts no scene
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
    // The click that caused this scene may still be bubbling up. It must not end the scene.
    const end = (event: MouseEvent) => event.timeStamp > since && director.end(key);
    addEventListener('click', end);
    return () => removeEventListener('click', end);
  }, [director, key]);
  return useMemo(
    () => ({ now: queue.now, last: queue.last, end: () => director.end(), again: director.again }),
    [director, queue.now, queue.last],
  );
}
