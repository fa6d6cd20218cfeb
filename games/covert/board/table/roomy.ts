import { useRoomFor, useShape } from '#client/ui/shape.tsx';

/**
 * Where the cards of the regions lie: on the sheet, on its margin, under it, or elsewhere: on the tab of cards, or behind
 * signs on the sheet.
 */
export type RegionPlace = 'sheet' | 'margin' | 'under' | 'tab';

/** On the sheet they may cover no city, so that takes a large one. */
export function useRegionPlace(): RegionPlace {
  const shape = useShape();
  const isLarge = useRoomFor(1400, 860);
  // Under the map of a shorter tablet they would leave a stamp of it.
  const isHigh = useRoomFor(720, 1100);
  if (shape === 'desk') return isLarge ? 'sheet' : 'margin';
  return shape === 'tablet' && isHigh ? 'under' : 'tab';
}
