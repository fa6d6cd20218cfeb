import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Fitted.module.css';

/** What is too tall for a screen that nobody scrolls is drawn smaller, as a whole. */
export function Fitted({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, inside] = [place.current, content.current];
    if (!box || !inside) return;
    const fit = () => {
      const scale = Math.min(1, box.clientHeight / Math.max(1, inside.offsetHeight));
      inside.style.transform = scale < 1 ? `scale(${scale})` : '';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.place} inert>
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  );
}
