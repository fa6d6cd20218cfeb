/** The base path of all addresses of this Hush server, or '' at the root. The server writes it into its pages. */
export const BASE: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="hush-base"]')?.content ?? '';
