import { engineWords, type Message, type Seq } from "../../../trace/index.ts";
import { choiceText } from "./board/cards/index.ts";
import type { SymbolicRun } from "./board/run.ts";
import { statementOf } from "./board/statements.ts";
import { factKinds } from "./facts/index.ts";

const { message } = engineWords("symbolic");

/** What a step does and why it matters, in one sentence. Δ is left out: the rule beside it has it. */
export function sentenceOf(run: SymbolicRun, seq: Seq): Message {
  const { kind, a, b } = run.steps.fact(seq);
  const node = `#${run.nodeOf(seq) ?? b}`;
  switch (kind) {
    case factKinds.node:
      return nodeSentence(run, seq, node);
    case factKinds.configuration:
      return run.executionOf(seq) === undefined ? beginSentence(run, seq, node) : executedSentence(run, seq);
    case factKinds.verdict:
      return message("sentence.solve", { node, verdict: run.row("verdicts", a)?.verdict ?? "" });
    case factKinds.end:
      return endSentence(run, seq, node);
    case factKinds.test:
      return testSentence(run, seq, node);
    default:
      return coverageSentence(run, a);
  }
}

/** A node that waits, or that is next. */
function nodeSentence(run: SymbolicRun, seq: Seq, node: string): Message {
  const choice = choiceText(run, run.nodeOf(seq) ?? -1);
  if (run.steps.kind(seq) === "take")
    return message("sentence.take", { node, choice, hasChoice: String(choice !== "") });
  return message(`sentence.put.${run.ruleOf(seq)}`, { node, choice, ...causeValues(run, seq) });
}

/** The configuration that a node begins with. */
function beginSentence(run: SymbolicRun, seq: Seq, node: string): Message {
  const choice = choiceText(run, run.nodeOf(seq) ?? -1);
  return message(`sentence.begin.${run.ruleOf(seq)}`, { node, choice, ...causeValues(run, seq) });
}

function causeValues(run: SymbolicRun, seq: Seq) {
  const cause = run.causeOf(seq);
  const method = run.row("subject", 0)?.method.replace(/\(.*$/s, "").replace(/^.*\./s, "") ?? "";
  const exception = (cause?.kind === "check" ? cause.exception : undefined) ?? "";
  const { variable = "", predicate = "", choice: kind = "" } = cause?.kind === "initialized" ? cause : {};
  return { method, exception, fails: String(exception !== ""), variable, predicate, kind };
}

function executedSentence(run: SymbolicRun, seq: Seq): Message {
  const { text = "", effect = "" } = statementOf(run, seq) ?? {};
  const line = run.executionOf(seq)?.span.start.line ?? 0;
  const to = run.topFrame(seq)?.at?.start.line ?? 0;
  return message(`sentence.${run.ruleOf(seq)}`, { text, effect, hasEffect: String(effect !== ""), line, to });
}

function endSentence(run: SymbolicRun, seq: Seq, node: string): Message {
  const { kind = "return", text = "" } = run.endOf(seq) ?? {};
  const id = kind === "return" || kind === "exception" ? `end.${kind}` : kind;
  return message(`sentence.${id}`, { node, text, hasText: String(text !== "") });
}

function testSentence(run: SymbolicRun, seq: Seq, node: string): Message {
  const row = run.steps.fact(seq).a;
  const test = run.row("tests", row);
  const isOfPath = run.steps.premises(seq).length > 0;
  const exception = (test?.outcome === "exception" ? test.exception : undefined) ?? "";
  return message(isOfPath ? "sentence.test" : "sentence.test.listed", {
    number: row + 1,
    node,
    outcome: test?.outcome ?? "return",
    exception,
    valid: String(test?.valid ?? false),
  });
}

function coverageSentence(run: SymbolicRun, row: number): Message {
  if (run.row("subject", 0)?.contradiction !== undefined) return message("sentence.coverage.contradiction");
  const { covered = 0, branches = 0, infeasible = 0, open = 0 } = run.row("coverage", row) ?? {};
  return message("sentence.coverage", { covered, branches, infeasible, open });
}
