import type { AnalysisError, Span } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import type { DataType, Type } from "../heaps/symbolic-heap.ts";
import type { Binder } from "./surface.ts";

/** A type that may still be found out: unified with others, it becomes what they are. */
export interface TypeNode {
  parent: TypeNode | undefined;
  type: Type | undefined;
}

/** Type inference by unification. Clashes become errors with the place of the later use. */
export class Types {
  readonly #errors: AnalysisError[];

  constructor(errors: AnalysisError[]) {
    this.#errors = errors;
  }

  fresh(type?: Type): TypeNode {
    return { parent: undefined, type };
  }

  /** The type that a declaration names; a fresh one if it names none. */
  named({ type, span }: Binder, data: ReadonlyMap<string, DataType>): TypeNode {
    if (type === undefined) return this.fresh();
    if (type === "int") return this.fresh({ kind: "int" });
    if (type === "bool" || type === "boolean") return this.fresh({ kind: "bool" });
    if (!data.has(type))
      this.#errors.push({
        kind: "ill-formed",
        span,
        problem: say("typing.noData", { name: type }),
        remedy: noData(type, data),
      });
    return this.fresh({ kind: "reference", data: type });
  }

  /** What was found out; what nothing fixes is a reference. */
  typeOf(node: TypeNode | undefined): Type {
    return (node === undefined ? undefined : root(node).type) ?? { kind: "reference", data: undefined };
  }

  /** `needs` says who needs a value of the second type: “The field “val” of “node” is needed as int”. */
  unify(a: TypeNode, b: TypeNode, span: Span, needs?: (expected: string) => string): void {
    const left = root(a);
    const right = root(b);
    if (left === right) return;
    const merged = merge(left.type, right.type);
    if (merged === "clash") {
      const found = show(left.type);
      const expected = show(right.type);
      const remedy = needs && `${needs(expected)} ${toWrite(right.type, expected)}`;
      this.#errors.push({ kind: "wrong-type", span, found, expected, ...(remedy === undefined ? {} : { remedy }) });
      return;
    }
    left.parent = right;
    right.type = merged;
  }
}

function root(node: TypeNode): TypeNode {
  let at = node;
  while (at.parent !== undefined) {
    // Halves the way of the next look-up.
    if (at.parent.parent !== undefined) at.parent = at.parent.parent;
    at = at.parent;
  }
  return at;
}

function merge(a: Type | undefined, b: Type | undefined): Type | undefined | "clash" {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (a.kind !== "reference" || b.kind !== "reference") return a.kind === b.kind ? a : "clash";
  if (a.data === undefined) return b;
  return b.data === undefined || a.data === b.data ? a : "clash";
}

/** What may stand where a type is expected. */
function toWrite(type: Type | undefined, expected: string): string {
  if (type?.kind === "int") return say("typing.write.int");
  if (type?.kind === "bool") return say("typing.write.bool");
  return say("typing.write.reference", { data: expected });
}

/** A type that formulas lack, and what stands for it. */
function noData(name: string, data: ReadonlyMap<string, DataType>): string {
  if (WHOLE.has(name)) return say("typing.noData.whole", { name });
  if (BEYOND.has(name)) return say("typing.noData.beyond", { name });
  return say("typing.noData.types", { names: ["int", "bool", ...[...data.keys()].slice(0, 8)].join(", ") });
}

const WHOLE: ReadonlySet<string> = new Set(["byte", "short", "char", "long", "Integer", "Long"]);
const BEYOND: ReadonlySet<string> = new Set(["float", "double", "String", "Object", "Double", "Float"]);

function show(type: Type | undefined): string {
  if (type === undefined) return "something";
  return type.kind === "reference" ? (type.data ?? "a reference") : type.kind;
}
