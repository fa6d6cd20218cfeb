import type { Seat } from 'hush/game';
import { cityOf } from '../../content/map';
import type { CityId, Colour, RegionId, Route, View } from '../../state';

/** An effect that the chosen routes have on cubes. */
export type Event =
  | { kind: 'left'; city: CityId }
  | { kind: 'picked'; city: CityId; colour: Colour }
  /** Two cubes of one colour in a city, which are both returned (neutral ones to the box) and earn a card. */
  | { kind: 'pair'; city: CityId; colour: Colour; region: RegionId };

interface Things {
  cubes: Map<CityId, readonly Colour[]>;
  held: Colour[];
  supply: number;
  agents: CityId[];
}

/**
 * Predicts the cubes that these routes leave and pick up, and the cards that they earn. The server computes the actual
 * result.
 */
export function preview(view: View, seat: Seat, routes: readonly Route[]): Event[] {
  const own = view.players[seat];
  if (!own) return [];
  const things: Things = {
    cubes: new Map(Object.entries(view.cubes) as [CityId, Colour[]][]),
    held: [...own.held],
    supply: own.supply,
    agents: [...own.agents],
  };
  const events: Event[] = [];
  for (const [agent, cities] of routes) {
    for (const city of cities) {
      const from = things.agents[agent];
      if (from !== undefined) leave(things, seat, from, events);
      things.agents[agent] = city;
      enter(things, seat, city, events);
    }
  }
  return events;
}

function leave(things: Things, seat: Seat, city: CityId, events: Event[]): void {
  const here = things.cubes.get(city) ?? [];
  if (things.supply === 0 || here.includes(seat)) return;
  things.cubes.set(city, [...here, seat]);
  things.supply -= 1;
  events.push({ kind: 'left', city });
}

function enter(things: Things, seat: Seat, city: CityId, events: Event[]): void {
  const here = things.cubes.get(city) ?? [];
  things.cubes.set(
    city,
    here.filter((colour) => colour === seat),
  );
  for (const colour of here) {
    if (colour === seat) continue;
    const isPair = things.held.includes(colour);
    things.held = isPair ? things.held.filter((one) => one !== colour) : [...things.held, colour];
    events.push(
      isPair ? { kind: 'pair', city, colour, region: cityOf(city).region } : { kind: 'picked', city, colour },
    );
  }
}
