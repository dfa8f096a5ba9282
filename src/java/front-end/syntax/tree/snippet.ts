import type { CompilationUnit, MethodDeclaration, Modifiers, Snippet, TypeDeclaration } from "./tree.ts";

/**
 * Puts the loose statements and methods of each file into a class of their own: statements become
 * `static void main()`, methods and variables become static members. Offsets stay as they are, so
 * lines and columns are the reader's. The class is called `Main`, or `Main1`, … when that is taken.
 */
export function wrapSnippets(units: readonly CompilationUnit[]): readonly CompilationUnit[] {
  const taken = new Set(units.flatMap((unit) => unit.types.map((type) => type.name.text)));
  return units.map((unit) => {
    if (unit.snippet === undefined) return unit;
    const wrapper = wrap(unit.snippet, freeName(taken));
    taken.add(wrapper.name.text);
    const types = [...unit.types, wrapper].sort((a, b) => a.start - b.start);
    return { ...unit, types, snippet: undefined };
  });
}

function freeName(taken: ReadonlySet<string>): string {
  let name = "Main";
  for (let i = 1; taken.has(name); i++) name = `Main${i}`;
  return name;
}

function wrap(snippet: Snippet, name: string): TypeDeclaration {
  const methods = snippet.methods.map((method) => ({ ...method, modifiers: withStatic(method.modifiers) }));
  const fields = snippet.fields.map((field) => ({ ...field, modifiers: withStatic(field.modifiers) }));
  const main = snippet.statements.length === 0 ? [] : [mainOf(snippet)];
  return {
    kind: "type-declaration",
    flavor: "class",
    isAnnotation: false,
    name: { text: name, start: snippet.start, end: snippet.start },
    suffix: undefined,
    modifiers: new Set(),
    annotations: [],
    typeParameters: [],
    superclass: undefined,
    interfaces: [],
    members: [...main, ...methods, ...fields].sort((a, b) => a.start - b.start),
    constants: [],
    components: [],
    permits: undefined,
    isSynthetic: true,
    start: snippet.start,
    end: snippet.end,
  };
}

function withStatic(modifiers: Modifiers): Modifiers {
  return new Set([...modifiers, "static"]);
}

function mainOf(snippet: Snippet): MethodDeclaration {
  const start = snippet.statements[0]?.start ?? snippet.start;
  const end = snippet.statements.at(-1)?.end ?? snippet.end;
  const nowhere = { start, end: start };
  return {
    kind: "method",
    modifiers: new Set(["static"]),
    annotations: [],
    typeParameters: [],
    returnType: { kind: "void-type", ...nowhere },
    name: { text: "main", ...nowhere },
    parameters: [],
    throws: [],
    body: { kind: "block", statements: snippet.statements, start, end },
    start,
    end,
  };
}
