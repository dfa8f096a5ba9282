import { libraryNames } from "../../library/index.ts";
import type { CompiledLibrary } from "../compile/compile.ts";
import type { CompilationUnit } from "../syntax/tree/tree.ts";
import type { LibraryImage } from "./image.ts";
import { LoadedImage } from "./loaded-image.ts";
import { CodeReader } from "./read-code.ts";

/** The library as its image has it. */
export function imageLibrary(texts: LibraryImage): CompiledLibrary {
  const image = new LoadedImage(texts);
  return {
    names: libraryNames(),
    read: (name) => image.file(name)?.unit,
    code: (table, collected) => {
      const reader = new CodeReader(image, table, collected);
      return (method) => reader.write(method);
    },
  };
}

/**
 * Whether a program could change what the library's own names mean: it has classes in one of the library's packages, or
 * one that reads like the start of their full names. Its library is compiled with it, from the sources.
 */
export function changesLibrary(units: readonly CompilationUnit[], names: readonly string[]): boolean {
  const packages = new Set(names.map((name) => name.slice(0, name.lastIndexOf("."))));
  const roots = new Set(names.map((name) => name.slice(0, name.indexOf("."))));
  return units.some(
    ({ packageName, types }) =>
      packages.has(packageName ?? "") || (packageName === undefined && types.some(({ name }) => roots.has(name.text))),
  );
}
