import type { AnalysisError, Result } from "../../kernel/index.ts";
import { Budget, BudgetSpent, failure, MAX_CHARACTERS, success } from "../../kernel/index.ts";
import type { Program, SourceFile } from "../ir/program.ts";
import { illFormedIn } from "../messages/ill-formed.ts";
import { SYNTAX_MESSAGES } from "../messages/syntax.ts";
import { type CompiledLibrary, type CompileOptions, compileSoundUnits, compileUnits } from "./compile/compile.ts";
import { TypedCollector, type TypedProgram } from "./compile/typed-program.ts";
import { changesLibrary, imageLibrary } from "./image/image-library.ts";
import { sourceLibrary } from "./image/source-library.ts";
import { LimitReached } from "./limits.ts";
import type { Grammar, GrammarBinaries } from "./syntax/grammar.ts";
import { loadGrammar } from "./syntax/grammar.ts";
import { readTree } from "./syntax/read/read-tree.ts";
import { sourceText } from "./syntax/source-text.ts";
import type { Library } from "./types/class-table.ts";

/** Turns Java source into programs. Keeps nothing between calls but the parsed library. */
export interface FrontEnd {
  /**
   * The program, or everything that is wrong with the text, in source order. Never throws. Without a budget it takes
   * the time it takes; a spent one is the error `out-of-time`, and `too-large` is what lies beyond `limits.ts`.
   */
  readonly compile: (files: readonly SourceFile[], options?: CompileOptions, budget?: Budget) => Result<Program>;
  /** The same without assertions, with syntax trees and checked bodies. */
  readonly compileTyped: (files: readonly SourceFile[], budget?: Budget) => Result<TypedProgram>;
}

/** As `java` has it. */
const PLAIN: CompileOptions = { assertions: "off" };

/**
 * Loads the parser and the compiled class library. `runtime` is web-tree-sitter's WebAssembly file, `java` that of
 * tree-sitter-java; the library loads while they arrive.
 */
export async function createFrontEnd(grammar: GrammarBinaries | Promise<GrammarBinaries>): Promise<FrontEnd> {
  const [parse, { libraryImage }] = await Promise.all([
    Promise.resolve(grammar).then(loadGrammar),
    // Large, so that programs that compile nothing do without it.
    import("virtual:java-library-image"),
  ]);
  return frontEndWith(parse, imageLibrary(libraryImage));
}

/** A front end that compiles what a program needs of the library along with it; slower, with the same result. */
export async function createFrontEndFromSources(grammar: GrammarBinaries): Promise<FrontEnd> {
  const parse = await loadGrammar(grammar);
  return frontEndWith(parse, sourceLibrary(parse));
}

function frontEndWith(parse: Grammar, library: CompiledLibrary): FrontEnd {
  const libraries: Libraries = { ready: library, sources: sourceLibrary(parse) };
  const compileSafely = (
    files: readonly SourceFile[],
    budget: Budget,
    options = PLAIN,
    typed?: TypedCollector,
  ): Result<Program> => {
    try {
      return compile(parse, libraries, files, { options, budget, typed });
    } catch (cause) {
      return failure(errorOf(cause, files));
    }
  };
  return {
    compile: (files, options, budget = Budget.unlimited) => compileSafely(files, budget, options),
    compileTyped: (files, budget = Budget.unlimited) => {
      const typed = new TypedCollector();
      const program = compileSafely(files, budget, PLAIN, typed);
      return program.ok ? success(typed.finish(program.value)) : program;
    },
  };
}

/** The library as it is compiled, and as it is written. */
interface Libraries {
  readonly ready: CompiledLibrary;
  readonly sources: Library;
}

function errorOf(cause: unknown, files: readonly SourceFile[]): AnalysisError {
  if (cause instanceof BudgetSpent) return { kind: "out-of-time", milliseconds: cause.milliseconds };
  if (cause instanceof LimitReached) return cause.error;
  if (cause instanceof RangeError) return tooDeep(files);
  return { kind: "fault", detail: cause instanceof Error ? cause.message : String(cause) };
}

/** The parser bounds how deep a program nests; an engine with a small stack may give up before that. */
function tooDeep(files: readonly SourceFile[]): AnalysisError {
  const start = { line: 1, column: 1 };
  const span = { file: files[0]?.name ?? "", start, end: start };
  return illFormedIn(SYNTAX_MESSAGES, span, "program-nested-too-deeply");
}

const MAX_ERRORS = 100;

/** How to compile, for how long, and what else is wanted. */
interface Compilation {
  readonly options: CompileOptions;
  readonly budget: Budget;
  readonly typed: TypedCollector | undefined;
}

function compile(
  parse: Grammar,
  { ready, sources }: Libraries,
  files: readonly SourceFile[],
  { options, budget, typed }: Compilation,
): Result<Program> {
  if (files.length === 0) return failure({ kind: "no-input" });
  const characters = files.reduce((sum, file) => sum + file.text.length, 0);
  if (characters > MAX_CHARACTERS) throw new LimitReached("characters", MAX_CHARACTERS);
  const readings = files.map((file) => readTree(parse, sourceText(file.name, file.text), budget));
  const syntaxErrors = readings.flatMap((reading) => reading.errors);
  if (syntaxErrors.length > 0) return failure(...presentable(files, syntaxErrors));
  const units = readings.map((reading) => reading.unit);
  const library = changesLibrary(units, ready.names) ? sources : ready;
  const result =
    options.mistakes === "leave-out"
      ? compileSoundUnits(files, units, library, options, budget)
      : compileUnits(files, units, library, options, budget, typed);
  return result.ok ? result : failure(...presentable(files, result.errors));
}

/** In source order, each once, and not more than anyone reads. */
function presentable(files: readonly SourceFile[], errors: readonly AnalysisError[]): readonly AnalysisError[] {
  const order = new Map(files.map((file, index) => [file.name, index]));
  const key = (error: AnalysisError): readonly [number, number, number] => {
    if (!("span" in error)) return [files.length, 0, 0];
    const { file, start } = error.span;
    return [order.get(file) ?? files.length, start.line, start.column];
  };
  const seen = new Set<string>();
  const unique = errors.filter((error) => {
    const text = JSON.stringify(error);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return unique
    .map((error) => ({ error, at: key(error) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.at[2] - b.at[2])
    .slice(0, MAX_ERRORS)
    .map(({ error }) => error);
}
