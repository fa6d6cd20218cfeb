import { useRoomFor, useShape } from 'hush/board';

/**
 * Place of the regions' cards: on the map, on its margin, under it, or elsewhere (`tab`: in the cards tab, or opened by
 * badges on the map).
 */
export type RegionPlace = 'sheet' | 'margin' | 'under' | 'tab';

/** Returns the place of the regions' cards. On the map they must not cover a city, so the map must be large. */
export function useRegionPlace(): RegionPlace {
  const shape = useShape();
  const isLarge = useRoomFor(1400, 860);
  // On a tablet that is not this high, cards under the map would leave too little room for the map.
  const isHigh = useRoomFor(720, 1100);
  if (shape === 'desk') return isLarge ? 'sheet' : 'margin';
  return shape === 'tablet' && isHigh ? 'under' : 'tab';
}
