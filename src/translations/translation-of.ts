/** The sentences of a catalog in another language: each of its ids, and no other. */
export type TranslationOf<Catalog> = { readonly [Id in keyof Catalog]: string };
