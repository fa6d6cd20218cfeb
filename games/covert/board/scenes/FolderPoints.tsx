import type { Seat } from 'hush/game';
import { playersText } from '../players/text';
import { Counted } from './Counted';
import css from './scenes.module.css';
import { useCovertScene } from './useScene';

/** A player's points on the player's folder. During a scene that adds points, the number counts up. */
export function FolderPoints({ of, points }: { of: Seat; points: number }) {
  const scene = useCovertScene();
  const gain = (scene?.kind === 'mission' || scene?.kind === 'code') && scene.play.seat === of ? scene.play : null;
  if (!gain || !scene) return playersText.short(points);
  return (
    <>
      <Counted key={scene.key} from={gain.before} to={gain.after} after={1100} takes={500} />
      <em className={css.gain}>+{gain.after - gain.before}</em>
    </>
  );
}
