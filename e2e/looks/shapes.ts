import type { ViewportSize } from '@playwright/test';

/** Common screens by the layout each gets (`client/ui/shape.tsx`). The first of each comes first. */
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

/** Further ones, which are drawn but not checked in each test run. */
const DRAWN: Readonly<Record<keyof typeof SIZES, readonly ViewportSize[]>> = {
  phone: [],
  low: [{ width: 667, height: 375 }],
  tablet: [{ width: 768, height: 1024 }],
  desk: [{ width: 1366, height: 768 }],
};

/**
 * A phone with a cut-out that is held like this one, and what it takes from its screen's edges in px, or null if there
 * is none.
 */
export function notched({ width, height }: ViewportSize) {
  if (Math.min(width, height) > 480) return null;
  return height > width
    ? { size: SIZES.phone[1], insets: { top: 59, right: 0, bottom: 34, left: 0 } }
    : { size: SIZES.low[0], insets: { top: 0, right: 59, bottom: 21, left: 59 } };
}

/** The sizes that share the layout of this one, itself first: a screen open on one can be checked on all. */
export function sizesLike(size: ViewportSize, isDrawn: boolean): readonly ViewportSize[] {
  const shapes = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const families = shapes.map((shape): readonly ViewportSize[] => [...SIZES[shape], ...(isDrawn ? DRAWN[shape] : [])]);
  const family = families.find((each) => each.some((other) => same(other, size))) ?? [];
  return [size, ...family.filter((each) => !same(each, size))];
}
