import { useRoomFor, useShape } from '../../../../client/ui/shape';

/** Where the cards of the regions lie: on the sheet, on its margin, under it, or on the tab of cards. */
export type RegionPlace = 'sheet' | 'margin' | 'under' | 'tab';

/** On the sheet they may cover no city, so that takes a large one. */
export function useRegionPlace(): RegionPlace {
  const shape = useShape();
  const isLarge = useRoomFor(1400, 860);
  if (shape === 'desk') return isLarge ? 'sheet' : 'margin';
  return shape === 'tablet' ? 'under' : 'tab';
}
