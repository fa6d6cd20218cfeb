import { atom } from 'nanostores';
import type { Pages } from '#shared/wire/notebook.ts';
import type { Answer } from '#shared/wire/wire.ts';
import type { MatchSocket } from '../net/connection';
import { inLanguage } from '../net/inLanguage';
import { refuse } from './toasts';

/** After a refusal with one of these codes, a page is sent again after a delay. */
const NOT_YET = new Set(['rate-limited', 'try-again', 'not-synced']);
/** The time after which a page is sent again, in ms. */
const AGAIN = 1_000;

/**
 * The notebook of the seat on this device. A page is shown as soon as it is written, and sent until the server has
 * stored it.
 */
export class Notebook {
  /** The pages of the notebook. Null if this device does not have a notebook or has not received it yet. */
  readonly pages = atom<Pages | null>(null);
  readonly #unsent = new Map<string, string | null>();
  #socket: MatchSocket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  open(socket: MatchSocket): void {
    this.#socket = socket;
    socket.emit('notes', (answer) => {
      if ('refused' in answer) {
        if (NOT_YET.has(answer.refused)) this.#later(() => this.open(socket));
        return;
      }
      this.pages.set(this.#unsentOver(answer.notes));
      for (const [page, text] of this.#unsent) this.#send(page, text);
    });
  }

  /** Stops sending until `open` is called again. */
  close(): void {
    clearTimeout(this.#again);
    this.#socket = null;
  }

  /**
   * Clears the notebook, because the seat was moved to another device, or because this device has become a public
   * screen.
   */
  forget(): void {
    this.close();
    this.#unsent.clear();
    this.pages.set(null);
  }

  readonly write = (page: string, text: string | null): void => {
    this.#unsent.set(page, text);
    this.pages.set(withPage(this.pages.get() ?? {}, page, text));
    this.#send(page, text);
  };

  noted(page: string, text: string | null): void {
    if (!this.#unsent.has(page)) this.pages.set(withPage(this.pages.get() ?? {}, page, text));
  }

  #send(page: string, text: string | null): void {
    this.#socket?.emit('note', page, text, (answer: Answer) => {
      // The page has changed in the meantime, and the newer text is already being sent.
      if (this.#unsent.get(page) !== text) return;
      const socket = this.#socket;
      if ('refused' in answer && NOT_YET.has(answer.refused)) {
        if (socket) this.#later(() => this.open(socket));
        return;
      }
      this.#unsent.delete(page);
      if (!('refused' in answer)) return;
      refuse(import.meta.env.HAS_LANGUAGES ? inLanguage('server.moves', answer.refused, answer) : answer.detail);
      if (socket) this.open(socket);
    });
  }

  #unsentOver(pages: Pages): Pages {
    return [...this.#unsent].reduce((all, [page, text]) => withPage(all, page, text), pages);
  }

  #later(run: () => void): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(run, AGAIN);
  }
}

function withPage(pages: Pages, page: string, text: string | null): Pages {
  const { [page]: _, ...others } = pages;
  return text === null ? others : { ...others, [page]: text };
}
