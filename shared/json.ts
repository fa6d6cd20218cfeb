/** Values that JSON preserves: everything that is stored, sent or logged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
