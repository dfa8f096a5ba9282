import type { Instruction, InstructionOf, Operand, Variable } from "../../../../java/index.ts";
import type { ProgramPoint } from "../dependence-graph/elements.ts";
import { buildCall } from "./calls.ts";
import { CONSTANT, type Construction, type End } from "./construction.ts";
import { buildThrow } from "./exceptions.ts";

/** A⟦statement⟧: Table 1, with Table 2's tags where the options ask for them. */
export function buildStatement(c: Construction, at: ProgramPoint): void {
  const { instruction } = at;
  switch (instruction.kind) {
    case "constant":
    case "string-literal":
      c.flow([CONSTANT], c.written(instruction.target, at), "constant-value", at);
      return;
    case "copy":
      c.flow(c.read(instruction.source, at), c.written(instruction.target, at), "copy", at);
      return;
    case "cast":
    case "convert":
      c.flow(c.valueOf(instruction.source, at), c.written(instruction.target, at), "cast", at);
      return;
    case "binary":
      c.flow(
        [...c.valueOf(instruction.left, at), ...c.valueOf(instruction.right, at)],
        c.written(instruction.target, at),
        "binary-operation",
        at,
      );
      return;
    case "unary":
      c.flow(c.valueOf(instruction.operand, at), c.written(instruction.target, at), "binary-operation", at);
      return;
    case "instanceof":
      c.flow(c.valueOf(instruction.source, at), c.written(instruction.target, at), "binary-operation", at);
      return;
    case "return":
      buildReturn(c, instruction, at);
      return;
    case "new":
    case "call":
      buildCall(c, instruction, at);
      return;
    case "concat":
      c.flow(
        instruction.parts.flatMap((part) => c.valueOf(part, at)),
        c.written(instruction.target, at),
        "string",
        at,
      );
      return;
    case "throw":
      buildThrow(c, instruction, at);
      return;
    case "goto":
    case "if-false":
    case "catch":
    case "nop":
      return;
    default:
      buildHeapAccess(c, instruction, at);
  }
}

type HeapAccess = InstructionOf<
  | "load"
  | "store"
  | "static-load"
  | "static-store"
  | "array-load"
  | "array-store"
  | "array-length"
  | "new-array"
  | "closure"
>;

function buildHeapAccess(c: Construction, instruction: Extract<Instruction, HeapAccess>, at: ProgramPoint): void {
  switch (instruction.kind) {
    case "load":
      c.flow(fieldsOf(c, instruction, at), c.written(instruction.target, at), "field-load", at);
      return;
    case "store":
      c.flow(c.valueOf(instruction.source, at), fieldsOf(c, instruction, at), "field-store", at);
      return;
    case "static-load":
      c.flow(staticOf(c, instruction, at), c.written(instruction.target, at), "static-load", at);
      return;
    case "static-store":
      c.flow(c.valueOf(instruction.source, at), staticOf(c, instruction, at), "static-store", at);
      return;
    case "array-load":
      buildArrayLoad(c, instruction, at);
      return;
    case "array-store":
      buildArrayStore(c, instruction, at);
      return;
    case "array-length": {
      const lengths = c.perObject(instruction.base, (object, context) => [
        c.global({ kind: "length", object }, context),
      ]);
      c.flow(
        [...lengths, ...variableInstead(c, instruction.base, at)],
        c.written(instruction.target, at),
        "length",
        at,
      );
      return;
    }
    case "new-array":
      buildNewArray(c, instruction, at);
      return;
    case "closure":
      for (const { field, value } of instruction.captured) {
        const targets = c.perObject(instruction.target, (object, context) =>
          object.site === instruction.site ? [c.global({ kind: "field", object, field }, context)] : [],
        );
        c.flow(c.valueOf(value, at), targets, "capture", at);
      }
  }
}

function buildReturn(c: Construction, instruction: InstructionOf<"return">, at: ProgramPoint): void {
  const { value } = instruction;
  if (value === undefined) return;
  c.flow(c.valueOf(value, at), [{ kind: "location", location: c.graph.returned(at.method) }], "return", at);
}

/** {o.g | o ∈ pta(r, cc)} */
function fieldsOf(
  c: Construction,
  access: InstructionOf<"load"> | InstructionOf<"store">,
  at: ProgramPoint,
): readonly End[] {
  const { base, field } = access;
  const found = c.perObject(base, (object, context) => [c.global({ kind: "field", object, field }, context)]);
  return found.length > 0 ? found : c.read(base, at);
}

function staticOf(
  c: Construction,
  access: InstructionOf<"static-load"> | InstructionOf<"static-store">,
  at: ProgramPoint,
): readonly End[] {
  return c.contextsOf(at.method).map((context) => c.global({ kind: "static", field: access.field }, context));
}

/** Where arrays are known by their variable only: made in the library, or at no allocation site of the analysis. */
function variableInstead(c: Construction, base: Variable, at: ProgramPoint): readonly End[] {
  return !c.hasObjects(base) || c.holdsLibraryMade(base) ? c.read(base, at) : [];
}

function elementsOf(c: Construction, base: Variable, at: ProgramPoint): readonly End[] {
  const elements = c.perObject(base, (object, context) => [c.global({ kind: "elements", object }, context)]);
  return [...elements, ...variableInstead(c, base, at)];
}

/** A symbolic index is the business of `implicit`: Table 1 looks at elements only. */
function indexOf(c: Construction, index: Operand, at: ProgramPoint): readonly End[] {
  return c.options.implicit && index.kind === "variable" ? c.read(index.variable, at) : [];
}

function buildArrayLoad(c: Construction, load: InstructionOf<"array-load">, at: ProgramPoint): void {
  c.flow(elementsOf(c, load.base, at), c.written(load.target, at), "array-load", at);
  c.flow(indexOf(c, load.index, at), c.written(load.target, at), "implicit-flow", at);
}

function buildArrayStore(c: Construction, store: InstructionOf<"array-store">, at: ProgramPoint): void {
  const targets = elementsOf(c, store.base, at);
  c.flow(c.valueOf(store.source, at), targets, "array-store", at);
  c.flow(indexOf(c, store.index, at), targets, "implicit-flow", at);
}

/** Each dimension has its length; the arrays of an inner one are the elements of those around it. */
function buildNewArray(c: Construction, instruction: InstructionOf<"new-array">, at: ProgramPoint): void {
  for (const [dimension, length] of instruction.lengths.entries()) {
    const site = instruction.sites[dimension];
    const targets = c.perObject(instruction.target, (outer, context) => {
      let objects = [outer];
      for (let depth = 0; depth < dimension; depth++)
        objects = objects.flatMap((object) => [...c.view.elementsOf(object)]);
      return objects
        .filter((object) => object.site === site)
        .map((object) => c.global({ kind: "length", object }, context));
    });
    c.flow(c.valueOf(length, at), targets, "new-array", at);
  }
}
