/** A value that JSON preserves. Everything that is stored, sent or logged is such a value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
