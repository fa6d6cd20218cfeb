import { loadSettings } from '../../settings/Settings';
import { knownRooms } from '../../state/identity';

/** The lazy parts inside the door of a room, each fetched once, at its first use. */
export const loadInside = () => import('./Inside');
const loadConnection = () => import('../../net/connection');

/** Fetches everything between the start page or a door and a seat in the room. */
export const fetchRoom = (): Promise<unknown> => Promise.all([loadInside(), loadConnection(), loadSettings()]);

/** Immediately fetches the room at this address, if this device is a member of it. */
export function fetchAhead(path: string): void {
  if (knownRooms().every(({ code }) => path !== `/r/${code}`)) return;
  void loadInside();
  void loadConnection();
}
