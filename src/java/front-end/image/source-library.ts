import { Budget } from "../../../kernel/index.ts";
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
        const source = file === undefined ? undefined : sourceText(file.name, file.text);
        // What is read here stays for later programs, so no program's budget may cut it.
        read.set(name, source === undefined ? undefined : readTree(parse, source, Budget.unlimited).unit);
      }
      return read.get(name);
    },
  };
}
