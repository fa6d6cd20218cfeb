import { useScene } from 'hush/board';
import { isMomentNow, type Playing } from '#client/board/chrome/director/queue.ts';
import type { Kind, Plays } from './play';

/** The scene that is playing, with the data that this board draws. */
export type CovertScene = Pick<Playing, 'key' | 'by' | 'isAgain'> & { [K in Kind]: { kind: K; play: Plays[K] } }[Kind];

/** Returns the scene to show on the table, or null. Scenes that `useOwnMoment` returns are left out. */
export function useCovertScene(): CovertScene | null {
  const now = useScene();
  return now && !isMomentNow(now) ? (now as CovertScene) : null;
}

/** Returns the scene for this seat's latest achievement, or null. */
export function useOwnMoment(): CovertScene | null {
  const now = useScene();
  return now && isMomentNow(now) ? (now as CovertScene) : null;
}

/** Returns the cities that a scene is about, or an empty list if the scene is not about the map. */
export function citiesOf(scene: CovertScene | null) {
  if (scene?.kind === 'flight') return scene.play.path;
  if (scene?.kind === 'mission') return scene.play.cities;
  if (scene?.kind === 'thing' && scene.play.from?.at === 'city') return [scene.play.from.of];
  return [];
}
