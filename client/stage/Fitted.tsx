import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Fitted.module.css';

interface FittedProps {
  /** What is laid out for a part of a page is magnified as well, up to twice. */
  isPart?: boolean;
  children: ReactNode;
}

const MOST = 2;

/** What is too tall for a screen that nobody scrolls is drawn smaller, as a whole. */
export function Fitted({ isPart = false, children }: FittedProps) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, inside] = [place.current, content.current];
    if (!box || !inside) return;
    const fit = () => {
      const fits = Math.min(
        box.clientHeight / Math.max(1, inside.offsetHeight),
        box.clientWidth / Math.max(1, inside.offsetWidth),
      );
      const scale = Math.min(isPart ? MOST : 1, fits);
      inside.style.transform = scale === 1 ? '' : `scale(${scale})`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [isPart]);
  return (
    <div ref={place} className={css.place} inert>
      <div ref={content} className={css.content} data-part={isPart ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}
