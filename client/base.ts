/**
 * The base path of this Hush server, with which all its addresses begin, or '' at the root. The server writes the path
 * into its pages.
 */
export const BASE: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="hush-base"]')?.content ?? '';
