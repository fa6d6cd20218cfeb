import type { ViewportSize } from '@playwright/test';

/**
 * Common screen sizes, grouped by their layout (`client/ui/shape.tsx`). In each group, the first size is checked first.
 */
export const SIZES = {
  phone: [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ],
  low: [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ],
  tablet: [{ width: 820, height: 1180 }],
  desk: [
    { width: 1440, height: 900 },
    { width: 1366, height: 650 },
    { width: 1280, height: 720 },
  ],
} as const satisfies Record<string, readonly ViewportSize[]>;

const same = (one: ViewportSize, other: ViewportSize) => one.width === other.width && one.height === other.height;

/** Additional sizes, which are drawn for people to look at, but not checked in a normal run. */
const DRAWN: Readonly<Record<keyof typeof SIZES, readonly ViewportSize[]>> = {
  phone: [],
  low: [{ width: 667, height: 375 }],
  tablet: [{ width: 768, height: 1024 }],
  desk: [{ width: 1366, height: 768 }],
};

/**
 * Returns the size of a phone with a cut-out, held in the same orientation, and the width of the unsafe area at each
 * edge, in px. Returns null if the size is larger than that of a phone.
 */
export function notched({ width, height }: ViewportSize) {
  if (Math.min(width, height) > 480) return null;
  return height > width
    ? { size: SIZES.phone[1], insets: { top: 59, right: 0, bottom: 34, left: 0 } }
    : { size: SIZES.low[0], insets: { top: 0, right: 59, bottom: 21, left: 59 } };
}

/**
 * Returns `size` and then all other sizes with the same layout. A screen that was opened at one of them works at the
 * others.
 */
export function sizesLike(size: ViewportSize, isDrawn: boolean): readonly ViewportSize[] {
  const shapes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const families = shapes.map((shape): readonly ViewportSize[] => [...SIZES[shape], ...(isDrawn ? DRAWN[shape] : [])]);
  const family = families.find((each) => each.some((other) => same(other, size))) ?? [];
  return [size, ...family.filter((each) => !same(each, size))];
}
