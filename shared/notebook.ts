/** What a seat has written down for itself, page by page. A page is what it is about; its text is the board's. */
export type Pages = Readonly<Record<string, string>>;

/** How long a notebook may be, in bytes of its JSON. */
export const NOTEBOOK_BYTES = 20 * 1024;

/** What a page may be called. */
export const PAGE = /^[\w:./-]{1,64}$/;
