/**
 * Names for ranges of sizes, on which the layout depends. Style sheets use them as `@mixin low { … }` for a table or
 * `@mixin page-low { … }` for the window (`scripts/vite/shapeMixins.ts`). Components use them as `useShape()`.
 */

/** A range in px at the default font size. It includes `from` but not `below`. */
type Range = readonly [from: number, below: number];

/** A range of widths and heights. An omitted dimension is not limited. */
interface Area {
  width?: Range;
  height?: Range;
}

const MAX = Number.POSITIVE_INFINITY;
const TABLET: Area = { width: [720, 1080], height: [700, MAX] };
const DESK: Area = { width: [1080, MAX], height: [481, MAX] };

/**
 * Every size has exactly one of the shapes `phone`, `low`, `tablet` and `desk`. All other shapes are parts or unions of
 * these four.
 */
export const SHAPES = {
  /** A phone held upright, or any small window. */
  phone: [{ width: [0, 640] }, { width: [640, 720], height: [481, MAX] }, { width: [720, 1080], height: [481, 700] }],
  /** A phone with a low screen, held upright. */
  small: [{ width: [0, 640], height: [0, 741] }],
  narrow: [{ width: [0, 386] }],
  /** A phone in landscape, or a laptop with the page zoomed to 200 %. */
  low: [{ width: [640, MAX], height: [0, 481] }],
  /** A small phone in landscape. */
  'low-narrow': [{ width: [640, 768], height: [0, 481] }],
  /** A phone in landscape with its keyboard open. */
  keyboard: [{ width: [640, MAX], height: [0, 241] }],
  /** A tablet held upright. */
  tablet: [TABLET],
  /** A screen with room for a table on the left and a column on the right. */
  desk: [DESK],
  /** A desk with a low screen. */
  laptop: [{ width: [1080, MAX], height: [481, 860] }],
  wide: [TABLET, DESK],
  /** Any table with little height for its content: on a small phone or a low screen. */
  dense: [
    { width: [0, 640], height: [0, 741] },
    { width: [640, MAX], height: [0, 481] },
  ],
  /** A tablet, or a desk with a tall screen. */
  roomy: [TABLET, { width: [1080, MAX], height: [860, MAX] }],
} as const satisfies Record<string, readonly Area[]>;

export type ShapeName = keyof typeof SHAPES;

const isIn = (length: number, [from, below]: Range = [0, MAX]) => length >= from && length < below;

/** Returns true if a size has the shape `name`. The size is in px at the default font size. */
export function isShape(name: ShapeName, { width, height }: { width: number; height: number }): boolean {
  const areas: readonly Area[] = SHAPES[name];
  return areas.some((area) => isIn(width, area.width) && isIn(height, area.height));
}

/**
 * Returns the conditions for a media query or container query, in `rem` or `em`. There is one for each area of the
 * shape.
 */
export function conditionsOf(name: ShapeName, unit: 'rem' | 'em'): string[] {
  const test = (side: string, [from, below]: Range = [0, MAX]) => [
    ...(from > 0 ? [`(${side} >= ${from / 16}${unit})`] : []),
    ...(below < MAX ? [`(${side} < ${below / 16}${unit})`] : []),
  ];
  return SHAPES[name].map((area: Area) => [...test('width', area.width), ...test('height', area.height)].join(' and '));
}
