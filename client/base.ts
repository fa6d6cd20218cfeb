/** The path that all addresses of this Hush begin with, which the server writes into its pages; '' at the root. */
export const BASE: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="hush-base"]')?.content ?? '';
