import { type ComponentProps, useEffect, useState } from 'react';
import { inTurn } from './inTurn';

/** What was shown once comes at once. */
const shown = new Set<string>();

/**
 * One of many drawings. A browser makes a page of its own of each, which takes a phone several ms, so they come a few at
 * a time once what stands around them is on the screen. Their place must not depend on them.
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
  // biome-ignore lint/a11y/useAltText: whoever draws it says it
  return <img {...rest} src={isShown ? src : undefined} />;
}
