import { useRoomFor, useShape } from '#client/ui/shape.tsx';

/**
 * Place of the regions' cards: on the sheet, on its margin, under it, or elsewhere (in the cards tab, or behind emblems
 * on the sheet).
 */
export type RegionPlace = 'sheet' | 'margin' | 'under' | 'tab';

/** Returns where the regions' cards go. On the sheet they must not cover a city, so they need a large sheet. */
export function useRegionPlace(): RegionPlace {
  const shape = useShape();
  const isLarge = useRoomFor(1400, 860);
  // On a shorter tablet, cards under the map would leave too little of it.
  const isHigh = useRoomFor(720, 1100);
  if (shape === 'desk') return isLarge ? 'sheet' : 'margin';
  return shape === 'tablet' && isHigh ? 'under' : 'tab';
}
