/** Made by `scripts/java-library.mjs`: see `LibraryImage`. */
declare module "virtual:java-library-image" {
  export const libraryImage: { readonly names: string; readonly files: Readonly<Record<string, string>> };
}
