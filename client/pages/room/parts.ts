import { loadSettings } from '../../settings/Settings';
import { knownRooms } from '../../state/identity';

/** The parts of a room that are loaded lazily. Each is fetched only once, when it is first needed. */
export const loadInside = () => import('./Inside');
const loadConnection = () => import('../../net/connection');

/**
 * Fetches all code that a person in a room needs, except what the start page and the join page have already
 * loaded.
 */
export const fetchRoom = (): Promise<unknown> => Promise.all([loadInside(), loadConnection(), loadSettings()]);

/** Fetches the parts of a room immediately if the path leads to a room in which this device has a seat. */
export function fetchAhead(path: string): void {
  if (knownRooms().every(({ code }) => path !== `/r/${code}`)) return;
  void loadInside();
  void loadConnection();
}
