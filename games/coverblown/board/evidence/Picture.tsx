import { type ComponentProps, useEffect, useState } from 'react';
import { inTurn } from './inTurn';

/** URLs of pictures that were shown before. The next time, these appear immediately. */
const shown = new Set<string>();

/**
 * A picture that is loaded after its surroundings are drawn. Only a few pictures are loaded at a time, because browsers
 * render each drawing as a separate document, which takes several ms on a phone. The layout must not depend on the
 * picture.
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
