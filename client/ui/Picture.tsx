import { type ComponentProps, useEffect, useState } from 'react';
import { afterPaint } from '../idle';

/** So many pictures begin at once. */
const AT_ONCE = 3;

const shown = new Set<string>();
const waiting: (() => void)[] = [];

function inTurn(show: () => void): () => void {
  waiting.push(show);
  if (waiting.length === 1) afterPaint(showNext);
  return () => {
    const at = waiting.indexOf(show);
    // The first one keeps its place: others wait behind it.
    if (at >= 0) waiting[at] = () => undefined;
  };
}

function showNext(): void {
  for (const show of waiting.slice(0, AT_ONCE)) show();
  waiting.splice(0, AT_ONCE);
  if (waiting.length > 0) afterPaint(showNext);
}

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
