import { CodeScene } from './CodeScene';
import { ThingScene } from './ThingScene';
import { useCovertScene } from './useScene';

/** Draws the scenes that cover the whole table: items that move between places, and broken codes. */
export function SceneLayer() {
  const scene = useCovertScene();
  if (scene?.kind === 'thing') return <ThingScene key={scene.key} by={scene.by} {...scene.play} />;
  if (scene?.kind === 'code') return <CodeScene key={scene.key} code={scene.play.code} />;
  return null;
}
