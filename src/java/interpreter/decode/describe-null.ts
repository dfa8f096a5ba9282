import type { Instruction } from "../../ir/instruction.ts";
import type { Method, Program, Variable } from "../../ir/program.ts";
import { variableWritten } from "../../ir/uses.ts";
import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { messageName } from "../values/binary-names.ts";

/**
 * Why instruction `at` met null: ` because "x.next" is null`, as the messages of NullPointerException say it (JEP 358).
 * Locals go by their names, as in classes compiled with -g. Empty when it cannot be said.
 */
export function nullCause(
  program: Program,
  method: Method,
  at: number,
  variable = dereferenced(method.body[at]),
): string {
  if (variable === undefined) return "";
  const described = describe(program, method, variable, at);
  if (described === undefined) return "";
  return virtualMachineText("null-because", { value: described.startsWith("the ") ? described : `"${described}"` });
}

function dereferenced(instruction: Instruction | undefined): Variable | undefined {
  switch (instruction?.kind) {
    case "load":
    case "store":
    case "array-load":
    case "array-store":
    case "array-length":
      return instruction.base;
    case "call":
      return instruction.receiver;
    case "throw":
      return instruction.value;
    default:
      return undefined;
  }
}

function describe(program: Program, method: Method, variable: Variable, before: number): string | undefined {
  if (!variable.isTemporary) return variable.name.replace(/#\d+$/, "");
  const at = method.body.findLastIndex(
    (instruction, index) => index < before && variableWritten(instruction) === variable,
  );
  const instruction = method.body[at];
  return instruction === undefined ? undefined : describeResult(program, method, instruction, at);
}

function describeResult(program: Program, method: Method, instruction: Instruction, at: number): string | undefined {
  switch (instruction.kind) {
    case "copy":
      return describe(program, method, instruction.source, at);
    case "cast":
      return instruction.source.kind === "variable"
        ? describe(program, method, instruction.source.variable, at)
        : "null";
    case "constant":
      return "null";
    case "load":
      return `${describe(program, method, instruction.base, at) ?? "…"}.${instruction.field.name}`;
    case "static-load":
      return `${instruction.field.class.name}.${instruction.field.name}`;
    case "array-load": {
      const { index } = instruction;
      const shown = index.kind === "variable" ? describe(program, method, index.variable, at) : constantText(index);
      return `${describe(program, method, instruction.base, at) ?? "…"}[${shown ?? "..."}]`;
    }
    case "call":
      return virtualMachineText("returned-value", { method: showMethod(program, instruction.site.target) });
    default:
      return undefined;
  }
}

function constantText(constant: { readonly kind: string; readonly value?: unknown }): string {
  return String(constant.value ?? "null");
}

/** `java.util.List.add(Object)`: classes with their package, but `String` and `Object` without. */
export function showMethod(program: Program, method: Method): string {
  const owner = messageName(program, { kind: "class", class: method.class });
  return `${owner}.${method.name}(${method.parameters.map(({ type }) => messageName(program, type)).join(", ")})`;
}
