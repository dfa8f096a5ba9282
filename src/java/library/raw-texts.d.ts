/** What the bundler adds to modules: the texts of files, by path. The pages' own configuration has its full type. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ): Readonly<Record<string, T>>;
}
