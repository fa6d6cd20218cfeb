import { loadSettings } from '../../settings/Settings';
import { knownRooms } from '../../state/identity';

/** What lies behind the door of a room, each part fetched once, by whoever asks first. */
export const loadInside = () => import('./Inside');
const loadConnection = () => import('../../net/connection');

/** Fetches all that leads from the start page or a door to a seat in the room. */
export const fetchRoom = (): Promise<unknown> => Promise.all([loadInside(), loadConnection(), loadSettings()]);

/** Fetches the room at this address at once, for whoever is somebody in it. */
export function fetchAhead(path: string): void {
  if (knownRooms().every(({ code }) => path !== `/r/${code}`)) return;
  void loadInside();
  void loadConnection();
}
