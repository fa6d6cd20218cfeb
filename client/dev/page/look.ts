import type { Look } from '../messages';

/** Settings for drawing frames: the emulated device, the scale, and the arrangement of the page. */
export interface Stand extends Look {
  /** The size of each frame in CSS pixels, such as "390x844". */
  size: string;
  /**
   * The scale, as a fraction of the full size. With 'fit', each frame is as large as possible without being cut off.
   */
  scale: 'fit' | number;
  tools: boolean;
  inspector: boolean;
}

export const SIZES = ['360x640', '390x844', '844x390', '820x1180', '1366x650', '1440x900'];

export const SCALES = ['fit', 1, 0.75, 0.5] as const;

export const USUAL: Stand = {
  mode: 'dark',
  letters: 1,
  forced: false,
  still: false,
  size: '390x844',
  scale: 'fit',
  tools: true,
  inspector: true,
};

/** Parses saved settings. Missing settings get defaults. Returns null if a setting is invalid. */
export function standIn(read: unknown): Stand | null {
  if (typeof read !== 'object' || read === null) return null;
  const kept = { ...USUAL, ...read };
  const fits = Object.entries(USUAL).every(([key, usual]) => typeof kept[key as keyof Stand] === typeof usual);
  const hasScale = kept.scale === 'fit' || typeof kept.scale === 'number';
  const { scale: _, ...others } = USUAL;
  const othersFit = Object.keys(others).every(
    (key) => typeof kept[key as keyof Stand] === typeof USUAL[key as keyof Stand],
  );
  return SIZES.includes(kept.size) && hasScale && (fits || othersFit) ? kept : null;
}

export function pixelsOf(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
