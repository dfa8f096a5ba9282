import { engineWords, type Message, type Seq } from "../../../trace/index.ts";
import { type FlowRun, isTemporary } from "./run.ts";
import { factKinds } from "./symbols.ts";

const { message } = engineWords("data-flow");

/** The one sentence of a step: what came to a statement, or what the statement makes of it, in the program’s words. */
export function sentenceOf(run: FlowRun, seq: Seq): Message {
  const rule = run.rule(seq);
  switch (rule) {
    case "boundary":
    case "init":
      return begun(run, seq, rule);
    case "start":
    case "successor":
    case "stored":
      return message(`sentence.${rule}`, { node: nameOf(run, seq), from: sourcesOf(run, seq) });
    case "take":
      return message(`sentence.take.${run.solveOf(run.nodeOf(seq))?.order ?? "fifo"}`, { node: nameOf(run, seq) });
    case "dead-assignment":
      return message("sentence.dead-assignment", { node: nameOf(run, seq) });
    case "unreachable":
      return unreachable(run, seq);
    default:
      return computed(run, seq, rule);
  }
}

function begun(run: FlowRun, seq: Seq, rule: "boundary" | "init"): Message {
  const isBackward = rule === "boundary" && !run.isForward(run.nodeOf(seq));
  return message(`sentence.${rule}${isBackward ? ".backward" : ""}`, { node: nameOf(run, seq), value: run.setOf(seq) });
}

/** What the equations gave for IN or OUT. */
function computed(run: FlowRun, seq: Seq, rule: "meet" | "transfer" | "widen" | "narrow"): Message {
  const isInput = run.steps.fact(run.steps.about(seq)).kind === factKinds.input;
  const values = valuesOf(run, seq);
  if (run.steps.kind(seq) === "known") return message(`sentence.${rule}.known`, values);
  if (rule === "widen") return widened(run, seq, values);
  if (rule === "narrow") return message(`sentence.narrow.${isInput ? "regained" : "passed"}`, values);
  return rule === "meet" ? met(run, seq, values) : transferred(run, seq, values);
}

/** IN: the first time what comes, later what of it is another than before. */
function met(run: FlowRun, seq: Seq, values: Message["values"]): Message {
  const { steps } = run;
  const count = sourceNodes(run, seq).length;
  if (steps.kind(seq) === "derive") {
    const name = count === 0 ? "nowhere" : count === 1 ? "one" : "several";
    return message(`sentence.meet.${name}`, values);
  }
  const [was, is] = [membersOf(run, steps.premises(seq)[0]), membersOf(run, seq)];
  const { meet } = run.solveOf(run.nodeOf(seq)) ?? {};
  const changed = meet === "∩" ? without(was, is) : without(is, was);
  if (changed.length === 0) return message("sentence.meet.again", values);
  const name = meet === "∩" ? "lost" : meet === "∪" ? "more" : count === 1 ? "other.one" : "other";
  return message(`sentence.meet.${name}`, { ...values, changed: changed.join(", "), count: changed.length });
}

/** OUT against IN: what the statement kills and makes. */
function transferred(run: FlowRun, seq: Seq, values: Message["values"]): Message {
  const { steps } = run;
  const node = run.nodeOf(seq);
  const input = steps.premises(seq).find((each) => {
    const { kind, a } = steps.fact(each);
    return kind === factKinds.input && a === node;
  });
  const [into, out] = [membersOf(run, input), membersOf(run, seq)];
  const [made, killed] = [without(out, into), without(into, out)];
  const { analysis = "", meet } = run.solveOf(node) ?? {};
  const isSet = meet === "∪" || meet === "∩";
  const of = analysis === "live" ? ".live" : "";
  const next = hasNext(run, node) ? "" : ".last";
  const all = { ...values, made: made.join(", "), killed: killed.join(", ") };
  if (made.length === 0 && (killed.length === 0 || !isSet)) return message(`sentence.transfer.same${next}`, all);
  if (!isSet) return message(`sentence.transfer.values${next}`, all);
  const name = killed.length === 0 ? "makes" : made.length === 0 ? "kills" : "both";
  return message(`sentence.transfer.${name}${of}${next}`, all);
}

