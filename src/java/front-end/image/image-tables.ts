import type { Span } from "../../../kernel/index.ts";
import type { Constant } from "../../ir/instruction.ts";
import type { ClassInfo, Type } from "../../ir/program.ts";
import { symbolOf } from "../types/symbols.ts";

/** Values by number, in the order in which they turned up. */
class Numbering {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(value: string): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    this.numbers.set(value, this.all.length);
    return this.all.push(value) - 1;
  }
}

/** What the code of all files refers to by number. */
export class ImageTables {
  readonly strings = new Numbering();
  readonly classes = new Numbering();
  readonly types = new Numbering();

  string(text: string): number {
    return this.strings.numberOf(text);
  }

  class(info: ClassInfo): number {
    return this.classes.numberOf(fullName(info));
  }

  type(type: Type): number {
    return this.types.numberOf(this.nameOf(type));
  }

  private nameOf(type: Type): string {
    switch (type.kind) {
      case "class":
        return `@${this.class(type.class)}`;
      case "array":
        return `${this.nameOf(type.element)}[]`;
      case "primitive":
        return type.name;
      case "null":
      case "void":
        return type.kind;
    }
  }

  constant(constant: Constant): number {
    return this.string(constantText(constant));
  }
}

/** `java.util.Map$Entry` */
function fullName(info: ClassInfo): string {
  const symbol = symbolOf(info);
  if (symbol === undefined || symbol.enclosing !== undefined) throw new Error(`${info.name} stands in a body`);
  const { name } = symbol.declaration;
  if (symbol.outer !== undefined) return `${fullName(symbol.outer.info)}$${name.text}`;
  return `${symbol.unit.packageName}.${name.text}`;
}

/** `int 5`, `double NaN`; see `constantOf`. */
function constantText(constant: Constant): string {
  if (constant.kind === "null") return "null";
  return `${constant.kind} ${Object.is(constant.value, -0) ? "-0" : String(constant.value)}`;
}

/** The constant that a text of the image stands for. */
export function constantOf(text: string): Constant {
  const [kind, value = ""] = text.split(" ");
  switch (kind) {
    case "int":
    case "char":
    case "float":
    case "double":
      return { kind, value: Number(value) };
    case "long":
      return { kind, value: BigInt(value) };
    case "boolean":
      return { kind, value: value === "true" };
    default:
      return { kind: "null" };
  }
}

/** The spans of one file, each once. */
export class SpanTable {
  readonly numbers: number[] = [];
  private readonly known = new Map<string, number>();

  span({ start, end }: Span): number {
    const parts = [start.line, start.column, end.line - start.line, end.column];
    const key = parts.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const number = this.known.size;
    this.known.set(key, number);
    this.numbers.push(...parts);
    return number;
  }
}
