import { cx } from 'hush/board';
import type { ReactNode } from 'react';
import type { CityId } from '../../state';
import { Agent } from '../art/Agent';
import { Cube } from '../art/Cube';
import css from './Pieces.module.css';
import { placeOf } from './routes';
import type { CityOnMap } from './standing';
import { type Trip, useHop } from './useHop';

const AGENT = { width: 36, height: 49.4 };
const CUBE = { width: 22, height: 23 };
/** Distance between two Agents in the same city, in map units. Many Agents stand closer together. */
const SHOULDER = 21;
const RANK = 62;
const CUBE_STEP = 17;

interface PiecesProps {
  cities: readonly CityOnMap[];
  /** Recent routes of Agents from the log, newest last. The Agents are animated along them. */
  trips?: readonly Trip[] | undefined;
  /** Key of an Agent that is hidden here because the current scene draws it. */
  away?: string | null | undefined;
}

const NONE: readonly Trip[] = [];

/** Draws the cubes and Agents beside the pins, with the Agents on top. */
export function Pieces({ cities, trips = NONE, away = null }: PiecesProps) {
  const agents = cities.flatMap((city) =>
    city.agents.map((agent, index) => ({
      ...agent,
      isFar: city.isAt === false,
      city: city.id,
      ...rankOf(city, index),
    })),
  );
  return (
    <>
      {cities.map(({ id, cubes }) => {
        const { x, y, cubes: row } = placeOf(id);
        return cubes.map((colour, index) => (
          <Cube
            key={`${id} ${colour}`}
            colour={colour}
            x={x + row.dx + index * CUBE_STEP * row.dir}
            y={y + row.dy}
            {...CUBE}
          />
        ));
      })}
      {agents
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, colour, picked, isFar, city, x, y }) => (
          <PlacedAgent key={key} city={city} x={x} y={y} trips={trips}>
            <Agent
              colour={colour}
              {...AGENT}
              className={cx(picked ? css.picked : css.agent, isFar && css.far, key === away && css.away)}
            />
          </PlacedAgent>
        ))}
    </>
  );
}

function rankOf({ id, agents }: CityOnMap, index: number): { x: number; y: number } {
  const { x, y, agents: rank } = placeOf(id);
  const step = agents.length > 1 ? Math.min(SHOULDER, RANK / (agents.length - 1)) : 0;
  return { x: x + rank.dx + index * step * rank.dir, y: y + rank.dy };
}

interface PlacedAgentProps {
  city: CityId;
  x: number;
  y: number;
  trips: readonly Trip[];
  children: ReactNode;
}

function PlacedAgent({ city, x, y, trips, children }: PlacedAgentProps) {
  const place = useHop(city, x, y, trips);
  return (
    <g ref={place} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
