/**
 * The base path of this Hush server, or '' if it runs at the root of its domain. The server writes this path into its
 * pages.
 */
export const BASE: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="hush-base"]')?.content ?? '';
