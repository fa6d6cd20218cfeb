/** A seat's private notes, page by page. A page is named after its subject. The board decides what its text means. */
export type Pages = Readonly<Record<string, string>>;

/** Maximum length of a notebook in bytes of JSON. */
export const NOTEBOOK_BYTES = 20 * 1024;

/** The pattern of a page's name. */
export const PAGE = /^[\w:./-]{1,64}$/;
