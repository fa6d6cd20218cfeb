import type { DevMatch } from '../match/DevMatch';
import { type Opened, readFile } from '../match/file';

/** The key under which this tab saves its match, so that a reload returns to it. */
const KEY = 'hush.playground';

export function store(match: DevMatch): void {
  const position = match.position();
  if (!position) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: here(), file: JSON.stringify(position) }));
  } catch {
    // Nothing is saved because the match is too long, so a reload starts over.
    sessionStorage.removeItem(KEY);
  }
}

/** Deletes and returns the match that this tab saved for this address. Returns null if there is none. */
export function restore(): Opened | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) return null;
  const { address, file } = JSON.parse(stored) as { address: string; file: string };
  const read = address === here() ? readFile(file) : null;
  return read && 'opened' in read ? read.opened : null;
}

const here = () => location.pathname + location.search;

/** Opens another game's page, which then loads the given file. */
export function carry(game: string, file: string): void {
  const address = `/dev/${game}`;
  location.assign(address);
  // This listener runs after the one that saves this page's match, and overwrites what that listener saved.
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify({ address, file })));
}
