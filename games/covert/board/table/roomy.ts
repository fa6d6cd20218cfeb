import { useMedia } from '../../../../client/ui/media';

/** Wide enough for the regions' cards to lie on the map; below they lie in the column of the clocks. */
export const useRoomy = () => useMedia('(min-width: 1240px)');
