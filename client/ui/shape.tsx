import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from './cx';
import css from './shape.module.css';

/**
 * The layouts a table can have, told from the room it really has: a phone upright, anything low (a phone on its side,
 * a laptop at 200 %), a tablet upright, a desk.
 */
export type Shape = 'phone' | 'low' | 'tablet' | 'desk';

interface Size {
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Stylesheets ask the same with `@container table`; where several hold, the first counts. */
export function shapeOf({ width, height }: Size): Shape {
  if (width >= 640 && height <= 480) return 'low';
  if (width >= 1080) return 'desk';
  if (width >= 720 && height >= 700) return 'tablet';
  return 'phone';
}

const ofWindow = (): Shape => shapeOf({ width: innerWidth, height: innerHeight });

const ShapeContext = createContext<Shape | null>(null);

interface ShapedProps {
  className?: string | undefined;
  /** The look of what is inside, by its game. */
  theme?: string | undefined;
  children: ReactNode;
}

/** As large as the screen, and measured: what is inside is laid out for this box (`@container table`, `useShape`). */
export function Shaped({ className, theme, children }: ShapedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState(ofWindow);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setShape(shapeOf(entry.contentRect)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={cx(css.box, className)} data-theme={theme} data-shape={shape}>
      <ShapeContext value={shape}>{children}</ShapeContext>
    </div>
  );
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** The shape of the table this is drawn on; outside of a table, that of the window. */
export function useShape(): Shape {
  const around = useContext(ShapeContext);
  const shape = useSyncExternalStore(onResize, ofWindow, () => 'phone' as const);
  return around ?? shape;
}

/** The table stands on the left and a column on the right, as on a desk. */
export const useWide = () => useShape() === 'desk';
