import { atom } from 'nanostores';
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
import { onResize } from './onResize';
import css from './shape.module.css';

/**
 * The layouts of a table, chosen by its actual size: an upright phone, anything low (a phone in landscape, a laptop at
 * 200 %), an upright tablet, a desk.
 */
export type Shape = 'phone' | 'low' | 'tablet' | 'desk';

interface Size {
  /** The size in CSS pixels. */
  width: number;
  height: number;
}

/** Returns the shape for a size in px of default letters. Style sheets test the same sizes with `@container table`. */
export function shapeOf({ width, height }: Size): Shape {
  if (width >= 640 && height <= 480) return 'low';
  if (width >= 1080) return 'desk';
  if (width >= 720 && height >= 700) return 'tablet';
  return 'phone';
}

/** This browser's letter size relative to the default 16 px, or null if not measured yet. */
let letters: number | null = null;

function lettersNow(): number {
  letters ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return letters;
}

/**
 * Converts CSS pixels to px of default letters. If letters are twice as large, the layout is that of a screen half as
 * large.
 */
const inLetters = ({ width, height }: Size): Size => ({ width: width / lettersNow(), height: height / lettersNow() });

/** A size that can change: that of the enclosing table or, outside a table, that of the window. */
interface Room {
  get(): Size;
  listen(changed: () => void): () => void;
}

const theWindow: Room = {
  get: () => inLetters({ width: innerWidth, height: innerHeight }),
  listen(changed) {
    const resized = () => {
      letters = null;
      changed();
    };
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  },
};

const RoomContext = createContext(theWindow);

interface ShapedProps {
  className?: string | undefined;
  /** The game whose colours and fonts apply inside. */
  theme?: string | undefined;
  children: ReactNode;
}

/**
 * A box as large as the screen. It is measured, and its content is laid out for its size (`@container table`,
 * `useShape`, `useRoomFor`).
 */
export function Shaped({ className, theme, children }: ShapedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room] = useState(() => atom(theWindow.get()));
  const shape = useShapeOf(room);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    return onResize([shown], () => {
      letters = null;
      room.set(inLetters({ width: shown.clientWidth, height: shown.clientHeight }));
    });
  }, [room]);
  return (
    <div ref={box} className={cx(css.box, className)} data-theme={theme} data-shape={shape}>
      <RoomContext value={room}>{children}</RoomContext>
    </div>
  );
}

function useShapeOf({ listen, get }: Room): Shape {
  return useSyncExternalStore(
    listen,
    () => shapeOf(get()),
    () => 'phone',
  );
}

/** Returns the shape of the enclosing table or, outside a table, of the window. */
export const useShape = (): Shape => useShapeOf(useContext(RoomContext));

/**
 * Checks whether the enclosing table, or the window outside a table, has at least this size, in px of default letters.
 */
export function useRoomFor(width: number, height: number): boolean {
  const { listen, get } = useContext(RoomContext);
  return useSyncExternalStore(
    listen,
    () => get().width >= width && get().height >= height,
    () => false,
  );
}

/** Checks whether the table is on the left and a column on the right, as on a desk. */
export const useWide = () => useShape() === 'desk';
