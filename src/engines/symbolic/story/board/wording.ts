import type { Recording, Seq } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/state/observer.ts";
import type { GeneratedTest, InputValue } from "../../algorithm/test-input/test-input.ts";
import { factKinds } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";

/** How the facts of symbolic execution read. */
export class Wording {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;

  constructor(recording: Recording, symbols: SymbolReader, index: RunIndex) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#index = index;
  }

  /** `node 3 (3: pre(X, Y) by disjunct 2)` */
  node(row: number): string {
    const cause = this.#symbols.node(row)?.cause;
    const text = cause === undefined ? "" : causeText(cause);
    return text === "" ? `node ${row}` : `node ${row} (${text})`;
  }

  fact(seq: Seq): string {
    const { steps } = this.#recording;
    const { kind, a, b, c } = steps.fact(seq);
    switch (kind) {
      case factKinds.node:
        return this.node(this.#index.nodeOf(seq) ?? -1);
      case factKinds.configuration: {
        const execution = this.#symbols.execution(c);
        return execution === undefined ? this.node(b) : joined(execution.text, execution.effect);
      }
      case factKinds.verdict: {
        const verdict = this.#symbols.verdict(a);
        return verdict === undefined ? "" : `${verdict.delta} is ${verdict.verdict}`;
      }
      case factKinds.end:
        return `${this.node(b)}: ${this.end(steps.kind(seq) === "close" ? c : a)}`;
      case factKinds.test: {
        const test = this.#symbols.test(a);
        return test === undefined ? "" : `test ${a + 1}: ${inputText(test)}`;
      }
      default: {
        const coverage = this.#symbols.coverage(a);
        return coverage === undefined ? "" : `${coverage.covered} of ${coverage.branches} branches are covered`;
      }
    }
  }

  /** `✗ infeasible`, `return n1`, `… cut off: unfoldings` */
  end(row: number): string {
    const end = this.#symbols.end(row);
    switch (end?.kind) {
      case "infeasible":
        return "✗ infeasible";
      case "return":
        return end.text === "" ? "return" : `return ${end.text}`;
      case "exception":
        return `! ${end.text}`;
      case "cut-off":
        return `… cut off: ${end.text}`;
      case "unknown":
        return "? unknown";
      default:
        return "";
    }
  }
}

/** What stands at the edge to a node: the scenario and the choice, or the condition. */
export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case "start":
      return "";
    case "initialized":
      return `${cause.scenario}: ${cause.text}`;
    case "branch":
      return cause.branch === undefined ? cause.text : `${cause.branch}: ${cause.text}`;
    case "check":
      return cause.exception === undefined ? cause.text : `${cause.text} !`;
  }
}

/** `x = n1, y = null; n1 ↦ node(val: 0, next: null)` */
export function inputText(test: GeneratedTest): string {
  const parameters = Object.entries(test.arguments).map(([name, value]) => `${name} = ${showInput(value)}`);
  const cells = test.heap.map(({ id, type, fields }) => {
    const texts = Object.entries(fields).map(([name, value]) => `${name}: ${showInput(value)}`);
    return `${id} ↦ ${type}(${texts.join(", ")})`;
  });
  const heap = cells.join(" ∗ ");
  const values = parameters.join(", ");
  return heap === "" ? values : values === "" ? heap : `${values}; ${heap}`;
}

export function showInput(value: InputValue): string {
  return String(value);
}

/** `return`, `NullPointerException` */
export function outcomeText({ outcome, exception }: GeneratedTest): string {
  return outcome === "return" ? "return" : (exception ?? "exception");
}

function joined(text: string, effect: string): string {
  return effect === "" ? text : `${text} — ${effect}`;
}