/** The value of the equation, and the result of widening it. */
function widened(run: FlowRun, seq: Seq, values: Message["values"]): Message {
  const { b, c } = run.steps.fact(seq);
  const [given, is] = [run.membersOf(c), run.membersOf(b)].map(named) as [readonly string[], readonly string[]];
  const [before, after] = [without(given, is), without(is, given)];
  if (before.length === 0 || after.length === 0) return message("sentence.widen.all", values);
  return message("sentence.widen", { ...values, before: before.join(", "), after: after.join(", ") });
}

function unreachable(run: FlowRun, seq: Seq): Message {
  const node = run.nodeOf(seq);
  const conditions = run.steps.premises(seq).filter((premise) => run.nodeOf(premise) !== node);
  if (conditions.length === 0) return message("sentence.unreachable", { node: nameOf(run, seq) });
  const condition = conditions.map((each) => nameOf(run, each)).join("`, `");
  return message("sentence.unreachable.condition", { node: nameOf(run, seq), condition, count: conditions.length });
}

function valuesOf(run: FlowRun, seq: Seq): Message["values"] {
  const { steps } = run;
  const node = run.nodeOf(seq);
  const about = steps.about(seq);
  const was = steps.premises(seq)[0];
  const changed = was === undefined ? [] : without(membersOf(run, about), membersOf(run, was));
  const value = run.setOf(about);
  return {
    node: nameOf(run, seq),
    from: sourcesOf(run, seq),
    meet: run.solveOf(node)?.meet ?? "",
    side: run.side(steps.fact(about).kind, node),
    into: run.side(factKinds.input, node),
    value,
    changed: changed.join(", ") || value,
  };
}

/** The nodes whose facts a step rests on, without its own. */
function sourceNodes(run: FlowRun, seq: Seq): readonly number[] {
  const { steps } = run;
  const outputs = steps.premises(seq).filter((each) => steps.fact(each).kind === factKinds.output);
  return [...new Set(outputs.map((each) => run.nodeOf(each)))];
}

function sourcesOf(run: FlowRun, seq: Seq): string {
  const [premise] = run.steps.premises(seq);
  const isPut = run.steps.kind(seq) === "put" && premise !== undefined;
  const nodes = isPut ? [run.nodeOf(premise)] : sourceNodes(run, seq);
  return nodes.map((node) => shortLabel(run, node)).join("`, `");
}

/** Whether facts go on from a node to others, which wait when it changes. */
function hasNext(run: FlowRun, node: number): boolean {
  if (run.solveOf(node)?.without?.includes("successors") === true) return false;
  const isForward = run.isForward(node);
  return run.table("edges").some(({ from, to }) => (isForward ? from : to) === node);
}

/** What is known by a step, without the temporaries. */
function membersOf(run: FlowRun, seq: Seq | undefined): readonly string[] {
  return seq === undefined ? [] : named(run.membersOf(run.steps.fact(seq).b));
}

function named(members: readonly string[]): readonly string[] {
  return members.filter((member) => !isTemporary(member));
}

function without(members: readonly string[], others: readonly string[]): readonly string[] {
  return members.filter((member) => !others.includes(member));
}

function nameOf(run: FlowRun, seq: Seq): string {
  return shortLabel(run, run.nodeOf(seq));
}

/** `9: if z > 0`, with the expressions that temporaries stand for; `entry choose`. */
function shortLabel(run: FlowRun, node: number): string {
  const { kind = "", text = "?", span, method = "" } = run.node(node) ?? {};
  if (text === "") return `${kind} ${method.replace(/\(.*$/s, "").replace(/^.*\./s, "")}`;
  const shown = text.replace(/^\$\d+(?:‹[^›]*›)? = /, "").replaceAll(/\$\d+‹([^›]*)›/g, "$1");
  return `${span?.start.line}: ${shown}${kind === "return-site" ? " ↩" : ""}`;
}
