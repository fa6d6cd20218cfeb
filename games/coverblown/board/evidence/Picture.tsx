import { type ComponentProps, useEffect, useState } from 'react';
import { inTurn } from './inTurn';

/** A picture shown before appears immediately. */
const shown = new Set<string>();

/**
 * One of many drawings. A browser renders each as a separate document, which takes several ms on a phone, so they
 * appear a few at a time once their surroundings are drawn. Layout must not depend on them.
 */
export function Picture({ src, ...rest }: ComponentProps<'img'> & { src: string }) {
  const [, draw] = useState(0);
  const isShown = shown.has(src);
  useEffect(() => {
    if (shown.has(src)) return;
    return inTurn(() => {
      shown.add(src);
      draw((count) => count + 1);
    });
  }, [src]);
  // biome-ignore lint/a11y/useAltText: the caller passes it
  return <img {...rest} src={isShown ? src : undefined} />;
}
