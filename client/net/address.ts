import { tidyPath } from '#shared/roomCode.ts';
import { BASE } from '../base';

/** Replaces an address that a chat has mangled by the one that was meant, without loading the page again. */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const meant = BASE + tidyPath(belowBase(pathname));
  if (meant !== pathname) history.replaceState(history.state, '', location.origin + meant + search + hash);
}

/** A path of the app without the path that all of Hush is under. Outside of it, the path as it is. */
export function belowBase(path: string): string {
  return `${path}/`.startsWith(`${BASE}/`) ? path.slice(BASE.length) || '/' : path;
}
