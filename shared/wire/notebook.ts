/** A seat's private notes, by page. A page's name is its subject. Only the board interprets the text. */
export type Pages = Readonly<Record<string, string>>;

/** The maximum length of a notebook, in bytes of JSON. */
export const NOTEBOOK_BYTES = 20 * 1024;

/** The pattern of a page's name. */
export const PAGE = /^[\w:./-]{1,64}$/;
