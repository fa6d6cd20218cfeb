import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CITY_NAMES } from '#games/covert/content/cardsText.ts';
import cities from '#games/covert/content/cities.json';
import edges from '#games/covert/content/edges.json';
import regions from '#games/covert/content/regions.json';
import { drawEurope } from './europe/draw';

/** Redraws Covert's map from Natural Earth and the game's cities: `node scripts/run.mjs tsx scripts/europe.ts`. */
const file = fileURLToPath(new URL('../games/covert/board/map/europe.json', import.meta.url));

const named = cities.map((city) => ({ ...city, name: CITY_NAMES[city.id as keyof typeof CITY_NAMES] }));
writeFileSync(file, `${JSON.stringify(drawEurope({ cities: named, edges, regions }))}\n`);
