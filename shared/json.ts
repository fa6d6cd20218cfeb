/** A value that JSON preserves. Everything stored, sent or logged is a `Json`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Casts plain data of another type to `Json`. TypeScript rejects an interface, because other files could add members to
 * it.
 */
export function asJson(data: object | undefined): Json {
  return data as Json;
}
