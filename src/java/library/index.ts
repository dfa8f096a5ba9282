import type { SourceFile } from "../ir/program.ts";

/** The text of every class, by path relative to this folder: `./java/util/ArrayList.java`. */
const TEXTS = import.meta.glob<string>("./java/**/*.java", { query: "?raw", import: "default", eager: true });

/** The qualified names of the top-level classes of the library, those included that only other classes of it use. */
export function libraryNames(): readonly string[] {
  return Object.keys(TEXTS).map((path) => path.slice("./".length, -".java".length).replaceAll("/", "."));
}

/**
 * The source of a class of the library, `java.util.ArrayList`; undefined when there is none. A nested class is in
 * the file of the one around it.
 */
export function librarySource(qualifiedName: string): SourceFile | undefined {
  const name = `${qualifiedName.replaceAll(".", "/")}.java`;
  const text = TEXTS[`./${name}`];
  return text === undefined ? undefined : { name, text };
}
