import { tidyPath } from '#shared/room/roomCode.ts';
import { BASE } from '../base';

/** Corrects an address that was changed by a chat app, without reloading the page. */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const meant = BASE + tidyPath(belowBase(pathname));
  if (meant !== pathname) history.replaceState(history.state, '', location.origin + meant + search + hash);
}

/** Removes Hush's base path from a path. Returns a path outside of the base path unchanged. */
export function belowBase(path: string): string {
  return `${path}/`.startsWith(`${BASE}/`) ? path.slice(BASE.length) || '/' : path;
}
