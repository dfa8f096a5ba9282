import { type AnalysisError, Budget } from "../../../kernel/index.ts";
import { ClassCompilation, newCheckContext, newCollected } from "../compile/class-compilation.ts";
import type { Block } from "../syntax/tree/statement.ts";
import type { CompilationUnit, Member, TypeDeclaration } from "../syntax/tree/tree.ts";
import type { Library } from "../types/class-table.ts";
import type { ClassPart } from "../types/declarations/class-symbol.ts";
import { type CompletionObserver, declareClasses } from "../types/declarations/declare-classes.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import type { FileImage, ImageNames, LibraryImage, MethodCode } from "./image.ts";
import { ImageTables, SpanTable } from "./image-tables.ts";
import { Packer, type Plain } from "./pack.ts";
import { type CompiledMethod, writeCode } from "./write-code.ts";

/** The image of a library: each of its methods compiled on its own, as if no other code had been before it. */
export function buildLibraryImage(library: Library): LibraryImage {
  const tables = new ImageTables();
  const packer = new Packer();
  const files = library.names.map((name) => {
    const unit = library.read(name);
    if (unit === undefined) throw new Error(`the library has no ${name}`);
    return [name, JSON.stringify(fileImage(library, tables, packer, unit))] as const;
  });
  const names: ImageNames = {
    shapes: packer.shapes,
    strings: tables.strings.all,
    classes: tables.classes.all,
    types: tables.types.all,
  };
  return { names: JSON.stringify(names), files: Object.fromEntries(files) };
}

function fileImage(library: Library, tables: ImageTables, packer: Packer, unit: CompilationUnit): FileImage {
  const spans = new SpanTable();
  const code = unit.types.flatMap((type) => codeOf(library, tables, spans, unit, [type]));
  const { source: _, types, ...rest } = unit;
  const tree = { ...rest, types: types.map(withoutStatements) };
  return { tree: packer.pack(tree as unknown as Plain), spans: spans.numbers, code: Object.fromEntries(code) };
}

/** The code of a class and of those nested in it; the path leads to it from the class that the file is called by. */
function codeOf(
  library: Library,
  tables: ImageTables,
  spans: SpanTable,
  unit: CompilationUnit,
  path: readonly TypeDeclaration[],
): readonly (readonly [string, readonly MethodCode[]])[] {
  const names = path.map(({ name }) => name.text);
  const count = new MethodBuild(library, unit, names).symbol.info.methods.length;
  const methods = Array.from({ length: count }, (_, index): MethodCode => {
    const compiled = new MethodBuild(library, unit, names).compile(index);
    return compiled === undefined ? 0 : writeCode(tables, spans, compiled);
  });
  const nested = (path.at(-1)?.members ?? []).flatMap((member) =>
    member.kind === "type-declaration" ? codeOf(library, tables, spans, unit, [...path, member]) : [],
  );
  return [[names.join("."), methods], ...nested];
}

/** The compilation of one method with a class table of its own. */
class MethodBuild {
  readonly symbol: ClassSymbol;
  private readonly errors: AnalysisError[] = [];
  private readonly table: ReturnType<typeof declareClasses>;
  private observer: CompletionObserver = () => {};

  constructor(library: Library, unit: CompilationUnit, names: readonly string[]) {
    this.table = declareClasses([], library, this.errors, this.errors, (symbol, part) => this.observer(symbol, part));
    const [top = "", ...nested] = names;
    let symbol = this.table.wellKnown(`${unit.packageName}.${top}`);
    for (const name of nested) symbol = symbol.memberTypes.get(name) ?? symbol;
    this.symbol = symbol;
  }

  /** Undefined when the method has no code. */
  compile(index: number): CompiledMethod | undefined {
    const { table, errors, symbol } = this;
    const info = symbol.info.methods[index];
    const method = info && methodsOf(symbol).find((each) => each.info === info);
    if (method === undefined) throw new Error(`${symbol.info.name} has no method ${index}`);
    const collected = newCollected(table, [], false, Budget.unlimited);
    const completed: { readonly symbol: ClassSymbol; readonly part: ClassPart }[] = [];
    this.observer = (completedSymbol, part) => completed.push({ symbol: completedSymbol, part });
    new ClassCompilation({ ...newCheckContext(table, Budget.unlimited), errors }, collected, symbol).method(method);
    const [error] = errors;
    if (error !== undefined) throw new Error(`${method.info.label} does not compile: ${JSON.stringify(error)}`);
    const [note] = collected.notes.all();
    if (note !== undefined) throw new Error(`${method.info.label} has a note: ${note.text}`);
    if (method.info.body.length === 0) return undefined;
    return { method: method.info, completed, sites: collected.sites, lambdas: collected.lambdas };
  }
}

function methodsOf(symbol: ClassSymbol): readonly MethodSymbol[] {
  const { staticInitializer, constructors, methods } = symbol;
  return [...(staticInitializer ? [staticInitializer] : []), ...constructors, ...[...methods.values()].flat()];
}

/** What a program needs of a declaration: not the statements, which are in the image as code. */
function withoutStatements(declaration: TypeDeclaration): TypeDeclaration {
  return { ...declaration, members: declaration.members.map(withoutBody) };
}

function withoutBody(member: Member): Member {
  switch (member.kind) {
    case "method":
      return { ...member, body: member.body && emptied(member.body) };
    case "constructor":
    case "initializer":
      return { ...member, body: emptied(member.body) };
    case "type-declaration":
      return withoutStatements(member);
    case "field":
      return member;
  }
}

function emptied(block: Block): Block {
  return { ...block, statements: [] };
}
