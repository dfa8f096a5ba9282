import { append, lineStarts, type Span, spanKey, valueAt } from "../../kernel/index.ts";
import { formatConstant, formatStatement, type Naming } from "./format.ts";
import type { Instruction, Operand } from "./instruction.ts";
import { showName } from "./names.ts";
import type { Field, Method, SourceFile, Variable } from "./program.ts";
import { showType } from "./types.ts";
import { variableWritten } from "./uses.ts";

/** What a temporary stands for is not spelled out any further. */
const MAX_EXPRESSION = 200;

/** `$1`, `$2`, … for that many variables of one method, none of which is taken: `$1` is a name that Java allows, too. */
export function temporaryNames(count: number, taken: ReadonlySet<string>): readonly string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number++) {
    const name = `$${number}`;
    if (!taken.has(name)) names.push(name);
  }
  return names;
}

/**
 * How variables are shown: one of the reader by its name, one that the compiler put in by its name and what it stands
 * for, `$3‹a.next›`. That is the text of the reader's expression where there is one, else what the code computes, as
 * Java writes it: `xs.iterator()` of `for (T x : xs)`.
 */
export class ShownVariables {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #lines = new Map<SourceFile, readonly number[]>();
  readonly #methods = new WeakMap<Method, MethodExpressions>();

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map((file) => [file.name, file]));
  }

  /** `x`, `x#2`; `$3‹a.next›` of a temporary. */
  show(variable: Variable): string {
    return showName(variable.name, this.expression(variable));
  }

  /** What a temporary stands for, on one line: `a.next`. Undefined for variables that have a name in Java. */
  expression(variable: Variable): string | undefined {
    if (!variable.isTemporary) return undefined;
    const { method } = variable;
    const known = valueAt(this.#methods, method, () => new MethodExpressions(method, (span) => this.#textAt(span)));
    return known.of(variable);
  }

  /**
   * A statement of the three-address code; temporaries that it reads are shown with what they stand for. `naming` is for variables
   * that have a name in Java.
   */
  statement(instruction: Instruction, naming?: Naming): string {
    return formatStatement(instruction, this.#readBy(instruction, naming));
  }

  /** What an assignment computes stands behind its target already. */
  #readBy(instruction: Instruction, naming?: Naming): Naming {
    const target = variableWritten(instruction);
    return (variable, isAssigned) => {
      if (variable.isTemporary) return variable === target ? variable.name : this.show(variable);
      return naming?.(variable, isAssigned) ?? variable.name;
    };
  }

  /** The text of the reader at a place, on one line. */
  source(span: Span): string {
    return this.#textAt(span);
  }

  #textAt({ file, start, end }: Span): string {
    const source = this.#files.get(file);
    if (source === undefined) return "";
    const lines = this.#lines.get(source) ?? lineStarts(source.text);
    this.#lines.set(source, lines);
    const offset = ({ line, column }: Span["start"]) => (lines[line - 1] ?? source.text.length) + column - 1;
    return onOneLine(source.text.slice(offset(start), offset(end)));
  }
}

/** The temporaries of one method. */
class MethodExpressions {
  readonly #method: Method;
  readonly #textAt: (span: Span) => string;
  readonly #definitions = new Map<Variable, Instruction[]>();
  readonly #known = new Map<Variable, string>();
  /** The texts of the reader that a temporary stands for, each of them once: in `a + b` in a box, the sum is `a + b`. */
  readonly #written = new Map<Variable, string>();

  constructor(method: Method, textAt: (span: Span) => string) {
    this.#method = method;
    this.#textAt = textAt;
    for (const instruction of method.body) {
      const target = variableWritten(instruction);
      if (target?.isTemporary !== true) continue;
      append(this.#definitions, target, instruction);
    }
    const places = new Set<string>();
    for (const variable of method.variables) {
      if (!variable.isTemporary) continue;
      const place = spanKey(variable.span);
      const text = places.has(place) ? "" : textAt(variable.span);
      const definitions = this.#definitions.get(variable) ?? [];
      if (text === "" || definitions.length === 0 || !isTextOf(text, definitions)) continue;
      places.add(place);
      this.#written.set(variable, text);
    }
  }

  of(variable: Variable): string {
    const known = this.#known.get(variable);
    if (known !== undefined) return known;
    // A variable that its own value is computed from: shown by its name in there.
    this.#known.set(variable, variable.name);
    const text = this.#written.get(variable) ?? this.#composed(variable);
    const limited = text.length <= MAX_EXPRESSION ? text : `${text.slice(0, MAX_EXPRESSION - 1)}…`;
    this.#known.set(variable, limited);
    return limited;
  }

  #composed(variable: Variable): string {
    const [first, ...others] = this.#definitions.get(variable) ?? [];
    if (first === undefined) return this.#parameter(variable);
    // The index of `for (T x : array)`.
    if (others.length > 0) return `${this.#computed(first)}…`;
    return this.#computed(first);
  }

