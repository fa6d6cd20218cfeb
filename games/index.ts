import { loadGames } from '#shared/contract/loadGames.ts';
import { outside } from './outside';

/** The catalogue, in the order of the home page. */
export const { games, failed } = await loadGames({
  coverblown: () => import('./coverblown'),
  covertques: () => import('./covertques'),
  goodcopbadcop: () => import('./goodcopbadcop'),
  covert: () => import('./covert'),
  ...outside,
});
