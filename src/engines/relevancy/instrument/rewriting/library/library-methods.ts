import { append } from "../../../../../kernel/index.ts";
import { symbolicLibrary } from "../../../symbolic-library/index.ts";
import { baseOfClass, type Shape } from "../../plan/shapes.ts";

/** A method of the symbolic library, by the types of its parameters as they are written. */
export interface LibraryMethod {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly returns: Shape | undefined;
}

const HEADER = /^ {4}public (?:static )?(\w+)((?:\[\])*) (_\w+)\(([^)]*)\) \{/gm;

const methods: ReadonlyMap<string, readonly LibraryMethod[]> = readLibrary();

/** The versions of a method of a class of the library, `__substring` of `StringExpr`. */
export function libraryMethods(className: string, name: string): readonly LibraryMethod[] {
  return methods.get(`${className}.${name}`) ?? [];
}

/** The shape that a class of the library stands for. */
export function shapeOfClass(name: string): Shape | undefined {
  const base = baseOfClass(name);
  return base === undefined ? undefined : { base, dimensions: 0 };
}

/** Read from the library's own text, so that the two never disagree. */
function readLibrary(): ReadonlyMap<string, readonly LibraryMethod[]> {
  const found = new Map<string, LibraryMethod[]>();
  for (const { name, text } of symbolicLibrary) {
    const className = name.replace(/\.java$/, "");
    for (const [, type = "", brackets = "", method = "", parameters = ""] of text.matchAll(HEADER)) {
      const shape = shapeOfClass(type);
      const entry: LibraryMethod = {
        name: method,
        parameters: parameters === "" ? [] : parameters.split(", ").map((each) => each.split(" ")[0] ?? ""),
        returns: shape && { ...shape, dimensions: brackets.length / 2 },
      };
      append(found, `${className}.${method}`, entry);
    }
  }
  return found;
}
