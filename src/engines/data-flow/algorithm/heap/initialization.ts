import type { Field, Instruction, Method, Operand, Variable } from "../../../../java/index.ts";
import { variablesRead, variableWritten } from "../../../../java/index.ts";
import { siteOf } from "../graph/flow-graph.ts";
import type { ObjectId, PointsToView } from "./points-to-view.ts";

/** A field, the index of an element, or undefined: some element. */
export type Cell = Field | number | undefined;

/** What happens to a cell first. */
type Fate = "stored" | "untouched" | "unknown";

/**
 * Whether a load can see the 0 that fields and elements hold before anything is stored. It cannot where the store
 * follows the allocation at once: in the constructor, or behind the `new` before the object is used for anything
 * else. Static fields: where their class stores them when it is initialized, or `main` does first of all.
 */
export class Initialization {
  readonly #view: PointsToView;
  readonly #fates = new Map<string, Fate>();

  constructor(view: PointsToView) {
    this.#view = view;
  }

  seesDefault(object: ObjectId, cell: Cell): boolean {
    const site = this.#view.facts.objects[object]?.site;
    const isAllocation = (each: Instruction): boolean =>
      ("sites" in each ? each.sites[0] : "site" in each && each.site) === site;
    const index = site?.method?.body.findIndex(isAllocation) ?? -1;
    const instruction = site?.method?.body[index];
    if (site?.method === undefined || instruction === undefined) return true;
    const isStoredNext = (target: Variable, each: Cell): boolean =>
      this.#fateOf(target.method, index + 1, target, each) === "stored";
    switch (instruction.kind) {
      case "closure":
        return false;
      case "new": {
        const { target: constructor } = instruction.constructor;
        const fate = this.#fateOf(constructor, 0, constructor.thisVariable, cell);
        return fate === "untouched" ? !isStoredNext(instruction.target, cell) : fate === "unknown";
      }
      case "new-array": {
        const count = cell === undefined ? numberOf(instruction.lengths[0]) : undefined;
        const cells = count === undefined ? [cell] : Array.from({ length: count }, (_, each) => each);
        return cells.some((each) => !isStoredNext(instruction.target, each));
      }
      default:
        return true;
    }
  }

  staticSeesDefault(field: Field): boolean {
    const { methods, facts } = this.#view;
    const fates = methods
      .filter((method) => method === facts.entry || method.kind === "static-initializer")
      .map((method) => ({ method, fate: this.#fateOf(method, 0, undefined, field) }));
    return (
      fates.some(({ method, fate }) => fate === "unknown" && method !== facts.entry) ||
      !fates.some(({ method, fate }) => fate === "stored" && (method === facts.entry || method.class === field.class))
    );
  }

  /**
   * What happens first, from an instruction on, to a cell of the object in `holder`; without a holder, to a static
   * field. Stored: in a straight run of instructions, and no handler can be reached without.
   */
  #fateOf(method: Method, from: number, holder: Variable | undefined, cell: Cell): Fate {
    const name = typeof cell === "object" ? `${cell.class.name}.${cell.name}` : cell;
    const key = `${method.label} ${from} ${holder?.index} ${name}`;
    const known = this.#fates.get(key);
    if (known !== undefined) return known;
    // Of a recursive method, while it is looked at.
    this.#fates.set(key, "unknown");
    const fate = this.#findFate(method, from, holder, cell);
    this.#fates.set(key, fate);
    return fate;
  }

  #findFate(method: Method, from: number, holder: Variable | undefined, cell: Cell): Fate {
    const rest = method.body.slice(from);
    const fates = rest.map((instruction) => this.#effectOf(instruction, holder, cell));
    const first = fates.findIndex((fate) => fate !== "untouched");
    if (first < 0) return "untouched";
    const isCertain = method.handlers.length === 0 && !rest.slice(0, first).some(({ kind }) => JUMPS.has(kind));
    return isCertain ? (fates[first] ?? "unknown") : "unknown";
  }

  #effectOf(instruction: Instruction, holder: Variable | undefined, cell: Cell): Fate {
    if (instruction.kind === "call" || instruction.kind === "new") return this.#effectOfCall(instruction, holder, cell);
    const field = "field" in instruction ? instruction.field : undefined;
    if (holder === undefined) {
      if (field === undefined || field !== cell) return "untouched";
      return instruction.kind === "static-store" ? "stored" : "unknown";
    }
    if (variableWritten(instruction) === holder) return "unknown";
    return variablesRead(instruction).includes(holder) ? effectOfUse(instruction, holder, cell) : "untouched";
  }

  #effectOfCall(call: Extract<Instruction, { kind: "call" | "new" }>, holder: Variable | undefined, cell: Cell): Fate {
    const site = siteOf(call);
    const called = site === undefined ? [] : this.#view.allCallees(site);
    // The points-to analysis leaves out the call of Object's constructor.
    const callees = called.length === 0 && site?.kind === "special" ? [site.target] : called;
    const fates = callees.flatMap((callee) => {
      if (holder === undefined) return this.#fateOf(callee, 0, undefined, cell);
      const given = [callee.thisVariable, ...callee.parameters].filter((_, position) => {
        const receiver = call.kind === "call" ? call.receiver : undefined;
        const argument = call.arguments[position - 1];
        return (position === 0 ? receiver : argument?.kind === "variable" && argument.variable) === holder;
      });
      return given.map((parameter) => this.#fateOf(callee, 0, parameter, cell));
    });
    if (fates.includes("unknown")) return "unknown";
    return fates.length > 0 && fates.every((fate) => fate === "stored") ? "stored" : "untouched";
  }
}

/** What an instruction that reads the holder does. */
function effectOfUse(instruction: Instruction, holder: Variable, cell: Cell): Fate {
  switch (instruction.kind) {
    case "store":
    case "array-store": {
      if (instruction.source.kind === "variable" && instruction.source.variable === holder) return "unknown";
      const at = "field" in instruction ? instruction.field : numberOf(instruction.index);
      return at !== undefined && at === cell ? "stored" : "untouched";
    }
    case "load":
      return instruction.field === cell ? "unknown" : "untouched";
    case "array-length":
    case "binary":
    case "instanceof":
      return "untouched";
    default:
      return "unknown";
  }
}

const JUMPS: ReadonlySet<Instruction["kind"]> = new Set(["goto", "if-false", "return", "throw"]);

function numberOf(index: Operand | undefined): number | undefined {
  return index?.kind === "int" ? index.value : undefined;
}
