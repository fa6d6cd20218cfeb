import type { DevMatch } from '../match/DevMatch';
import { type Opened, readFile } from '../match/file';

/** The key under which this tab stores its match, so that it survives a reload. */
const KEY = 'hush.playground';

export function store(match: DevMatch): void {
  const position = match.position();
  if (!position) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: here(), file: JSON.stringify(position) }));
  } catch {
    // The match is too long to be stored, so a reload begins a new one.
    sessionStorage.removeItem(KEY);
  }
}

/** Returns the match that this tab stored for this address, or null. Removes it from the storage. */
export function restore(): Opened | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) return null;
  const { address, file } = JSON.parse(stored) as { address: string; file: string };
  const read = address === here() ? readFile(file) : null;
  return read && 'opened' in read ? read.opened : null;
}

const here = () => location.pathname + location.search;

export function carry(game: string, file: string): void {
  const address = `/dev/${game}`;
  location.assign(address);
  // This listener runs last, so it overwrites the match that the page itself has stored.
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify({ address, file })));
}
