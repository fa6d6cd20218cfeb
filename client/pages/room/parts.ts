import { loadSettings } from '../../settings/Settings';
import { knownRooms } from '../../state/identity';

/** The parts inside a room, which load lazily. Each part is fetched once, when it is first used. */
export const loadInside = () => import('./Inside');
const loadConnection = () => import('../../net/connection');

/** Fetches everything that the start page or a room's door lacks to show a seat in the room. */
export const fetchRoom = (): Promise<unknown> => Promise.all([loadInside(), loadConnection(), loadSettings()]);

/** Fetches the parts for a room immediately, if the address names a room and this device is a member of it. */
export function fetchAhead(path: string): void {
  if (knownRooms().every(({ code }) => path !== `/r/${code}`)) return;
  void loadInside();
  void loadConnection();
}
