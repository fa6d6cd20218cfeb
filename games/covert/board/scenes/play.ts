import type { Seat } from '#shared/ids.ts';
import type { AgencyId, CityId, CodeId, Colour, Equipment, MissionId, RegionId, TilePosition } from '../../state';

/** Where something of the table lies; the table marks its places with these (`placeOf` in `anchors.ts`). */
export type Anchor =
  | { at: 'folder'; of: Seat }
  | { at: 'circle'; of: string; hour?: number }
  | { at: 'target'; of: 'decoder' | 'folder' }
  | { at: 'region'; of: RegionId }
  | { at: 'row'; of: number }
  | { at: 'deck'; of: 'agency' | 'mission' }
  | { at: 'codes'; of: number }
  | { at: 'tile'; of: TilePosition }
  | { at: 'coin'; of: number }
  | { at: 'city'; of: CityId };

/** A thing that goes from one place to another. A card without an id is a covered one. */
export type Thing =
  | { is: 'die'; face: number; colour: Colour }
  | { is: 'cube'; colour: Colour }
  | { is: 'agency'; card: AgencyId | null }
  | { is: 'mission'; card: MissionId | null }
  | { is: 'code'; equipment: Equipment }
  | { is: 'token' }
  | { is: 'coin'; number: number };

/** Which part of the table shows it on a phone. */
export type Pane = 'map' | 'dice' | 'cards' | 'players' | 'engine';

/** What a scene of this board draws, by the scene's kind. */
export interface Plays {
  /** The slip alone. */
  slip: undefined;
  thing: { thing: Thing | null; from: Anchor | null; to: Anchor | null; pane: Pane };
  flight: { seat: Seat; agent: number; path: readonly CityId[]; found: readonly Colour[] };
  /** `cities` paid for it with an Agent. `before` and `after`: points. */
  mission: { seat: Seat; mission: MissionId; cities: readonly CityId[]; before: number; after: number };
  code: { seat: Seat; code: CodeId; before: number; after: number };
}

export type Kind = keyof Plays;
