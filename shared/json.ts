/** What survives JSON unchanged: everything that is stored, sent or told. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
