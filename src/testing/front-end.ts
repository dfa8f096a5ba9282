import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FrontEnd, Program, SourceFile } from "../java/index.ts";
import { createFrontEnd } from "../java/index.ts";
import type { Result } from "../kernel/index.ts";
import { describe } from "../kernel/index.ts";

let loaded: Promise<FrontEnd> | undefined;

/** The Java front end with the parser from `node_modules`, loaded once for a test file. */
export function testFrontEnd(): Promise<FrontEnd> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<FrontEnd> {
  const { resolve } = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  return createFrontEnd({ runtime, java });
}

/** Compiles one text, as `A.java`, or several files. */
export async function compileResult(source: string | readonly SourceFile[]): Promise<Result<Program>> {
  const frontEnd = await testFrontEnd();
  return frontEnd.compile(typeof source === "string" ? [{ name: "A.java", text: source }] : source);
}

/** As `compileResult`, for programs that must compile: throws their errors as text. */
export async function compileJava(source: string | readonly SourceFile[]): Promise<Program> {
  const result = await compileResult(source);
  if (result.ok) return result.value;
  throw new Error(
    result.errors
      .map((error) => ("span" in error ? `${error.span.start.line}:${error.span.start.column} ` : "") + describe(error))
      .join("\n"),
  );
}
