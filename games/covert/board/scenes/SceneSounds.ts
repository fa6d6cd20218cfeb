import { paper, play } from 'hush/board';
import { useEffect } from 'react';
import { brokenCode, completedMission } from '../sounds';
import { useCovertScene, useOwnMoment } from './useScene';

/**
 * Plays the sounds of scenes: paper for a caption, relays and a stamp for a broken code, ticks and a stamp for a
 * mission. Renders nothing, so that a sound does not render the table again.
 */
export function SceneSounds(): null {
  const moment = useOwnMoment();
  const others = useCovertScene();
  const scene = moment ?? others;
  const key = scene?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each scene
  useEffect(() => {
    if (!scene) return;
    if (!moment) play(paper, { captioned: false });
    if (scene.kind === 'code') play(brokenCode);
    if (scene.kind === 'mission') play(completedMission);
  }, [key]);
  return null;
}
