import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cities from '#games/covert/content/cities.json';
import edges from '#games/covert/content/edges.json';
import regions from '#games/covert/content/regions.json';
import { drawEurope } from './draw';

const drawn = drawEurope({ cities, edges, regions });

test('the stored map equals the map that the script draws from the game’s cities', () => {
  const kept = readFileSync('games/covert/board/map/europe.json', 'utf8');
  expect(`${JSON.stringify(drawn)}\n` === kept, 'run `node scripts/run.mjs tsx scripts/europe.ts`').toBe(true);
});

test('cities are at least two fingertips apart on a phone, and their names stay on the map', () => {
  for (const city of drawn.cities) {
    for (const other of drawn.cities) {
      if (other !== city) expect(Math.hypot(city.x - other.x, city.y - other.y)).toBeGreaterThan(60);
    }
    expect(city.x + city.label.dx).toBeGreaterThan(20);
    expect(city.x + city.label.dx).toBeLessThan(980);
  }
});
