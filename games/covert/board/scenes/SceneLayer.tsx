import { CodeScene } from './CodeScene';
import { ThingScene } from './ThingScene';
import { useCovertScene } from './useScene';

/** Draws scenes that are shown above the whole table: broken codes, and cards or pieces that move between places. */
export function SceneLayer() {
  const scene = useCovertScene();
  if (scene?.kind === 'thing') return <ThingScene key={scene.key} by={scene.by} {...scene.play} />;
  if (scene?.kind === 'code') return <CodeScene key={scene.key} code={scene.play.code} />;
  return null;
}
