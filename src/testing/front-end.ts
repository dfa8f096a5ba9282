import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type {
  ClassInfo,
  CompileOptions,
  FrontEnd,
  GrammarBinaries,
  Method,
  Program,
  SourceFile,
} from "../java/index.ts";
import { createFrontEnd, createFrontEndFromSources, formatInstruction } from "../java/index.ts";
import type { AnalysisError, Result } from "../kernel/index.ts";
import { describe, placeOf } from "../kernel/index.ts";

let loaded: Promise<FrontEnd> | undefined;
let loadedFromSources: Promise<FrontEnd> | undefined;

/** The Java front end with the parser from `node_modules`, loaded once for a test file. */
export function testFrontEnd(): Promise<FrontEnd> {
  loaded ??= load(createFrontEnd);
  return loaded;
}

/** As `testFrontEnd`, with the library compiled along with each program. */
export function testFrontEndFromSources(): Promise<FrontEnd> {
  loadedFromSources ??= load(createFrontEndFromSources);
  return loadedFromSources;
}

async function load(create: (grammar: GrammarBinaries) => Promise<FrontEnd>): Promise<FrontEnd> {
  const { resolve } = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(resolve("tree-sitter-java/tree-sitter-java.wasm")),
  ]);
  // Tests of the page run in a window, whose Uint8Array Node's bytes are none of.
  return create({ runtime: Uint8Array.from(runtime), java: Uint8Array.from(java) });
}

/** Compiles one text, as `A.java`, or several files. */
export async function compileResult(
  source: string | readonly SourceFile[],
  options?: CompileOptions,
): Promise<Result<Program>> {
  const frontEnd = await testFrontEnd();
  return frontEnd.compile(typeof source === "string" ? [{ name: "A.java", text: source }] : source, options);
}

/** As `compileResult`, for programs that must compile: throws their errors as text. */
export async function compileJava(source: string | readonly SourceFile[], options?: CompileOptions): Promise<Program> {
  const result = await compileResult(source, options);
  if (result.ok) return result.value;
  throw new Error(
    result.errors
      .map((error) => ("span" in error ? `${error.span.start.line}:${error.span.start.column} ` : "") + describe(error))
      .join("\n"),
  );
}

/**
 * Errors with a program, in source order: place, marked text, kind and wording of each error, as in
 * `` 1:22 `fooo` unknown-name: There is not a method “fooo” here. `` A mark over several lines ends in `…`.
 */
export async function errorsOf(source: string | readonly SourceFile[]): Promise<readonly string[]> {
  const result = await compileResult(source);
  const files = typeof source === "string" ? [{ name: "A.java", text: source }] : source;
  return result.ok ? [] : result.errors.map((error) => `${markedText(files, error)}${error.kind}: ${describe(error)}`);
}

function markedText(files: readonly SourceFile[], error: AnalysisError): string {
  const span = placeOf(error);
  if (span === undefined) return "";
  const { start, end } = span;
  const line = files.find((file) => file.name === span.file)?.text.split(/\r\n|\r|\n/)[start.line - 1] ?? "";
  const marked = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  return `${start.line}:${start.column} \`${marked}${end.line === start.line ? "" : "…"}\` `;
}

/** The numbered instructions of one method, as `formatProgram` prints them, without their lines. */
export async function codeOf(source: string, label: string, options?: CompileOptions): Promise<readonly string[]> {
  const program = await compileJava(source, options);
  const method = methodOf(program, label);
  return method.body.map((instruction, index) => `${index}: ${formatInstruction(instruction)}`);
}

/** The method with this label; throws when there is none. */
export function methodOf(program: Program, label: string): Method {
  const method = program.methods.find((each) => each.label === label);
  if (method === undefined)
    throw new Error(`no ${label} among ${program.methods.map((each) => each.label).join(", ")}`);
  return method;
}

/** The class with this name; throws when there is none. */
export function classOf(program: Program, name: string): ClassInfo {
  const info = program.classes.find((each) => each.name === name);
  if (info === undefined) throw new Error(`no ${name} among ${program.classes.map((each) => each.name).join(", ")}`);
  return info;
}
