/** The sentences of a catalogue in another language: each of its ids, and no other. */
export type TranslationOf<Catalogue> = { readonly [Id in keyof Catalogue]: string };
