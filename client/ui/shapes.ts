/**
 * The layouts by size. A style sheet uses them as `@mixin low { … }` for the table or `@mixin page-low { … }` for the
 * window (`scripts/vite/shapeMixins.ts`), and a component as `useShape()`.
 */

/** A range in px at the default letter size: `from` is included, `below` is not. */
type Range = readonly [from: number, below: number];

/** A range of sizes. A missing dimension is unlimited. */
interface Area {
  width?: Range;
  height?: Range;
}

const MAX = Number.POSITIVE_INFINITY;
const TABLET: Area = { width: [720, 1080], height: [700, MAX] };
const DESK: Area = { width: [1080, MAX], height: [481, MAX] };

/**
 * Each size has exactly one of the shapes `phone`, `low`, `tablet` and `desk`. All remaining shapes are parts or unions
 * of these four.
 */
export const SHAPES = {
  /** An upright phone, or any small window. */
  phone: [{ width: [0, 640] }, { width: [640, 720], height: [481, MAX] }, { width: [720, 1080], height: [481, 700] }],
  /** A phone with little height. */
  small: [{ width: [0, 640], height: [0, 741] }],
  narrow: [{ width: [0, 386] }],
  /** A phone in landscape, or a laptop at 200 %. */
  low: [{ width: [640, MAX], height: [0, 481] }],
  /** A small phone in landscape. */
  'low-narrow': [{ width: [640, 768], height: [0, 481] }],
  /** A phone in landscape with its keyboard open. */
  keyboard: [{ width: [640, MAX], height: [0, 241] }],
  /** An upright tablet. */
  tablet: [TABLET],
  /** A table on the left and a column on the right. */
  desk: [DESK],
  /** A desk with little height. */
  laptop: [{ width: [1080, MAX], height: [481, 860] }],
  wide: [TABLET, DESK],
  /** Any table with little height for its content: a small phone, or anything low. */
  dense: [
    { width: [0, 640], height: [0, 741] },
    { width: [640, MAX], height: [0, 481] },
  ],
  /** A tablet, or a desk with much height. */
  roomy: [TABLET, { width: [1080, MAX], height: [860, MAX] }],
} as const satisfies Record<string, readonly Area[]>;

export type ShapeName = keyof typeof SHAPES;

const isIn = (length: number, [from, below]: Range = [0, MAX]) => length >= from && length < below;

/** Returns true if a size in px at the default letter size has the shape `name`. */
export function isShape(name: ShapeName, { width, height }: { width: number; height: number }): boolean {
  const areas: readonly Area[] = SHAPES[name];
  return areas.some((area) => isIn(width, area.width) && isIn(height, area.height));
}

/** Returns a media or container condition for each area of a shape, in `rem` or `em`. */
export function conditionsOf(name: ShapeName, unit: 'rem' | 'em'): string[] {
  const test = (side: string, [from, below]: Range = [0, MAX]) => [
    ...(from > 0 ? [`(${side} >= ${from / 16}${unit})`] : []),
    ...(below < MAX ? [`(${side} < ${below / 16}${unit})`] : []),
  ];
  return SHAPES[name].map((area: Area) => [...test('width', area.width), ...test('height', area.height)].join(' and '));
}
