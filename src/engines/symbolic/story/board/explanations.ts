import { engineWords, type Message, type Phase, type Section, type Seq } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/observer.ts";
import { factKinds, type RecordedRule } from "../facts/index.ts";
import { choiceText } from "./cards/index.ts";
import type { SymbolicRun } from "./run.ts";
import { statementOf, statementText } from "./statements.ts";
import { inputText, nodeText } from "./wording.ts";

const { message } = engineWords("symbolic");

/** How many steps are told one by one. */
const FEW_STEPS = 6;

/** Algorithm 1, where it runs, then the method itself. */
export function phasesOf({ first, length }: Section): readonly Phase[] {
  const unfolding = { name: message("phase.unfolding"), from: 0 };
  if (first === undefined) return length === 0 ? [] : [unfolding];
  const execution = { name: message("phase.execution"), from: first };
  return first === 0 ? [execution] : [unfolding, execution];
}

/** The sentences before the first step; their texts are in the message catalog. */
export function beginning(run: SymbolicRun) {
  const { method = "", strategy = "separation-logic", contradiction } = run.row("subject", 0) ?? {};
  if (contradiction !== undefined)
    return {
      what: message("start.contradiction", { contradiction }),
      why: message("start.contradicts"),
      effect: strategy === "separation-logic" ? message("start.noInputs") : undefined,
    };
  return {
    what: message("start.what", { method }),
    why: message("start.why", { strategy: words[strategy] }),
  };
}

/** The cases of a sentence have no hyphens. */
const words = { "separation-logic": "logic", lazy: "lazy", "black-box": "box" } as const;

/** One line about a step. */
export function titleOf(run: SymbolicRun, seq: Seq): Message {
  const { kind, a, b } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.node:
      return nodeTitle(run, seq);
    case factKinds.configuration: {
      const statement = statementOf(run, seq);
      if (statement === undefined) return message("what.begin", { node: nodeText(run, b) });
      const isReady = run.executionOf(seq)?.accessedBy === undefined;
      return message(isReady ? "what.executed" : "what.waits", { statement: statement.text });
    }
    case factKinds.verdict: {
      const { verdict = "", delta = "" } = run.row("verdicts", a) ?? {};
      return message("what.verdict", { verdict, delta });
    }
    case factKinds.end: {
      const { kind: end = "", text = "" } = run.endOf(seq) ?? {};
      return message("what.end", { kind: end === "cut-off" ? "cut" : end, text, node: `#${b}` });
    }
    case factKinds.test: {
      const test = run.row("tests", a);
      return message("what.test", { number: a + 1, input: test === undefined ? "" : inputText(test) });
    }
    default: {
      const contradiction = run.row("subject", 0)?.contradiction;
      if (contradiction !== undefined) return message("start.contradiction", { contradiction });
      const { covered = 0, branches = 0, infeasible = 0, open = 0 } = run.row("coverage", a) ?? {};
      return message("what.coverage", { covered, branches, infeasible, open });
    }
  }
}

function nodeTitle(run: SymbolicRun, seq: Seq): Message {
  const row = run.nodeOf(seq) ?? -1;
  if (run.steps.kind(seq) === "take") return message("what.take", { node: nodeText(run, row) });
  const cause = run.causeOf(seq);
  const node = `#${row}`;
  if (cause === undefined || cause.kind === "start") return message("what.first", { node });
  return message("what.put", { node, cause: choiceText(run, row) });
}

/** Why a step was made. */
export function reasonsOf(run: SymbolicRun, seq: Seq): readonly Message[] {
  const { steps } = run;
  if (steps.kind(seq) === "take") return [message("why.take")];
  const rule = run.ruleOf(seq);
  const { a } = steps.fact(seq);
  switch (rule) {
    case "enum-2":
    case "enum-3":
      return [whyInitialized(run.causeOf(seq))];
    case "enum":
      return [message("why.enum", { rule: run.executionOf(seq)?.accessedBy ?? "S-VAR" })];
    case "solve":
      return [message("why.solve", { reason: run.row("verdicts", a)?.reason || "—" })];
    case "infeasible":
    case "unknown":
      return [message(`why.${rule}`, { reason: run.endOf(seq)?.text ?? "" })];
    case "cut-off":
      return [message("why.cut-off", { bound: run.endOf(seq)?.text ?? "" })];
    case "test": {
      const { precondition = false, repOK = "none" } = run.row("tests", a) ?? {};
      const isOfPath = steps.premises(seq).length > 0;
      const values = { precondition: String(precondition), repOK: String(repOK) };
      return [message(isOfPath ? "why.test" : "why.enumerated", values)];
    }
    default:
      return [message(`why.${rule}`)];
  }
}

function whyInitialized(cause: Cause | undefined): Message {
  if (cause?.kind !== "initialized") return message("why.start");
  const { variable, scenario, choice } = cause;
  if (scenario === 3) return message("why.scenario-3", { variable, predicate: cause.predicate ?? "" });
  return message("why.scenario-2", { variable, choice });
}

/** The effect of a step. */
export function effectOf(run: SymbolicRun, seq: Seq): Message {
  const { steps } = run;
  const stepKind = steps.kind(seq);
  if (stepKind === "put" || stepKind === "take") return message(`effect.${stepKind}`);
  const { kind, a } = steps.fact(seq);
  switch (kind) {
    case factKinds.configuration:
      return effectOfStatement(run, seq);
    case factKinds.verdict:
      return message("effect.verdict", { verdict: run.row("verdicts", a)?.verdict ?? "" });
    case factKinds.end:
      return message(stepKind === "close" ? "effect.close" : "effect.end", {});
    case factKinds.test: {
      const branches = run.row("tests", a)?.branches ?? [];
      return message("effect.test", { count: branches.length, branches: branches.join(" ") });
    }
    default:
      return message("effect.coverage", { open: run.row("coverage", a)?.open ?? 0 });
  }
}

function effectOfStatement(run: SymbolicRun, seq: Seq): Message {
  const statement = statementOf(run, seq);
  const delta = run.deltaText(seq) ?? "";
  if (statement === undefined) return message("effect.delta", { delta });
  const before = run.deltaText(run.steps.premises(seq)[0]);
  if (isHeapRule(run.ruleOf(seq)) && before !== undefined && before !== delta)
    return message("effect.heap", { effect: statement.effect, before, delta });
  const effect = statement.isExpression ? statementText(statement) : statement.effect;
  return effect === "" ? message("effect.nothing") : message("effect.configuration", { effect });
}

/** The rules that add cells to Δ and take them away. */
function isHeapRule(rule: RecordedRule): boolean {
  return rule === "S-NEW" || rule === "S-FREE";
}

/** What a few steps brought, one by one: a take and the configuration behind it are told as one. */
export function summaryOf(run: SymbolicRun, head: Seq, n: number): readonly Message[] | undefined {
  const kind = run.steps.kind(head);
  if (n - head === 2 && kind === "take") return [effectOf(run, head + 1)];
  if (n - head > FEW_STEPS) return undefined;
  const titles = Array.from({ length: n - head - 1 }, (_, index) => titleOf(run, head + 1 + index));
  return kind === "derive" ? [effectOf(run, head), ...titles] : titles;
}

/** Under which message a step is counted. */
export function tallyOf({ steps }: SymbolicRun, seq: Seq): string {
  const kind = steps.kind(seq);
  const isOfAgenda = kind === "put" || kind === "take" || kind === "close";
  return `symbolic.sum.${isOfAgenda ? kind : (factKindNames[steps.factKind(seq)] ?? "coverage")}`;
}

const factKindNames = Object.keys(factKinds);
