/**
 * A seat's private notes, divided into pages. The name of a page is its subject. The board decides what the text means.
 */
export type Pages = Readonly<Record<string, string>>;

/** The maximum length of a notebook, in bytes of JSON. */
export const NOTEBOOK_BYTES = 20 * 1024;

/** The pattern that the name of a page must match. */
export const PAGE = /^[\w:./-]{1,64}$/;
