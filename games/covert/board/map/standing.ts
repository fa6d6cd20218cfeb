import type { Names, Seat } from 'hush/game';
import { cityOf, regionOf } from '../../content/map';
import { CITIES, type CityId, type Colour, REGIONS, type RegionId, type View } from '../../state';
import { standingText } from './text';

export interface AgentOnMap {
  /** Identifies the Agent for the whole match. */
  key: string;
  colour: Colour;
  picked: boolean;
}

/** A city with its Agents and cubes, and whether the player can choose it. */
export interface CityOnMap {
  id: CityId;
  name: string;
  region: RegionId;
  agents: readonly AgentOnMap[];
  cubes: readonly Colour[];
  /** Whether the city can be chosen, or null if the player is not choosing a city. */
  lit: boolean | null;
  /** Whether the current scene is about this city. Undefined if no scene is playing. */
  isAt?: boolean;
  /** Accessible label: the city's name, region, Agents and cubes. */
  said: string;
}

/** One step of a chosen route. */
export interface Leg {
  from: CityId;
  to: CityId;
  step: number;
  isLast: boolean;
}

/** A short label shown beside a city. */
export interface Tip {
  at: CityId;
  text: string;
}

interface Choosing {
  /** The cities that can be chosen, or null if the player is not choosing a city. */
  lit: ReadonlySet<CityId> | null;
  /** The cities of the seat's Agents after the steps chosen so far. */
  standing?: readonly CityId[] | undefined;
  /** Index of the seat's Agent that is being moved. */
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
      said: [
        standingText.city(id, regionOf(region).name),
        ...here.map(({ owner }) => standingText.agent(owner === seat ? null : names(owner))),
        ...cubes.map((colour) => {
          if (isNeutral(view, colour)) return standingText.neutralCube;
          return standingText.cube(colour === seat ? null : names(colour));
        }),
      ].join(' '),
    };
  });
}

/** Whether a cube belongs to no player. */
export const isNeutral = ({ seats }: Pick<View, 'seats'>, colour: Colour): boolean => !seats.includes(colour);
