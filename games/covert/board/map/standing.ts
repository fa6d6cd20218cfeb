import type { CityId, Colour, RegionId } from '../../state';

export interface AgentOnMap {
  /** The same for one Agent as long as the match lasts. */
  key: string;
  colour: Colour;
  picked: boolean;
}

/** A city with what stands there, and what it means to whoever is choosing. */
export interface CityOnMap {
  id: CityId;
  name: string;
  region: RegionId;
  agents: readonly AgentOnMap[];
  cubes: readonly Colour[];
  /** In reach; false: out of reach; null: nothing is being chosen. */
  lit: boolean | null;
  /** Name, region and everything that stands there, as it is read aloud. */
  said: string;
}

/** A step of a chosen route. */
export interface Leg {
  from: CityId;
  to: CityId;
  step: number;
  isLast: boolean;
}

/** A few words beside a city. */
export interface Tip {
  at: CityId;
  text: string;
}
