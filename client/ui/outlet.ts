import { useEffect, useId } from 'react';
import { type Cell, cell, useCell } from './cell';

/** Places that could show the same thing (page, table, open sheet); the one that came last does. */
export type Outlets = Cell<readonly string[]>;

export const outlets = (): Outlets => cell<readonly string[]>([]);

export function useOutlet(places: Outlets): boolean {
  const id = useId();
  const last = useCell(places).at(-1);
  useEffect(() => {
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((place) => place !== id));
  }, [places, id]);
  return last === id;
}
