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
import { isShape } from './shapes';

/**
 * The shapes of a table. Every table has exactly one of them, depending on its size: an upright phone, a low screen (a
 * phone in landscape, or a laptop at 200 %), an upright tablet, a desk.
 */
const TELLING = ['phone', 'low', 'tablet', 'desk'] as const;
export type Shape = (typeof TELLING)[number];

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the shape for a size, given in px at the default font size. Style sheets use the same sizes (`shapes.ts`).
 */
export const shapeOf = (size: Size): Shape => TELLING.find((name) => isShape(name, size)) ?? 'phone';

/** This browser's font size divided by 16 px, or null until it has been measured. */
let letters: number | null = null;

function lettersNow(): number {
  letters ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return letters;
}

/**
 * Converts CSS pixels to px at the default font size. If letters are twice as large, the screen gets the layout of a
 * screen half as large.
 */
const inLetters = ({ width, height }: Size): Size => ({ width: width / lettersNow(), height: height / lettersNow() });

/** The size of the enclosing table or, outside of a table, of the window. It may change. */
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
  /** The game whose colours and fonts the content has. */
  theme?: string | undefined;
  /** True if the table is shown on a television. */
  isStage?: boolean;
  children: ReactNode;
}

/**
 * A box that fills the screen. The layout of its content depends on the size of the box (`@mixin low { … }`,
 * `useShape`, `useRoomFor`).
 */
export function Shaped({ className, theme, isStage, children }: ShapedProps) {
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
    <div
      ref={box}
      className={cx(css.box, className)}
      data-theme={theme}
      data-shape={shape}
      data-stage={isStage || undefined}
    >
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

/** Returns the shape of the enclosing table or, outside of a table, of the window. */
export const useShape = (): Shape => useShapeOf(useContext(RoomContext));

/**
 * Returns true if the enclosing table has at least this size, in px at the default font size. Outside of a table, the
 * size of the window counts.
 */
export function useRoomFor(width: number, height: number): boolean {
  const { listen, get } = useContext(RoomContext);
  return useSyncExternalStore(
    listen,
    () => get().width >= width && get().height >= height,
    () => false,
  );
}

/** Returns true if the layout has a column on the right, as on a desk. */
export const useWide = () => useShape() === 'desk';
