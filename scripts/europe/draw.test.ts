import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITY_NAMES } from '#games/covert/content/cardsText.ts';
import cities from '#games/covert/content/cities.json';
import edges from '#games/covert/content/edges.json';
import regions from '#games/covert/content/regions.json';
import { drawEurope } from './draw';
import { overlap } from './geometry';
import { nameBox } from './places';

type Stand = { dx: number; dy: number; dir: number };

const named = cities.map((city) => ({ ...city, name: CITY_NAMES[city.id as keyof typeof CITY_NAMES] }));
const drawn = drawEurope({ cities: named, edges, regions });

test('the stored map equals the drawn map', () => {
  const kept = readFileSync('games/covert/board/map/europe.json', 'utf8');
  expect(`${JSON.stringify(drawn)}\n` === kept, 'run `node scripts/run.mjs tsx scripts/europe.ts`').toBe(true);
});

test('two cubes cover at most a tenth of another city’s Agents', () => {
  const row = ({ x, y }: { x: number; y: number }, { dx, dy, dir }: Stand, [w, h, step]: [number, number, number]) => ({
    x: x + dx - (dir < 0 ? step : 0),
    y: y + dy,
    w: w + step,
    h,
  });
  for (const city of drawn.cities) {
    for (const other of drawn.cities) {
      if (other === city) continue;
      // As drawn in `games/covert/board/map/Pieces.tsx`: cubes 17 units apart, Agents 21.
      const hidden = overlap(row(city, city.cubes, [22, 23, 17]), row(other, other.agents, [36, 49, 21]));
      expect(hidden, `${city.id} on ${other.id}`).toBeLessThan(0.1 * 39 * 23);
    }
  }
});

test('two Agents in a city hide at most one letter of any name', () => {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  for (const { id, x, y, agents } of drawn.cities) {
    const two = { x: x + agents.dx - (agents.dir < 0 ? 21 : 0), y: y + agents.dy, w: 57, h: 49 };
    for (const { label, ...other } of drawn.cities) {
      const box = nameBox({ ...other, name: names.get(other.id) ?? '' }, [label.anchor, label.dx, label.dy]);
      // A letter of a name takes about 11 by 19 units.
      expect(overlap(two, box), `${id} on ${other.id}`).toBeLessThan(11 * 19);
    }
  }
});

test('cities are at least two fingertips apart on a phone', () => {
  for (const city of drawn.cities) {
    for (const other of drawn.cities) {
      if (other !== city) expect(Math.hypot(city.x - other.x, city.y - other.y)).toBeGreaterThan(60);
    }
    expect(city.x + city.label.dx).toBeGreaterThan(20);
    expect(city.x + city.label.dx).toBeLessThan(980);
  }
});
