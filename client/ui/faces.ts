import { useEffect } from 'react';
import { cell, useCell } from './cell';

const drawn = cell<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

/** The picture of a face, or null until it is drawn; it is drawn once for each seed. */
export function useFace(seed: string): string | null {
  const pictures = useCell(drawn);
  useEffect(() => ask(seed), [seed]);
  return pictures.get(seed) ?? null;
}

function ask(seed: string): void {
  if (asked.has(seed)) return;
  asked.add(seed);
  import('./drawFace').then(
    ({ drawFace }) => drawn.set(new Map(drawn.get()).set(seed, drawFace(seed))),
    // Without the drawing the letter stays; the next face asked for tries again.
    () => asked.delete(seed),
  );
}

/** A few other faces to pick from: the name's own first. */
export function otherFaces(name: string, count: number): string[] {
  const base = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-+|-+$/g, '');
  return Array.from({ length: count }, (_, at) => (at === 0 ? base || 'somebody' : `${base || 'somebody'}-${at}`));
}
