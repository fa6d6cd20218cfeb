import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { afterPaint } from './idle';

const $drawn = atom<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

/** Returns the picture of a face as a data URL, or null until it has been drawn. Each face is drawn only once. */
export function useFace(seed: string): string | null {
  const pictures = useStore($drawn);
  useEffect(() => ask(seed), [seed]);
  return pictures.get(seed) ?? null;
}

/** The longest time for which faces are drawn without a break, in ms. In the breaks, the browser can handle input. */
const SLICE = 8;

const queue: string[] = [];

function ask(seed: string): void {
  if (asked.has(seed)) return;
  asked.add(seed);
  queue.push(seed);
  // The code that draws faces is large, so the page is first painted with letters in place of faces.
  if (queue.length === 1) afterPaint(draw);
}

function draw(): void {
  import('./drawFace').then(
    ({ drawFace }) => drawQueue(drawFace),
    // The code that draws faces could not be loaded. Letters are shown in place of faces. When another face is needed,
    // loading is tried again.
    () => {
      for (const waiting of queue.splice(0)) asked.delete(waiting);
    },
  );
}

/**
 * Draws the faces that are needed, a few at a time, because each takes several ms on a phone. Those drawn together are
 * also shown together.
 */
function drawQueue(drawFace: (seed: string) => string): void {
  const until = performance.now() + SLICE;
  const pictures = new Map($drawn.get());
  do {
    const seed = queue.shift();
    if (seed === undefined) break;
    pictures.set(seed, drawFace(seed));
  } while (performance.now() < until);
  $drawn.set(pictures);
  if (queue.length > 0) setTimeout(drawQueue, 0, drawFace);
}
