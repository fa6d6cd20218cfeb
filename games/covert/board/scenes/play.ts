import type { Seat } from 'hush/game';
import type { AgencyId, CityId, CodeId, Colour, Equipment, MissionId, RegionId, TilePosition } from '../../state';

/** A place on the table, which `pointOf` in `places.ts` finds on screen. */
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

/** A card or piece that moves from one place to another. A null `card` is drawn covered. */
export type Thing =
  | { is: 'die'; face: number; colour: Colour }
  | { is: 'cube'; colour: Colour }
  | { is: 'agency'; card: AgencyId | null }
  | { is: 'mission'; card: MissionId | null }
  | { is: 'code'; equipment: Equipment }
  | { is: 'token' }
  | { is: 'coin'; number: number };

/** The part of the board that shows a scene on a phone. */
export type Pane = 'map' | 'dice' | 'cards' | 'players' | 'engine';

/** The data that each kind of scene needs. */
export interface Plays {
  /** A scene that shows only a caption. */
  slip: undefined;
  thing: { thing: Thing | null; from: Anchor | null; to: Anchor | null; pane: Pane };
  flight: { seat: Seat; agent: number; path: readonly CityId[]; found: readonly Colour[] };
  /** `cities` are the cities whose Agents paid, `before` and `after` the seat's points before and after the mission. */
  mission: { seat: Seat; mission: MissionId; cities: readonly CityId[]; before: number; after: number };
  code: { seat: Seat; code: CodeId; before: number; after: number };
}

export type Kind = keyof Plays;
