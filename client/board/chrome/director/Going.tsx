import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '#client/ui/media.ts';
import { onResize } from '#client/ui/onResize.ts';
import css from './Going.module.css';

/** A point, in px from the top left corner of the scene's layer. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The points between which something moves, and the centre of the ring. A point is null if its element is not on
 * screen.
 */
interface Way {
  start: Point | null;
  end: Point | null;
  ring: Point | null;
}

interface GoingProps {
  /** The element that moves. If null, only the ring is drawn. */
  thing: ReactNode;
  /** If true, a copy of the element moves in the opposite direction at the same time. */
  isBoth?: boolean;
  /** Measures the points when the scene begins, and again after the screen was resized or turned. */
  find(layer: Element): Way;
  /** CSS variables for the ring's colours: `--ring`, `--ring-edge`, `--ring-glow`. */
  style?: CSSProperties | undefined;
}

const TIMING = { duration: 630, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'forwards' } as const;
const HIGH = 28;

/**
 * Moves `thing` across the table and draws a ring. Lets clicks through. Use the scene's key as the React `key`. With
 * reduced motion, only the ring is drawn.
 */
export function Going({ thing, isBoth = false, find, style }: GoingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const there = useRef<HTMLSpanElement>(null);
  const back = useRef<HTMLSpanElement>(null);
  const around = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the movement starts once, when the scene begins
  useLayoutEffect(() => {
    const box = layer.current;
    if (!box) return;
    const moves: (KeyframeEffect | undefined)[] = [];
    return onResize([box], () => {
      const { start, end, ring } = find(box);
      if (around.current) around.current.hidden = ring === null;
      if (ring && around.current) around.current.style.translate = at(ring);
      const isSeen = start && end && !isStill && (start.x !== end.x || start.y !== end.y);
      const ways = isSeen ? [way(start, end), way(end, start)] : [null, null];
      for (const [n, thing] of [there.current, back.current].entries()) {
        moves[n] ??= thing?.animate(null, TIMING).effect as KeyframeEffect | undefined;
        moves[n]?.setKeyframes(ways[n] ?? null);
      }
    });
  }, []);
  return (
    <div ref={layer} className={css.layer} style={style} aria-hidden="true" data-decor>
      <i ref={around} className={css.ring} />
      {thing && (
        <span ref={there} className={css.thing}>
          {thing}
        </span>
      )}
      {thing && isBoth && (
        <span ref={back} className={css.thing}>
          {thing}
        </span>
      )}
    </div>
  );
}

/** Returns the centre of an element. Returns null if the element is hidden or outside the layer. */
export function middleOn(layer: Element, element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const from = layer.getBoundingClientRect();
  const x = box.left + box.width / 2 - from.left;
  const y = box.top + box.height / 2 - from.top;
  return x < 0 || y < 0 || x > from.width || y > from.height ? null : { x, y };
}

const at = ({ x, y }: Point) => `${x}px ${y}px`;

function way(start: Point, end: Point): Keyframe[] {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - HIGH };
  return [
    { translate: at(start), scale: 0.6, opacity: 0 },
    { translate: at(start), scale: 1.1, opacity: 1, offset: 0.15 },
    { translate: at(middle), scale: 1.15, offset: 0.55 },
    { translate: at(end), scale: 1, opacity: 1, offset: 0.9 },
    { translate: at(end), scale: 0.8, opacity: 0 },
  ];
}
