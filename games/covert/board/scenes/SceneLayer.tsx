import { CodeScene } from './CodeScene';
import { ThingScene } from './ThingScene';
import { useCovertScene } from './useScene';

/** Scenes over the whole table: things that move between places, a broken code. */
export function SceneLayer() {
  const scene = useCovertScene();
  if (scene?.kind === 'thing') return <ThingScene key={scene.key} by={scene.by} {...scene.play} />;
  if (scene?.kind === 'code') return <CodeScene key={scene.key} code={scene.play.code} />;
  return null;
}
