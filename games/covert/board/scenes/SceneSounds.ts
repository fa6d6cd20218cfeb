import { useEffect } from 'react';
import { play } from '#client/feedback/sound.ts';
import { paper } from '#client/feedback/sounds.ts';
import { brokenCode, completedMission } from '../sounds';
import { useCovertScene, useOwnMoment } from './useScene';

/**
 * Plays paper for each slip, relays and a stamp for a broken code, ticks and a stamp for a mission. A separate
 * component, so that the table is not rendered again for a sound.
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
