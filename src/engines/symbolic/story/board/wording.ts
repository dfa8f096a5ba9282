import { locationName, type Seq } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/observer.ts";
import type { EndlessInput, GeneratedTest, TestInput } from "../../algorithm/test-input/test-input.ts";
import { say } from "../../messages/say.ts";
import { showInputValue } from "../drawings/input-pictures.ts";
import { type EndSymbol, factKinds } from "../facts/index.ts";
import type { SymbolicRun } from "./run.ts";
import { statementOf, statementText } from "./statements.ts";

/** `node 3 (3: pre(X, Y) by disjunct 2)` */
export function nodeText(run: SymbolicRun, row: number): string {
  return nodeName(row, run.row("nodes", row)?.cause);
}

/** The same of a node's number and of where it comes from. */
export function nodeName(number: number, cause: Cause | undefined): string {
  const text = cause === undefined ? "" : causeText(cause);
  return text === "" ? say("fact.node", { number }) : say("fact.nodeCause", { number, cause: text });
}

/** How the fact of a step of symbolic execution reads. */
export function factText(run: SymbolicRun, seq: Seq): string {
  const { kind, a, b } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.node:
      return nodeText(run, run.nodeOf(seq) ?? -1);
    case factKinds.configuration: {
      const statement = statementOf(run, seq);
      return statement === undefined ? nodeText(run, b) : statementText(statement);
    }
    case factKinds.verdict: {
      const verdict = run.row("verdicts", a);
      return verdict === undefined ? "" : say("effect.is", { text: verdict.delta, value: verdict.verdict });
    }
    case factKinds.end:
      return `${nodeText(run, b)}: ${endText(run.endOf(seq))}`;
    case factKinds.test: {
      const test = run.row("tests", a);
      return test === undefined ? "" : say("fact.testInput", { number: a + 1, input: inputText(test) });
    }
    default: {
      const coverage = run.row("coverage", a);
      return coverage === undefined
        ? ""
        : say("fact.covered", { covered: coverage.covered, branches: coverage.branches });
    }
  }
}

/** `✗ infeasible`, `return n1`, `… cut off: unfoldings` */
export function endText(end: EndSymbol | undefined): string {
  switch (end?.kind) {
    case "infeasible":
      return say("fact.infeasible");
    case "return":
      return end.text === "" ? "return" : `return ${end.text}`;
    case "exception":
      return `! ${end.text}`;
    case "cut-off":
      return end.text === "steps" ? say("fact.endless") : say("fact.cutOff", { text: end.text });
    case "unknown":
      return say("fact.unknown");
    default:
      return "";
  }
}

/** The label of the edge to a node: the scenario and the choice, or the condition. */
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

/** `x = ℓ1, y = null, integer1 = 4; ℓ1 ↦ node(val: 0, next: null)` */
export function inputText(test: TestInput): string {
  const values = Object.entries(test.arguments).map(([name, value]) => `${name} = ${showInputValue(value)}`);
  const cells = test.heap.map(({ id, type, fields }) => {
    const texts = Object.entries(fields).map(([name, value]) => `${name}: ${showInputValue(value)}`);
    return `${locationName(id)} ↦ ${type}(${texts.join(", ")})`;
  });
  const asked = (test.inputs ?? []).map(({ name, value }) => `${name} = ${JSON.stringify(value)}`);
  return [[...values, ...asked].join(", "), cells.join(" ∗ ")].filter((part) => part !== "").join("; ");
}

/** `return`, `NullPointerException`, `may not terminate` */
export function outcomeText(test: GeneratedTest | EndlessInput): string {
  switch (test.outcome) {
    case "return":
      return "return";
    case "exception":
      return test.exception ?? "exception";
    case "endless":
      return say("outcome.endless");
  }
}
