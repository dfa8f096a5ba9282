import type { Direction, FlowNode, Method, ShownVariables } from "../../../java/index.ts";
import { valueAt } from "../../../kernel/index.ts";
import type { Wanted } from "./wanted.ts";

/** How facts are written: `x@3 ∈ IN[8: y = x]`, `x=4 ∈ OUT[8: y = x]`. */
export class FlowNames {
  readonly #isForward: boolean;
  readonly #shown: ShownVariables;
  readonly #namesOf: FlowNames["of"];
  readonly #names = new Map<Method, readonly (string | undefined)[]>();

  constructor(direction: Direction, namesOf: FlowNames["of"], shown: ShownVariables) {
    this.#isForward = direction === "forward";
    this.#shown = shown;
    this.#namesOf = namesOf;
  }

  /** The members of a method's facts; temporaries with what they stand for. */
  of(method: Method): readonly (string | undefined)[] {
    return valueAt(this.#names, method, () => {
      const temporaries = method.variables.filter(({ isTemporary }) => isTemporary);
      const shown = new Map(temporaries.map((variable) => [variable.name, this.#shown.show(variable)]));
      return this.#namesOf(method).map((name) =>
        name?.replace(/^[^@]*/, (variable) => shown.get(variable) ?? variable),
      );
    });
  }

  /** `8: y = x`, `entry C.m()` */
  node({ kind, instruction, method }: FlowNode): string {
    if (instruction === undefined) return `${kind} ${method.label}`;
    const sign = kind === "return-site" ? " ↩" : "";
    return `${instruction.span.start.line}: ${this.#shown.statement(instruction)}${sign}`;
  }

  /** Backward, what goes into the transfer function is OUT. */
  side(side: Wanted["side"]): "IN" | "OUT" {
    return (side === "input") === this.#isForward ? "IN" : "OUT";
  }

  /** `x=4`, `x@3` */
  member(method: Method, member: number, value: string): string {
    const name = this.of(method)[member] ?? "?";
    return value === "" ? name : `${name}=${value}`;
  }

  text({ node, side, member, value }: Wanted): string {
    return `${this.member(node.method, member, value)} ∈ ${this.side(side)}[${this.node(node)}]`;
  }

  at({ instruction, method }: FlowNode): { readonly file: string; readonly line: number } {
    const { file, start } = instruction?.span ?? method.span;
    return { file, line: start.line };
  }
}
