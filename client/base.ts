/** The base path of all addresses of this Hush, which the server writes into its pages, or '' at the root. */
export const BASE: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="hush-base"]')?.content ?? '';
