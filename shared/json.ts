/** A value that survives a round trip through JSON. All data that is stored, sent or logged has this type. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Casts plain data to `Json`. Without a cast, TypeScript rejects interfaces, because other files could add members to
 * them.
 */
export function asJson(data: object | undefined): Json {
  return data as Json;
}
