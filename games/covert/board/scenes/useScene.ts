import { isMomentNow, type Playing } from '#client/board/chrome/director/queue.ts';
import { useScene } from '#client/board/chrome/director/useScene.ts';
import type { Kind, Plays } from './play';

/** The playing scene, with the data this board draws. */
export type CovertScene = Pick<Playing, 'key' | 'by' | 'isAgain'> & { [K in Kind]: { kind: K; play: Plays[K] } }[Kind];

/** The scene the table shows, or null if there is none or it belongs to `useOwnMoment`. */
export function useCovertScene(): CovertScene | null {
  const now = useScene();
  return now && !isMomentNow(now) ? (now as CovertScene) : null;
}

/** The scene of this seat's latest achievement, or null. */
export function useOwnMoment(): CovertScene | null {
  const now = useScene();
  return now && isMomentNow(now) ? (now as CovertScene) : null;
}

/** The cities a scene is about. Empty if it is not about the map. */
export function citiesOf(scene: CovertScene | null) {
  if (scene?.kind === 'flight') return scene.play.path;
  if (scene?.kind === 'mission') return scene.play.cities;
  if (scene?.kind === 'thing' && scene.play.from?.at === 'city') return [scene.play.from.of];
  return [];
}
