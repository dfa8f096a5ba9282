import type { ClassInfo, Field, Method, Program } from "../../ir/program.ts";
import type { SourceText } from "../syntax/source-text.ts";
import type {
  CompilationUnit,
  ConstructorDeclaration,
  FieldDeclaration,
  MethodDeclaration,
  TypeDeclaration,
} from "../syntax/tree/tree.ts";
import type { TypedBody, TypedInitializer } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { ClassSymbol } from "../types/symbols.ts";

/** A class of the reader's with what its declarations became. */
export interface TypedClass {
  readonly declaration: TypeDeclaration;
  readonly info: ClassInfo;
  readonly source: SourceText;
  /** Those that are written. `hidden` parameters come before the written ones in `info.parameters`. */
  readonly methods: readonly {
    readonly declaration: MethodDeclaration | ConstructorDeclaration;
    readonly info: Method;
    readonly hidden: number;
  }[];
  readonly fields: readonly { readonly declaration: FieldDeclaration; readonly info: Field }[];
}

/** Checked code, and the file it stands in. */
export interface TypedCode {
  readonly source: SourceText;
  readonly code: TypedBody | TypedInitializer;
}

/** A program with its syntax trees and checked bodies, for tools that rewrite the text. */
export interface TypedProgram {
  readonly program: Program;
  readonly units: readonly CompilationUnit[];
  readonly classes: readonly TypedClass[];
  readonly code: readonly TypedCode[];
}

/** Gathers what is otherwise dropped once it is lowered. */
export class TypedCollector {
  readonly #code: TypedCode[] = [];
  #units: readonly CompilationUnit[] = [];
  #classes: readonly ClassSymbol[] = [];

  declared(units: readonly CompilationUnit[], table: ClassTable): void {
    this.#units = units;
    this.#classes = table.classes;
  }

  checked(symbol: ClassSymbol, code: TypedCode["code"]): void {
    if (!symbol.info.isLibrary) this.#code.push({ source: symbol.source, code });
  }

  finish(program: Program): TypedProgram {
    return { program, units: this.#units, classes: this.#classes.map(typedClass), code: this.#code };
  }
}

function typedClass(symbol: ClassSymbol): TypedClass {
  const { declaration, info, source } = symbol;
  const methods = [...symbol.constructors, ...[...symbol.methods.values()].flat()].flatMap((method) =>
    method.declaration === undefined
      ? []
      : [{ declaration: method.declaration, info: method.info, hidden: method.hidden.length }],
  );
  const fields = [...symbol.fields.values()].flatMap((field) =>
    field.declaration?.kind === "field" ? [{ declaration: field.declaration, info: field.info }] : [],
  );
  return { declaration, info, source, methods, fields };
}
