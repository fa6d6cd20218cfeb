/** A value that JSON preserves. Everything stored, sent or logged is a `Json`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Casts plain data of another type to `Json`. TypeScript rejects an interface there, because more members could be
 * declared for it elsewhere.
 */
export function asJson(data: object | undefined): Json {
  return data as Json;
}
