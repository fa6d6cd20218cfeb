import { useRoomFor, useShape } from 'hush/board';

/**
 * Place for the regions' cards: on the map sheet, on its margin, under the sheet, or elsewhere (in the cards tab, or
 * opened by emblems on the sheet).
 */
export type RegionPlace = 'sheet' | 'margin' | 'under' | 'tab';

/** Returns where the regions' cards go. Cards on the sheet must not cover a city, so they need a large sheet. */
export function useRegionPlace(): RegionPlace {
  const shape = useShape();
  const isLarge = useRoomFor(1400, 860);
  // On a shorter tablet, cards under the map would leave too little room for the map.
  const isHigh = useRoomFor(720, 1100);
  if (shape === 'desk') return isLarge ? 'sheet' : 'margin';
  return shape === 'tablet' && isHigh ? 'under' : 'tab';
}
