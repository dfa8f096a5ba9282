import { numberAt } from "../../../../../kernel/index.ts";
import type { Linear } from "../../heaps/linear.ts";
import type { Component } from "./components.ts";
import type { IntegerAnswer } from "./integer-solver.ts";

/** More than these are not remembered. */
const MOST = 50_000;

/** Answers to constraints, whatever their variables are called. */
export class KnownComponents {
  /** The values in the order of the names; false where there is no solution. */
  readonly #answers = new Map<string, readonly bigint[] | false>();

  answerTo(key: string, names: readonly string[]): IntegerAnswer | undefined {
    const known = this.#answers.get(key);
    if (known === undefined) return undefined;
    if (known === false) return { kind: "unsat" };
    return { kind: "sat", values: new Map(names.map((name, index) => [name, known[index] ?? 0n])) };
  }

  remember(key: string, names: readonly string[], answer: IntegerAnswer): void {
    if (answer.kind === "unknown" || this.#answers.size >= MOST) return;
    this.#answers.set(key, answer.kind === "unsat" ? false : names.map((name) => answer.values.get(name) ?? 0n));
  }
}

/** The constraints as a text in which variables are numbered by first occurrence. */
export function renamed({ atMost, unequal }: Component): { readonly key: string; readonly names: readonly string[] } {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => numberAt(numbers, name);
  const show = ({ terms, constant }: Linear): string =>
    `${terms.map(([name, factor]) => `${factor}x${numberOf(name)}`).join("+")}+${constant}`;
  const key = `${atMost.map(show).join(";")}|${unequal.map(show).join(";")}`;
  return { key, names: [...numbers.keys()] };
}
