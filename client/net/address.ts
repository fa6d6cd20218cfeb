import { tidyPath } from '#shared/room/roomCode.ts';
import { BASE } from '../base';

/** Corrects an address that a messenger has mangled, without reloading the page. */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const meant = BASE + tidyPath(belowBase(pathname));
  if (meant !== pathname) history.replaceState(history.state, '', location.origin + meant + search + hash);
}

/** Returns a path without Hush's base path. A path outside the base path is returned unchanged. */
export function belowBase(path: string): string {
  return `${path}/`.startsWith(`${BASE}/`) ? path.slice(BASE.length) || '/' : path;
}
