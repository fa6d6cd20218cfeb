import type { MatchId, Seat } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { NOTEBOOK_BYTES, type Pages } from '#shared/wire/notebook.ts';
import type { Store } from '../store/store';

/**
 * The notebooks of a match's players. They are stored apart from the match: no rule, view, log or replay includes them,
 * and writing a page does not delay a move.
 */
export class Notebooks {
  #tail: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Pick<Store, 'commit' | 'notebook'>,
    private readonly match: MatchId,
  ) {}

  async read(seat: Seat): Promise<Pages> {
    return pagesIn(await this.store.notebook(this.match, seat));
  }

  /** Writes a page, or removes it if `text` is null, after earlier writes. Rejects if the store fails. */
  write(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'> {
    const written = this.#tail.then(() => this.#write(seat, page, text));
    this.#tail = written.catch(() => undefined);
    return written;
  }

  async #write(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'> {
    const pages = new Map(Object.entries(await this.read(seat)));
    if (text === null) pages.delete(page);
    else pages.set(page, text);
    const after: Json = Object.fromEntries(pages);
    if (text !== null && Buffer.byteLength(JSON.stringify(after)) > NOTEBOOK_BYTES) return 'full';
    await this.store.commit({ notebook: { match: this.match, seat, pages: after } });
    return 'done';
  }
}

/** Returns the pages of a stored notebook, or none if it is unreadable. */
function pagesIn(stored: Json): Pages {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((page): page is [string, string] => typeof page[1] === 'string'),
  );
}
