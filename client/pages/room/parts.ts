import { loadSettings } from '../../settings/Settings';
import { knownRooms } from '../../state/identity';

/** The lazily loaded parts inside a room. Each is fetched once, on first use. */
export const loadInside = () => import('./Inside');
const loadConnection = () => import('../../net/connection');

/** Fetches everything that a seat in a room needs beyond the start page or the door. */
export const fetchRoom = (): Promise<unknown> => Promise.all([loadInside(), loadConnection(), loadSettings()]);

/** Fetches a room's parts immediately if the path names a room in which this device has a seat. */
export function fetchAhead(path: string): void {
  if (knownRooms().every(({ code }) => path !== `/r/${code}`)) return;
  void loadInside();
  void loadConnection();
}
