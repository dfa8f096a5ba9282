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
  readonly #allocations = new Map<string, { readonly method: Method; readonly index: number }>();
  readonly #fates = new Map<string, Fate>();

  constructor(view: PointsToView) {
    this.#view = view;
    for (const method of view.methods)
      for (const [index, instruction] of method.body.entries()) {
        const sites = "sites" in instruction ? instruction.sites : "site" in instruction ? [instruction.site] : [];
        const [label] = sites.map((site) => site.label);
        if (label !== undefined) this.#allocations.set(label, { method, index });
      }
  }

  seesDefault(object: ObjectId, cell: Cell): boolean {
    const allocation = this.#allocations.get(this.#view.siteOf(object));
    const instruction = allocation?.method.body[allocation.index];
    if (allocation === undefined || instruction?.kind === "call") return true;
    const isStoredNext = (target: Variable, each: Cell): boolean =>
      this.#fateOf(allocation.method, allocation.index + 1, target, each) === "stored";
    if (instruction?.kind === "new") {
      const constructor = instruction.constructor.target;
      const fate = this.#fateOf(constructor, 0, constructor.thisVariable, cell);
      return fate === "unknown" || (fate === "untouched" && !isStoredNext(instruction.target, cell));
    }
    if (instruction?.kind !== "new-array") return instruction?.kind !== "closure";
    const [length] = instruction.lengths;
    const count = length?.kind === "int" ? length.value : undefined;
    const cells = cell !== undefined || count === undefined ? [cell] : Array.from({ length: count }, (_, each) => each);
    return cells.some((each) => !isStoredNext(instruction.target, each));
  }

  staticSeesDefault(field: Field): boolean {
    const { entry, methods } = this.#view;
    const fateIn = (method: Method): Fate => this.#fateOf(method, 0, undefined, field);
    const initializers = methods.filter(({ kind }) => kind === "static-initializer");
    const first = methods.filter(
      (method) => method === entry || (method.class === field.class && initializers.includes(method)),
    );
    return initializers.some((each) => fateIn(each) === "unknown") || !first.some((each) => fateIn(each) === "stored");
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
    this.#fates.set(key, "unknown");
    const rest = method.body.slice(from);
    const effects = rest.map((instruction) => this.#effectOf(instruction, holder, cell));
    const jump = rest.findIndex(
      ({ kind }) => kind === "goto" || kind === "if-false" || kind === "return" || kind === "throw",
    );
    const first = effects.findIndex((effect) => effect !== "untouched");
    const isStored = effects[first] === "stored" && first < jump && method.handlers.length === 0;
    const fate = first < 0 ? "untouched" : isStored ? "stored" : "unknown";
    this.#fates.set(key, fate);
    return fate;
  }

  #effectOf(instruction: Instruction, holder: Variable | undefined, cell: Cell): Fate {
    if (instruction.kind === "call" || instruction.kind === "new") return this.#effectOfCall(instruction, holder, cell);
    if (holder === undefined) {
      if (instruction.kind === "static-store") return instruction.field === cell ? "stored" : "untouched";
      return instruction.kind === "static-load" && instruction.field === cell ? "unknown" : "untouched";
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
      const given = callee.parameters.filter((_, position) => {
        const argument = call.arguments[position];
        return argument?.kind === "variable" && argument.variable === holder;
      });
      if (call.kind === "call" && call.receiver === holder && callee.thisVariable !== undefined)
        given.push(callee.thisVariable);
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
      const at = "field" in instruction ? instruction.field : indexOf(instruction.index);
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

function indexOf(index: Operand): number | undefined {
  return index.kind === "int" ? index.value : undefined;
}
