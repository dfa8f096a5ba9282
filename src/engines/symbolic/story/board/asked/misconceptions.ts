import { engineWords, type Misconception, type Seq } from "../../../../../trace/index.ts";
import { say } from "../../../messages/say.ts";
import { type ConjunctSymbol, factKinds } from "../../facts/index.ts";
import { conclusionOf, gainedBy, gainsText } from "../rules.ts";
import type { SymbolicRun } from "../run.ts";
import { statementOf, statementText } from "../statements.ts";
import { endText, nodeText } from "../wording.ts";
import { negated } from "./negated.ts";

const { message } = engineWords("symbolic");

/**
 * Wrong conclusions about a step by a reader who takes the other branch, reads the heap as it was before, forgets the
 * null case or a part of what a case brings, or takes the other verdict for right.
 */
export function misconceptionsOf(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  const right = conclusionOf(run, seq);
  return mistaken(run, seq).filter(({ text }) => text !== right);
}

function mistaken(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  switch (run.steps.factKind(seq)) {
    case factKinds.configuration:
      return run.executionOf(seq) === undefined ? beginnings(run, seq) : executions(run, seq);
    case factKinds.verdict:
      return verdicts(run, seq);
    case factKinds.end:
      return ends(run, seq);
    default:
      return [];
  }
}

/** Of what Δ of a node gains: the condition of the other branch, and what is forgotten of a case. */
function beginnings(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  const gained = gainedBy(run, seq);
  const [only, second] = gained;
  if (only !== undefined && second === undefined) {
    const other = negated(only.text);
    const because = message("misconception.other-branch", { text: only.text });
    return other === undefined ? [] : [{ text: gainsText(run, seq, [{ ...only, text: other }]), because }];
  }
  const call = gained.find((conjunct) => "call" in conjunct);
  const fact = gained.findLast(({ part }) => part !== "κ");
  const without = (dropped: ConjunctSymbol, id: string): Misconception => ({
    text: gainsText(
      run,
      seq,
      gained.filter((each) => each !== dropped),
    ),
    because: message(`misconception.${id}`, { conjunct: dropped.text }),
  });
  return [
    ...(call === undefined ? [] : [without(call, "rest")]),
    ...(fact === undefined ? [] : [without(fact, "equality")]),
  ];
}

function executions(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  const statement = statementOf(run, seq);
  if (statement === undefined) return [];
  const { effect, isExpression, text } = statement;
  const say = (wrong: string): string => (isExpression ? statementText({ ...statement, effect: wrong }) : wrong);
  if (run.ruleOf(seq) === "enum") return nullForgotten(text, effect);
  const other = isExpression && run.ruleOf(seq) !== "S-LOAD" ? oppositeOf(effect) : undefined;
  if (other !== undefined)
    return [{ text: say(other), because: message("misconception.other-branch", { text: say(effect) }) }];
  const stale = staleOf(run, seq, effect);
  return stale === undefined ? [] : [{ text: say(stale), because: message("misconception.stale", { text: stale }) }];
}

function oppositeOf(value: string): string | undefined {
  return value === "true" ? "false" : value === "false" ? "true" : negated(value);
}

/** `node != null` is decided, although Δ does not say what the variable is: what becomes of it is known of no case. */
function nullForgotten(text: string, effect: string): readonly Misconception[] {
  const variable = /^enum\(([^,]+),/.exec(effect)?.[1];
  if (variable === undefined || !/[!=]= null$/.test(text)) return [];
  const because = message("misconception.null-forgotten", { variable });
  const isNull = text.endsWith("== null");
  return [{ text: statementText({ text, effect: String(!isNull), isExpression: true }), because }];
}

/** `s(x) = v`, `s(l2.next) = v` with the value before the statement; of a field that is read the one that the input has. */
function staleOf(run: SymbolicRun, seq: Seq, effect: string): string | undefined {
  const before = run.steps.premises(seq)[0];
  const [, place, variable = ""] = /^(s\((.+?)\) = )/s.exec(effect) ?? [];
  if (place === undefined) return initialOf(run, seq, before, effect);
  const [root, field] = variable.split(".");
  const old =
    field === undefined
      ? run.topFrame(before)?.values.find(({ name }) => name === variable)?.value
      : fieldOf(run, before, root, field)?.now;
  return old === undefined ? undefined : place + old.text;
}

function initialOf(run: SymbolicRun, seq: Seq, before: Seq | undefined, effect: string): string | undefined {
  const { base, text = "" } = run.executionOf(seq) ?? {};
  const field = /(?:::|\.)(\w+)$/.exec(text)?.[1];
  if (base === undefined || field === undefined || run.ruleOf(seq) !== "S-LOAD") return undefined;
  const read = fieldOf(run, before, base.root, field);
  return read?.now.text === effect ? read.initial.text : undefined;
}

function fieldOf(run: SymbolicRun, at: Seq | undefined, root: string | undefined, field: string) {
  return run
    .objectsOf(at)
    .find((object) => object.root === root)
    ?.fields.find(({ name }) => name === field);
}

/** The other answer of the checker. */
function verdicts(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  const found = run.row("verdicts", run.steps.fact(seq).a);
  if (found === undefined || found.verdict === "unknown") return [];
  const isSat = found.verdict === "sat";
  const text = say("effect.is", { text: found.delta, value: isSat ? "unsat" : "sat" });
  return [
    { text, because: isSat ? message("misconception.unsat") : message("misconception.sat", { reason: found.reason }) },
  ];
}

/** A path that throws comes to its end without. */
function ends(run: SymbolicRun, seq: Seq): readonly Misconception[] {
  const end = run.endOf(seq);
  if (end?.kind !== "exception") return [];
  const text = `${nodeText(run, run.steps.fact(seq).b)}: ${endText({ kind: "return", text: "" })}`;
  return [{ text, because: message("misconception.thrown", { exception: end.text }) }];
}
