import { texts } from 'hush/game';
import { CITY_NAMES, EQUIPMENT_NAMES } from '../../content/cardsText';
import type { CityId, Equipment } from '../../state';

export const mapText = texts('covert.map', {
  label: 'Map of Europe. Arrow keys move it, plus and minus zoom.',
  cities: 'Cities',
  sheet: 'Europe',
  edition: 'Sheet 7, revised',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  map: 'Map',
  list: 'List',
  card: (equipment: Equipment) => `card: ${EQUIPMENT_NAMES.name[equipment]}`,
  how: 'How the map is shown',
  goTo: (region: string) => `Go to ${region}`,
  cardOf: (region: string) => `The card in ${region}`,
  seas: {
    north: 'North Sea',
    atlantic: 'Atlantic Ocean',
    mediterranean: 'Mediterranean Sea',
    black: 'Black Sea',
    biscay: 'Bay of Biscay',
  },
});

/** The Agents and cubes in a city. An owner is a name, or null for the reader. */
export const standingText = texts('covert.standing', {
  city: (city: CityId, region: string) => `${CITY_NAMES[city]}, ${region}.`,
  agent: (name: string | null) => (name === null ? 'Your Agent.' : `${name}’s Agent.`),
  cube: (name: string | null) => (name === null ? 'Your cube.' : `${name}’s cube.`),
  neutralCube: 'Neutral cube.',
});
