import type { Names, Seat } from 'hush/game';
import { cityOf, regionOf } from '../../content/map';
import { CITIES, type CityId, type Colour, REGIONS, type RegionId, type View } from '../../state';
import { standingText } from './text';

export interface AgentOnMap {
  /** Identifies the Agent throughout the match. */
  key: string;
  colour: Colour;
  picked: boolean;
}

/** A city with its Agents and cubes, and whether it can be chosen. */
export interface CityOnMap {
  id: CityId;
  name: string;
  region: RegionId;
  agents: readonly AgentOnMap[];
  cubes: readonly Colour[];
  /** Whether the city is in reach, or null if no city is being chosen. */
  lit: boolean | null;
  /** Whether the playing scene is about this city. Undefined if no scene plays. */
  isAt?: boolean;
  /** Accessible label: name, region, Agents and cubes. */
  said: string;
}

/** A step of a chosen route. */
export interface Leg {
  from: CityId;
  to: CityId;
  step: number;
  isLast: boolean;
}

/** A short label beside a city. */
export interface Tip {
  at: CityId;
  text: string;
}

interface Choosing {
  /** Cities in reach, or null if no city is being chosen. */
  lit: ReadonlySet<CityId> | null;
  /** Cities of the seat's Agents after the chosen steps. */
  standing?: readonly CityId[] | undefined;
  /** The seat's Agent that is being moved. */
  picked?: number | null | undefined;
}

/** Lists every city with its Agents and cubes, region by region. */
export function citiesOnMap(view: View, seat: Seat | null, names: Names, choosing: Choosing): CityOnMap[] {
  const { lit, standing, picked } = choosing;
  const agents = view.seats.flatMap((owner) => {
    const own = owner === seat;
    const places = (own && standing) || view.players[owner]?.agents || [];
    return places.map((city, index) => ({
      city,
      owner,
      agent: { key: `${owner} ${index}`, colour: owner, picked: own && index === picked },
    }));
  });
  const inOrder = REGIONS.flatMap((region) => CITIES.filter((city) => cityOf(city).region === region));
  return inOrder.map((id) => {
    const { name, region } = cityOf(id);
    const here = agents.filter(({ city }) => city === id);
    const cubes = view.cubes[id] ?? [];
    return {
      id,
      name,
      region,
      agents: here.map(({ agent }) => agent),
      cubes,
      lit: lit === null ? null : lit.has(id),
      said: standingText.said(
        name,
        regionOf(region).name,
        here.map(({ owner }) => (owner === seat ? null : names(owner))),
        cubes.map((colour) => cubeOwner(view, seat, names, colour)),
      ),
    };
  });
}

/** Returns the owner of a cube in words: a name, "you", or "neutral". */
export function cubeOwner(view: View, seat: Seat | null, names: Names, colour: Colour): string {
  if (colour === seat) return standingText.yours;
  return view.seats.includes(colour) ? names(colour) : standingText.neutral;
}
