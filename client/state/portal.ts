import { useStore } from '@nanostores/react';
import { atom, type WritableAtom } from 'nanostores';
import { useEffect, useId } from 'react';

/**
 * The places in which the same content can be shown, such as a page, a table and an open sheet. It is shown only in the
 * newest one.
 */
export type Portals = WritableAtom<readonly string[]>;

export const createPortals = (): Portals => atom<readonly string[]>([]);

export function usePortal(places: Portals): boolean {
  const id = useId();
  const last = useStore(places).at(-1);
  useEffect(() => {
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((place) => place !== id));
  }, [places, id]);
  return last === id;
}
