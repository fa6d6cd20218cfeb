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
    // A match too long to be saved starts over.
    sessionStorage.removeItem(KEY);
  }
}

/** The match this tab saved for this address, or null. It is returned once. */
export function restore(): Opened | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) return null;
  const { address, file } = JSON.parse(stored) as { address: string; file: string };
  const read = address === here() ? readFile(file) : null;
  return read && 'opened' in read ? read.opened : null;
}

const here = () => location.pathname + location.search;

/** Moves to another game with a file that was opened here. */
export function carry(game: string, file: string): void {
  const address = `/dev/${game}`;
  location.assign(address);
  // Runs after this page saves its own match on unload.
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify({ address, file })));
}
