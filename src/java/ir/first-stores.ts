import { siteOf } from "./flow-graph.ts";
import type { Instruction, Operand } from "./instruction.ts";
import type { AllocationSite, Field, Method, Variable } from "./program.ts";
import { variablesRead, variableWritten } from "./uses.ts";

/** A field, the index of an element, or undefined: some element. */
type Cell = Field | number | undefined;

/**
 * Whether a load may see the 0 that a cell holds before anything is stored. It does not where a straight run from the
 * allocation on stores it before the object is used for anything else: in the constructor, or behind the `new`.
 */
export function seesDefault(site: AllocationSite, cell: Cell): boolean {
  const { method } = site;
  const body = method?.body ?? [];
  const index = body.findIndex((each) => ("sites" in each ? each.sites[0] : "site" in each && each.site) === site);
  const allocation = body[index];
  if (method === undefined || allocation === undefined) return true;
  const isStoredBehind = (target: Variable, each: Cell): boolean =>
    storesFirst(method, index + 1, target, each) === true;
  if (allocation.kind === "new") {
    const { target: constructor } = allocation.constructor;
    return !(storesFirst(constructor, 0, constructor.thisVariable, cell) ?? isStoredBehind(allocation.target, cell));
  }
  if (allocation.kind !== "new-array") return allocation.kind !== "closure";
  const count = cell === undefined ? (numberOf(allocation.lengths[0]) ?? 0) : 0;
  const cells = count === 0 ? [cell] : Array.from({ length: count }, (_, each) => each);
  return !cells.every((each) => isStoredBehind(allocation.target, each));
}

/** The same of a static field, where a program runs these methods from `entry` on: `entry` or the initializer of its class stores it first, and no other initializer can read it. */
export function staticSeesDefault(field: Field, entry: Method, methods: readonly Method[]): boolean {
  const initializers = methods.filter(({ kind }) => kind === "static-initializer");
  const own = initializers.filter((each) => each.class === field.class);
  const storing = [entry, ...own].filter((each) => storesFirst(each, 0, undefined, field) === true);
  const others = initializers.filter((each) => !storing.includes(each)).flatMap(({ body }) => body);
  const mayRead = (each: Instruction): boolean =>
    siteOf(each) !== undefined || (each.kind === "static-load" && each.field === field);
  return storing.length === 0 || others.some(mayRead);
}

/**
 * Whether a straight run of instructions begins by storing a cell of the object in `holder`; without a holder, a static
 * field. Undefined: it ends without using the object.
 */
function storesFirst(method: Method, from: number, holder: Variable | undefined, cell: Cell): boolean | undefined {
  if (method.handlers.length > 0) return false;
  for (const instruction of method.body.slice(from)) {
    const effect = holder === undefined ? staticEffectOf(instruction, cell) : effectOf(instruction, holder, cell);
    if (effect !== undefined || instruction.kind === "return") return effect;
    if (["goto", "if-false", "throw"].includes(instruction.kind)) return false;
  }
  return undefined;
}

/** Whether an instruction stores the cell first; undefined where it does nothing to it. */
function effectOf(instruction: Instruction, holder: Variable, cell: Cell): boolean | undefined {
  const { kind } = instruction;
  const isThere = cell !== undefined && cellOf(instruction) === cell;
  const uses = variablesRead(instruction).filter((variable) => variable === holder).length;
  if (uses > 1 || variableWritten(instruction) === holder) return false;
  if (uses === 0 || kind === "array-length") return undefined;
  const constructor = kind === "call" && instruction.receiver === holder ? instruction.site.target : undefined;
  if (constructor?.kind === "constructor") return storesFirst(constructor, 0, constructor.thisVariable, cell);
  const isAccess = (kind === "load" || kind === "store" || kind === "array-store") && instruction.base === holder;
  return isAccess && !isThere ? undefined : isAccess && kind !== "load";
}

/** The same of a static field, which any call may use. */
function staticEffectOf(instruction: Instruction, cell: Cell): boolean | undefined {
  const isUse = siteOf(instruction) !== undefined || cellOf(instruction) === cell;
  return isUse ? instruction.kind === "static-store" : undefined;
}

function cellOf(instruction: Instruction): Cell {
  return "field" in instruction ? instruction.field : "index" in instruction ? numberOf(instruction.index) : undefined;
}

function numberOf(index: Operand | undefined): number | undefined {
  return index?.kind === "int" ? index.value : undefined;
}
