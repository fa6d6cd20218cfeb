import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Point = readonly [x: number, y: number];

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Weight of the sideways distance relative to the distance straight ahead. */
const ASIDE = 2;

/** Returns the index of the nearest point in an arrow key's direction, or -1 if no point is in that direction. */
export function towards(key: string, [x, y]: Point, points: readonly Point[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  const far = points.map(([px, py]) => {
    const ahead = (px - x) * way[0] + (py - y) * way[1];
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0]);
    return ahead > 1 ? ahead + ASIDE * aside : Number.POSITIVE_INFINITY;
  });
  const nearest = Math.min(...far);
  return nearest === Number.POSITIVE_INFINITY ? -1 : far.indexOf(nearest);
}

interface Roving<E extends HTMLElement> {
  group: RefObject<E | null>;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Makes a group of buttons a single Tab stop, in which arrow keys move between buttons by their position on screen.
 * `items` selects the buttons in the group. `onMove` is called with the button that receives the focus.
 */
export function useRoving<E extends HTMLElement>(items: string, onMove?: (to: HTMLElement) => void): Roving<E> {
  const group = useRef<E>(null);
  const last = useRef<Element | null>(null);
  const all = () => [...(group.current?.querySelectorAll<HTMLElement>(items) ?? [])];
  const stopAt = (buttons: readonly HTMLElement[], stop: Element | undefined) => {
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  // Buttons may appear or disappear, so the Tab stop is updated after every render.
  useLayoutEffect(() => {
    const buttons = all();
    const kept = buttons.find((button) => button === last.current);
    stopAt(buttons, kept ?? buttons.find((button) => button.ariaPressed === 'true') ?? buttons[0]);
  });
  return {
    group,
    onKeyDown(event) {
      const buttons = all();
      const from = buttons.find((button) => button === event.target);
      if (!from || !(event.key in WAYS) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const to = buttons[towards(event.key, middleOf(from), buttons.map(middleOf))];
      if (!to) return;
      last.current = to;
      stopAt(buttons, to);
      to.focus({ preventScroll: onMove !== undefined });
      onMove?.(to);
    },
  };
}

function middleOf(button: HTMLElement): Point {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
