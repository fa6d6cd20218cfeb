import { isMomentNow, type Playing } from '#client/board/chrome/director/queue.ts';
import { useScene } from '#client/board/chrome/director/useScene.ts';
import type { Kind, Plays } from './play';

/** What plays, with what this board draws of it. */
export type CovertScene = Pick<Playing, 'key' | 'by' | 'isAgain'> & { [K in Kind]: { kind: K; play: Plays[K] } }[Kind];

/** What somebody does, for the table to show; null: nothing, or a moment of one's own (`useOwnMoment`). */
export function useCovertScene(): CovertScene | null {
  const now = useScene();
  return now && !isMomentNow(now) ? (now as unknown as CovertScene) : null;
}

/** What this seat has just done and stops for. */
export function useOwnMoment(): CovertScene | null {
  const now = useScene();
  return now && isMomentNow(now) ? (now as unknown as CovertScene) : null;
}

/** The cities a scene is about; none: it is not about the map. */
export function citiesOf(scene: CovertScene | null) {
  if (scene?.kind === 'flight') return scene.play.path;
  if (scene?.kind === 'mission') return scene.play.cities;
  if (scene?.kind === 'thing' && scene.play.from?.at === 'city') return [scene.play.from.of];
  return [];
}
