import type { Operand } from "../../ir/instruction.ts";
import type { CallSite, Method, Variable } from "../../ir/program.ts";
import { isReference } from "../../ir/types.ts";
import type { CallShape, Delivery, Op } from "../machine/frame.ts";
import { MAX_VALUES } from "../machine/intrinsic.ts";
import type { SiteSet } from "../machine/observe.ts";
import type { Runtime } from "../machine/runtime.ts";
import { longOf } from "../numbers/longs.ts";
import type { Value } from "../values/values.ts";

/** What the decoding of one method shares: the layout of its frames, and the ops beyond its body. */
export class Decoder {
  readonly machine: Runtime;
  readonly method: Method;
  /** Null first: an array that ever held null stays one of references, so that all locals are alike. */
  readonly template: Value[];
  readonly extra: Op[] = [];
  readonly origins: number[] = [];
  readonly #constants = new Map<string, number>();

  constructor(machine: Runtime, method: Method) {
    this.machine = machine;
    this.method = method;
    this.template = method.variables.map(() => null);
    this.template.push(null);
  }

  /** Where the value of an operand is while the method runs. Constants have locals of their own. */
  slot(operand: Operand): number {
    if (operand.kind === "variable") return operand.variable.index;
    if (operand.kind === "null") return this.nullSlot;
    const value = operand.kind === "long" ? longOf(operand.value) : operand.value;
    const key = `${typeof value} ${Object.is(value, -0) ? "-0" : value}`;
    const known = this.#constants.get(key);
    if (known !== undefined) return known;
    const slot = this.newSlot(value);
    this.#constants.set(key, slot);
    return slot;
  }

  /** A local that nothing assigns. */
  get nullSlot(): number {
    return this.method.variables.length;
  }

  /** One more local, for intermediate results. */
  newSlot(value: Value = null): number {
    this.template.push(value);
    return this.template.length - 1;
  }

  /** The index of a further op, which belongs to instruction `origin`. */
  append(origin: number, make: (pc: number) => Op): number {
    const pc = this.method.body.length + this.extra.length;
    const index = this.extra.length;
    this.extra.push(() => pc);
    this.origins.push(origin);
    this.extra[index] = make(pc);
    return pc;
  }

  /** Where to note what a variable is assigned; undefined for one of a primitive type. */
  observed(target: Variable): SiteSet | undefined {
    return isReference(target.type) ? this.machine.observations.variable(target) : undefined;
  }

  delivery(target: Variable | undefined): Delivery | undefined {
    return target === undefined ? undefined : { slot: target.index, set: this.observed(target) };
  }

  shape(
    slots: readonly number[],
    delivery: Delivery | undefined,
    pc: number,
    next: number,
    from?: CallSite,
  ): CallShape {
    const padded = Array.from({ length: Math.max(MAX_VALUES, slots.length) }, (_, i) => slots[i] ?? this.nullSlot);
    return { slots, padded, delivery, ...(from === undefined ? {} : { from }), pc, next };
  }
}
