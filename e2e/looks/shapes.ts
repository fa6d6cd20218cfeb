import type { ViewportSize } from '@playwright/test';

/** The screens people have, by the layout each gets (`client/ui/shape.tsx`). The first of each leads the way. */
export const SIZES = {
  phone: [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ],
  low: [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
    { width: 667, height: 375 },
  ],
  tablet: [
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ],
  desk: [
    { width: 1440, height: 900 },
    { width: 1366, height: 650 },
    { width: 1280, height: 720 },
  ],
} as const satisfies Record<string, readonly ViewportSize[]>;

const same = (one: ViewportSize, other: ViewportSize) => one.width === other.width && one.height === other.height;

/** Those that share the layout of this one, itself first: a screen that is open on one can be looked at on all. */
export function sizesLike(size: ViewportSize): readonly ViewportSize[] {
  const family: readonly ViewportSize[] =
    Object.values(SIZES).find((sizes) => sizes.some((each) => same(each, size))) ?? [];
  return [size, ...family.filter((each) => !same(each, size))];
}
