import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';

const $drawn = atom<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

/** The picture of a face, or null until it is drawn; it is drawn once for each seed. */
export function useFace(seed: string): string | null {
  const pictures = useStore($drawn);
  useEffect(() => ask(seed), [seed]);
  return pictures.get(seed) ?? null;
}

function ask(seed: string): void {
  if (asked.has(seed)) return;
  asked.add(seed);
  import('./drawFace').then(
    ({ drawFace }) => $drawn.set(new Map($drawn.get()).set(seed, drawFace(seed))),
    // Until it is drawn the first letter is shown. The next face that is asked for tries again.
    () => asked.delete(seed),
  );
}
