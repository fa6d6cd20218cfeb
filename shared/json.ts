/** A value that JSON preserves. Everything that is stored, sent or logged is such a value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Takes plain data of another type for JSON. TypeScript does not do so itself, because an interface may get members. */
export function asJson(data: object | undefined): Json {
  return data as Json;
}
