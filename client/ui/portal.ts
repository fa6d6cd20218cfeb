import { useEffect, useId } from 'react';
import { type Cell, cell, useCell } from '../state/cell';

/** Places that could show the same thing (page, table, open sheet); the one that came last does. */
export type Portals = Cell<readonly string[]>;

export const createPortals = (): Portals => cell<readonly string[]>([]);

export function usePortal(places: Portals): boolean {
  const id = useId();
  const last = useCell(places).at(-1);
  useEffect(() => {
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((place) => place !== id));
  }, [places, id]);
  return last === id;
}
