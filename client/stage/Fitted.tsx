import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { onResize } from '../ui/onResize';
import css from './Fitted.module.css';

interface FittedProps {
  /**
   * True for content that is only a part of a page. It gets the width at which it can be drawn largest, and is enlarged
   * up to twice its size.
   */
  isPart?: boolean;
  children: ReactNode;
}

const MOST = 2;
/**
 * The widths to try, in rem. A list of people can be drawn largest if it is narrow, and a list beside a map if it is
 * wide.
 */
const WIDTHS = [26, 34, 42, 56, 72];
/** The fraction of the width that stays free on each side. */
const MARGIN = 0.04;

/** Makes the content smaller if it does not fit on a stage, because a stage cannot be scrolled. */
export function Fitted({ isPart = false, children }: FittedProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, inside] = [place.current, content.current];
    if (!box || !inside) return;
    const scaleNow = () =>
      Math.min(
        isPart ? MOST : 1,
        box.clientHeight / Math.max(1, inside.offsetHeight),
        (box.clientWidth * (isPart ? 1 - 2 * MARGIN : 1)) / Math.max(1, inside.offsetWidth),
      );
    const fit = () => {
      if (isPart) inside.style.width = widest(WIDTHS, inside, scaleNow);
      const scale = scaleNow();
      inside.style.transform = scale === 1 ? '' : `scale(${scale})`;
    };
    return onResize([box, inside], fit);
  }, [isPart]);
  return (
    <div ref={place} className={css.place} inert>
      <div ref={content} className={css.content} data-part={isPart ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}

/** Returns the width at which the content can be drawn largest. If there are several, returns the widest. */
function widest(widths: readonly number[], inside: HTMLElement, scaleNow: () => number): string {
  let best = { scale: 0, width: '' };
  for (const each of widths) {
    const width = `${each}rem`;
    inside.style.width = width;
    const scale = scaleNow();
    if (scale >= best.scale) best = { scale, width };
  }
  return best.width;
}
