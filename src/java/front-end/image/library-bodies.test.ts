import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import type { AnalysisError } from "../../../kernel/index.ts";
import { Budget, describe as say } from "../../../kernel/index.ts";
import { runsThisTime } from "../../../testing/seeds.ts";
import { libraryNames, librarySource } from "../../library/index.ts";
import type { CheckContext } from "../check/bodies.ts";
import { checkInitializers, checkMethodBody } from "../check/bodies.ts";
import { newCheckContext } from "../compile/class-compilation.ts";
import type { Grammar } from "../syntax/grammar.ts";
import { loadGrammar } from "../syntax/grammar.ts";
import { readTree } from "../syntax/read/read-tree.ts";
import { sourceText } from "../syntax/source-text.ts";
import type { Library } from "../types/class-table.ts";
import { declareClasses } from "../types/declarations/declare-classes.ts";
import { checkInheritance } from "../types/members/inheritance.ts";
import type { ClassSymbol } from "../types/symbols.ts";

let parse: Grammar;

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  parse = await loadGrammar({ runtime, java });
});

/** Programs compile only what they reach of the library; here all of it is checked. */
test.runIf(runsThisTime(4, 3))(
  "every body of the library is free of mistakes",
  () => {
    const errors: AnalysisError[] = [];
    const library: Library = {
      names: libraryNames(),
      read: (name) => {
        const source = librarySource(name);
        if (source === undefined) return undefined;
        const reading = readTree(parse, sourceText(source.name, source.text), Budget.unlimited);
        errors.push(...reading.errors);
        return reading.unit;
      },
    };
    const table = declareClasses([], library, errors, errors);
    const context = { ...newCheckContext(table, Budget.unlimited), errors };
    for (const name of libraryNames()) checkClass(context, table.wellKnown(name));
    expect(
      errors.map((error) => `${"span" in error ? `${error.span.file}:${error.span.start.line} ` : ""}${say(error)}`),
    ).toEqual([]);
  },
  120_000,
);

function checkClass(context: CheckContext, symbol: ClassSymbol): void {
  const { table, memberMethods, errors } = context;
  checkInheritance(table, memberMethods, symbol, errors);
  for (const isStatic of [false, true]) checkInitializers(context, symbol, isStatic);
  for (const method of [...symbol.constructors, ...[...symbol.methods.values()].flat()])
    checkMethodBody(context, method);
  for (const nested of symbol.memberTypes.values()) checkClass(context, nested);
}
