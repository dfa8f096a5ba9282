import type { Constant, Instruction, Operand } from "./instruction.ts";
import type { CallSite, ClassInfo, Method, Program, Variable } from "./program.ts";
import { showType } from "./types.ts";

/**
 * The three-address code as text: classes, methods with their variables, numbered instructions. In brackets stand
 * the labels of allocation and call sites, after `//` the source line.
 */
export function formatProgram(program: Program): string {
  return [...programPieces(program)].join("");
}

/** The same in pieces, a method at a time. */
export function* programPieces(program: Program): Generator<string, void, undefined> {
  let isFirst = true;
  for (const info of program.classes) {
    if (info.isLibrary) continue;
    if (!isFirst) yield "\n\n";
    isFirst = false;
    yield* classPieces(info);
  }
  yield "\n";
}

function* classPieces(info: ClassInfo): Generator<string, void, undefined> {
  const kind = info.kind === "class" && info.isAbstract ? "abstract class" : info.kind;
  const superclass = info.superclass === undefined ? "" : ` extends ${info.superclass.name}`;
  const word = info.kind === "interface" ? "extends" : "implements";
  const interfaces =
    info.interfaces.length === 0 ? "" : ` ${word} ${info.interfaces.map((each) => each.name).join(", ")}`;
  const fields = info.fields.map(
    (field) => `  ${field.isStatic ? "static " : ""}${showType(field.type)} ${field.name}\n`,
  );
  yield `${kind} ${info.name}${superclass}${interfaces}\n${fields.join("")}`.trimEnd();
  for (const method of info.methods) yield `\n\n${formatMethod(method).trimEnd()}`;
}

/** One method, indented below its class. */
export function formatMethod(method: Method): string {
  const words = [
    method.isImplicit ? "implicit " : "",
    method.isAbstract ? "abstract " : "",
    method.isPrivate && method.kind !== "static-initializer" ? "private " : "",
    method.isStatic ? "static " : "",
    method.kind === "method" ? `${showType(method.returnType)} ` : "",
  ];
  const variables = method.variables
    .filter((variable) => variable !== method.thisVariable)
    .map((variable) => `    ${showType(variable.type)} ${variable.name}\n`);
  const width = String(Math.max(0, method.body.length - 1)).length;
  const body = method.body.map(
    (instruction, i) =>
      `    ${String(i).padStart(width)}: ${formatInstruction(instruction)}  // ${instruction.span.start.line}\n`,
  );
  return `  ${words.join("")}${method.label}\n${variables.join("")}${body.join("")}`;
}

/** How a variable is called where an instruction reads or assigns it. */
export type Naming = (variable: Variable, isAssigned: boolean) => string;

const plainName: Naming = ({ name }) => name;

