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
 * The layouts a table can have, told from the room it really has: a phone upright, anything low (a phone on its side,
 * a laptop at 200 %), a tablet upright, a desk.
 */
export type Shape = 'phone' | 'low' | 'tablet' | 'desk';

interface Size {
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Stylesheets ask the same with `@container table`; where several hold, the first counts. Px of usual letters. */
export function shapeOf({ width, height }: Size): Shape {
  if (width >= 640 && height <= 480) return 'low';
  if (width >= 1080) return 'desk';
  if (width >= 720 && height >= 700) return 'tablet';
  return 'phone';
}

/** How large the letters of this browser are, as a part of the usual 16 px; null: to be measured. */
let letters: number | null = null;

function lettersNow(): number {
  letters ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return letters;
}

/** In px of usual letters: whoever has set them to twice their size has the layout of a screen half as large. */
const inLetters = ({ width, height }: Size): Size => ({ width: width / lettersNow(), height: height / lettersNow() });

/** A size that can change; a table has one of its own, what is outside of a table has the window's. */
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
  /** The look of what is inside, by its game. */
  theme?: string | undefined;
  children: ReactNode;
}

/**
 * As large as the screen, and measured: what is inside is laid out for this box (`@container table`, `useShape`,
 * `useRoomFor`).
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

/** The shape of the table this is drawn on; outside of a table, that of the window. */
export const useShape = (): Shape => useShapeOf(useContext(RoomContext));

/** The table this is drawn on is at least as large, in px of usual letters; outside of a table, the window is. */
export function useRoomFor(width: number, height: number): boolean {
  const { listen, get } = useContext(RoomContext);
  return useSyncExternalStore(
    listen,
    () => get().width >= width && get().height >= height,
    () => false,
  );
}

/** The table stands on the left and a column on the right, as on a desk. */
export const useWide = () => useShape() === 'desk';
