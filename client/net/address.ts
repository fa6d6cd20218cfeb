import { tidyPath } from '#shared/roomCode.ts';

/** Replaces an address that a chat has mangled by the one that was meant, without loading the page again. */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const meant = tidyPath(pathname);
  if (meant !== pathname) history.replaceState(history.state, '', location.origin + meant + search + hash);
}