/** One instruction, without its number. `naming` says how its variables are called, where not by their names. */
export function formatInstruction(instruction: Instruction, naming = plainName): string {
  const nameOf = (variable: Variable) => naming(variable, false);
  const operand = (value: Operand) => (value.kind === "variable" ? nameOf(value.variable) : formatConstant(value));
  const list = (values: readonly Operand[]) => values.map(operand).join(", ");
  const assigned = "target" in instruction && instruction.target !== undefined ? naming(instruction.target, true) : "";
  switch (instruction.kind) {
    case "constant":
      return `${assigned} = ${formatConstant(instruction.value)}`;
    case "string-literal":
      return `${assigned} = ${instruction.site.label}`;
    case "new":
      return `${assigned} = new ${showType(instruction.site.type)}(${list(instruction.arguments)}) [${instruction.site.label}, ${callee(instruction.constructor)}]`;
    case "new-array":
      return `${assigned} = new ${instruction.sites[0] === undefined ? "?" : showType(instruction.sites[0].type)} of ${list(instruction.lengths)} [${instruction.sites.map((site) => site.label).join(", ")}]`;
    case "copy":
      return `${assigned} = ${nameOf(instruction.source)}`;
    case "cast":
      return `${assigned} = (${showType(instruction.type)}) ${operand(instruction.source)}${instruction.isWritten ? "" : " [erasure]"}`;
    case "load":
      return `${assigned} = ${nameOf(instruction.base)}.${fieldName(instruction)}`;
    case "store":
      return `${nameOf(instruction.base)}.${fieldName(instruction)} = ${operand(instruction.source)}`;
    case "static-load":
      return `${assigned} = ${fieldName(instruction)}`;
    case "static-store":
      return `${fieldName(instruction)} = ${operand(instruction.source)}`;
    case "array-load":
      return `${assigned} = ${nameOf(instruction.base)}[${operand(instruction.index)}]`;
    case "array-store":
      return `${nameOf(instruction.base)}[${operand(instruction.index)}] = ${operand(instruction.source)}`;
    case "array-length":
      return `${assigned} = ${nameOf(instruction.base)}.length`;
    case "call": {
      const { receiver, site, target } = instruction;
      const on = receiver === undefined ? "" : `${nameOf(receiver)}.`;
      const call = `${on}${site.target.name}(${list(instruction.arguments)}) [${callee(site)}]`;
      return target === undefined ? call : `${assigned} = ${call}`;
    }
    case "binary":
      return `${assigned} = ${operand(instruction.left)} ${instruction.operator} ${operand(instruction.right)}`;
    case "unary":
      return `${assigned} = ${instruction.operator}${operand(instruction.operand)}`;
    case "convert":
      return `${assigned} = (${showType(instruction.type)}) ${operand(instruction.source)}`;
    case "instanceof":
      return `${assigned} = ${operand(instruction.source)} instanceof ${showType(instruction.type)}`;
    case "goto":
      return `goto ${instruction.to}`;
    case "if-false":
      return `if-false ${operand(instruction.condition)} goto ${instruction.to}`;
    case "return":
      return instruction.value === undefined ? "return" : `return ${operand(instruction.value)}`;
    case "nop":
      return "nop";
    case "concat":
      return `${assigned} = ${instruction.parts.map(operand).join(" ++ ")} [${instruction.site.label}]`;
    case "closure":
      return `${assigned} = closure ${instruction.class.name}(${list(instruction.captured.map(({ value }) => value))}) [${instruction.site.label}]`;
    case "throw":
      return `throw ${nameOf(instruction.value)}`;
    case "catch":
      return `catch ${assigned}: ${instruction.types.map((info) => info.name).join(" | ")}`;
  }
}

/** Fields are printed with their class: a hidden field has the same name. */
function fieldName(instruction: { readonly field: { readonly name: string; readonly class: ClassInfo } }): string {
  return `${instruction.field.class.name}::${instruction.field.name}`;
}

const LABELED: ReadonlySet<Instruction["kind"]> = new Set(["new", "new-array", "call", "concat", "closure", "cast"]);

/** An instruction without the labels of sites and jumps, and with fields as the program writes them. */
export function formatStatement(instruction: Instruction, naming = plainName): string {
  const text = formatInstruction(instruction, naming)
    .replace(/^if-false (.*) goto \d+$/, "if $1")
    .replace(/^goto \d+$/, "goto");
  if (instruction.kind === "static-load" || instruction.kind === "static-store") return text.replace("::", ".");
  if ("field" in instruction) return text.replace(`.${instruction.field.class.name}::`, ".");
  const label = LABELED.has(instruction.kind) ? text.lastIndexOf(" [") : -1;
  return label < 0 ? text : text.slice(0, label);
}

function callee(site: CallSite): string {
  return `${site.labels.java} ${site.isImplicit ? "implicit " : ""}${site.kind} ${site.target.label}`;
}

/** `null`, `3L`, `'c'`: as Java writes it. */
export function formatConstant(value: Constant): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "char":
      return `'${String.fromCharCode(value.value)}'`;
    case "long":
      return `${value.value}L`;
    case "float":
    case "double":
      return `${Number.isInteger(value.value) ? value.value.toFixed(1) : value.value}${value.kind === "float" ? "f" : ""}`;
    default:
      return String(value.value);
  }
}
