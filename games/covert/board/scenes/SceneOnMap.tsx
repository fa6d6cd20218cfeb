import { FlightScene } from './FlightScene';
import { PaidCities } from './MissionScene';
import { useCovertScene } from './useScene';

/** Draws the scenes that are on the map, in map units. */
export function SceneOnMap() {
  const scene = useCovertScene();
  if (scene?.kind === 'flight') return <FlightScene key={scene.key} {...scene.play} />;
  if (scene?.kind === 'mission') return <PaidCities key={scene.key} {...scene.play} />;
  return null;
}