  /** A parameter that stands nowhere: `C::compare(_, …)` of the function of a method reference, or of an enum's constructor. */
  #parameter(variable: Variable): string {
    const { parameters, kind } = this.#method;
    if (kind === "constructor") return parameters[0] === variable ? "name()" : "ordinal()";
    const places = parameters.map((each) => (each === variable ? "_" : "…"));
    return `${this.#textAt(variable.span) || "λ"}(${places.join(", ")})`;
  }

  #computed(instruction: Instruction): string {
    switch (instruction.kind) {
      case "copy":
        return this.#name(instruction.source);
      case "constant":
        return formatConstant(instruction.value);
      case "string-literal":
        return instruction.site.label;
      case "new":
        return `new ${showType(instruction.site.type)}(${this.#list(instruction.arguments)})`;
      case "closure":
        return "λ";
      case "catch":
        return `catch (${instruction.types.map(({ name }) => name).join(" | ")})`;
      case "concat":
        return instruction.parts.map((part) => this.#part(part)).join(" + ");
      case "call": {
        const { receiver, site } = instruction;
        const { target } = site;
        const on = receiver === undefined ? target.class.name : this.#part({ kind: "variable", variable: receiver });
        return `${on}.${target.name}(${this.#list(instruction.arguments)})`;
      }
      case "load":
        return keptName(instruction.field) ?? `${this.#partOf(instruction.base)}.${instruction.field.name}`;
      case "static-load":
        return `${instruction.field.class.name}.${instruction.field.name}`;
      case "array-load":
        return `${this.#partOf(instruction.base)}[${this.#operand(instruction.index)}]`;
      case "array-length":
        return `${this.#partOf(instruction.base)}.length`;
      case "binary":
        return `${this.#part(instruction.left)} ${instruction.operator} ${this.#part(instruction.right)}`;
      case "unary":
        return `${instruction.operator}${this.#part(instruction.operand)}`;
      case "cast":
      case "convert":
        return `(${showType(instruction.type)}) ${this.#part(instruction.source)}`;
      case "instanceof":
        return `${this.#part(instruction.source)} instanceof ${showType(instruction.type)}`;
      case "new-array": {
        const lengths = instruction.lengths.map((length) => `[${this.#operand(length)}]`);
        const [site] = instruction.sites;
        return `new ${site === undefined ? "" : showType(site.type).replace(/(\[\])+$/, "")}${lengths.join("")}`;
      }
      default:
        return formatStatement(instruction);
    }
  }

  #name(variable: Variable): string {
    return variable.isTemporary ? this.of(variable) : variable.name.replace(/#\d+$/, "");
  }

  #operand(operand: Operand): string {
    return operand.kind === "variable" ? this.#name(operand.variable) : formatConstant(operand);
  }

  #list(operands: readonly Operand[]): string {
    return operands.map((operand) => this.#operand(operand)).join(", ");
  }

  #partOf(variable: Variable): string {
    return this.#part({ kind: "variable", variable });
  }

  /** In brackets where it is an operation itself. */
  #part(operand: Operand): string {
    const text = this.#operand(operand);
    return isOperation(text) ? `(${text})` : text;
  }
}

/** Whether it is Java's name for what an object keeps unwritten: the object around it, or a captured variable. */
export function isCapture(name: string): boolean {
  return name === "this$0" || name.startsWith("val$");
}

/** What a field holds that is not in the source: the object around, or a captured variable. */
function keptName({ name, class: owner, type }: Field): string | undefined {
  if (!isCapture(name)) return undefined;
  if (name !== "this$0") return name.slice("val$".length);
  return owner.isSynthetic ? "this" : `${showType(type)}.this`;
}

/** Outside of brackets and texts there is a space, as around operators; not only that of `new`. */
function isOperation(text: string): boolean {
  let depth = 0;
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "_").replace(/^new /, "");
  for (const char of bare) {
    if ("([{".includes(char)) depth++;
    else if (")]}".includes(char)) depth--;
    else if (depth === 0 && char === " ") return true;
  }
  return false;
}

/** Whether a text of the reader is what these instructions compute, and not a part of it: `xs` is not `xs.iterator()`. */
function isTextOf(text: string, [instruction, ...others]: readonly Instruction[]): boolean {
  if (instruction === undefined) return false;
  if (others.length > 0) return /\?|\bswitch\b|&&|\|\||!|\binstanceof\b/.test(text);
  switch (instruction.kind) {
    case "copy":
      return true;
    case "new":
      return /\bnew\b.|::/.test(text);
    case "new-array":
      return /\bnew\b|\{|::/.test(text);
    case "closure":
      return /->|::/.test(text);
    case "concat":
      return text.includes("+");
    case "call":
      return new RegExp(
        String.raw`(?<![\w$])${escaped(instruction.site.target.name)}\s*\(|::${escaped(instruction.site.target.name)}$`,
      ).test(text);
    case "load":
    case "static-load":
      // The value before `::`.
      if (instruction.field.class.isSynthetic) return keptName(instruction.field) === "receiver";
      return new RegExp(String.raw`(?<![\w$])${escaped(instruction.field.name)}$`).test(text);
    case "array-load":
      return text.endsWith("]");
    case "array-length":
      return text.endsWith("length");
    case "binary":
    case "unary":
      return text.includes(instruction.operator);
    case "cast":
      return instruction.isWritten && text.startsWith("(");
    case "convert":
      return text.startsWith("(");
    case "instanceof":
      return /\binstanceof\b/.test(text);
    default:
      return false;
  }
}

function escaped(name: string): string {
  return name.replaceAll("$", String.raw`\$`);
}

/** Without comments and line breaks; one space for every stretch of white space, none beside a dot or inside a bracket. */
function onOneLine(text: string): string {
  // Characters are not repeated in a group: each time would take room on the stack of the matcher.
  const pieces = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)+/g;
  const joined = text.replace(pieces, (piece, at: number) => {
    if (/^["']/.test(piece)) return piece;
    const [before = "", after = ""] = [text[at - 1], text[at + piece.length]];
    return "([.".includes(before) || ")].,;".includes(after) ? "" : " ";
  });
  return joined.trim();
}
