import { libraryNames, librarySource } from "../../library/index.ts";
import type { Grammar } from "../syntax/grammar.ts";
import { readTree } from "../syntax/read/read-tree.ts";
import { sourceText } from "../syntax/source-text.ts";
import type { CompilationUnit } from "../syntax/tree/tree.ts";
import type { Library } from "../types/class-table.ts";

/** The library's files as they are written, each parsed when it is first needed. */
export function sourceLibrary(parse: Grammar): Library {
  const read = new Map<string, CompilationUnit | undefined>();
  return {
    names: libraryNames(),
    read: (name) => {
      if (!read.has(name)) {
        const file = librarySource(name);
        read.set(name, file === undefined ? undefined : readTree(parse, sourceText(file.name, file.text)).unit);
      }
      return read.get(name);
    },
  };
}
