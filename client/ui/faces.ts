import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { afterPaint } from './idle';

const $drawn = atom<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

/** Returns a face's picture, or null until it is drawn. Each seed is drawn once. */
export function useFace(seed: string): string | null {
  const pictures = useStore($drawn);
  useEffect(() => ask(seed), [seed]);
  return pictures.get(seed) ?? null;
}

/** The longest time to draw faces without a pause, in ms. In the pause the browser handles input. */
const SLICE = 8;

const queue: string[] = [];

function ask(seed: string): void {
  if (asked.has(seed)) return;
  asked.add(seed);
  queue.push(seed);
  // The drawing code is large, so the page is first painted with letters.
  if (queue.length === 1) afterPaint(draw);
}

function draw(): void {
  import('./drawFace').then(
    ({ drawFace }) => drawQueue(drawFace),
    // The drawing code failed to load. First letters stay, and the next request for a face tries again.
    () => {
      for (const waiting of queue.splice(0)) asked.delete(waiting);
    },
  );
}

/**
 * Draws the requested faces, a few at a time because a phone needs several ms for each, and then shows them together.
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
