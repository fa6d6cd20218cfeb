import type { DevMatch } from '../match/DevMatch';
import { type Opened, readFile } from '../match/file';

/** Where this tab keeps its match, so that loading the page anew comes back to it. */
const KEY = 'hush.playground';

export function store(match: DevMatch): void {
  const position = match.position();
  if (!position) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: here(), file: JSON.stringify(position) }));
  } catch {
    // A match too long to be kept begins anew.
    sessionStorage.removeItem(KEY);
  }
}

/** What this tab had at this address; null: nothing. It is given once. */
export function restore(): Opened | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (stored === null) return null;
  const { address, file } = JSON.parse(stored) as { address: string; file: string };
  const read = address === here() ? readFile(file) : null;
  return read && 'opened' in read ? read.opened : null;
}

const here = () => location.pathname + location.search;

/** Goes to another game with a file that was opened here. */
export function carry(game: string, file: string): void {
  const address = `/dev/${game}`;
  location.assign(address);
  // What this page keeps of its own match as it is left comes first.
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify({ address, file })));
}
