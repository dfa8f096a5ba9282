import { engineWords, type Misconception, type Seq } from "../../../../trace/index.ts";
import { edgeKey, nodeKey, type RelevancyRun } from "../run.ts";
import type { EdgeSymbol, NodeSymbol } from "../symbols.ts";
import { factKinds, type RuleName, ruleNames } from "../vocabulary.ts";
import { arrowOf } from "../wording.ts";

const { message } = engineWords("relevancy");

/**
 * Wrong conclusions about an edge or its pushdown rule by a reader who follows it the wrong way, takes the return point
 * of another call, leaves it out, or takes a constant for a symbolic value. None of them holds at the step.
 */
export function misconceptionsOf(run: RelevancyRun, seq: Seq): readonly Misconception[] {
  const { kind, a, b } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.edge:
      return mistakenEdges(run, seq, run.edge(a));
    case factKinds.rule:
      return mistakenRules(run.rule(a), ruleNames[run.steps.rule(seq)] ?? "copy", run, b);
    default:
      return [];
  }
}

interface MistakenEdge extends Pick<EdgeSymbol, "source" | "target" | "label"> {
  readonly id: "turned" | "other-call" | "through" | "symbolic" | "constant";
}

function mistakenEdges(run: RelevancyRun, seq: Seq, made: EdgeSymbol): readonly Misconception[] {
  const values = {
    from: run.node(made.source).fullLabel,
    to: run.node(made.target).fullLabel,
    at: run.place(run.node(made.source).place).label,
  };
  return [...otherSources(run, seq, made), ...otherDirections(run, made)]
    .filter(({ source, target }) => isOwn(source, target, made) || !isThere(run, seq, source, target))
    .map(({ source, target, label, id }) => ({
      text: `${run.node(source).fullLabel} ${arrowOf(label)} ${run.node(target).fullLabel}`,
      because: message(`misconception.${id}`, values),
    }));
}

/** The wrong sources of a returned value: the return point of another call, and none at all. */
function otherSources(run: RelevancyRun, seq: Seq, made: EdgeSymbol): readonly MistakenEdge[] {
  const { shape, place } = run.node(made.source);
  if (shape !== "return-point") return [];
  const other = run
    .table("nodes")
    .findLastIndex(
      (node, number) =>
        node.place !== place &&
        node.shape === shape &&
        variableOf(run, node) === variableOf(run, run.node(made.source)) &&
        isBefore(run, seq, nodeKey(number)),
    );
  const callee = run
    .table("edges")
    .find(({ target }, number) => target === made.source && isBefore(run, seq, edgeKey(number)));
  return [
    ...(other === -1 ? [] : [{ ...made, source: other, id: "other-call" } as const]),
    ...(callee === undefined ? [] : [{ ...made, source: callee.source, id: "through" } as const]),
  ];
}

/** `o3.v` of `(o3.v, r8)` */
function variableOf(run: RelevancyRun, { fullLabel, place }: NodeSymbol): string {
  return fullLabel.slice(1, -`, ${run.place(place).label})`.length);
}

function otherDirections(run: RelevancyRun, made: EdgeSymbol): readonly MistakenEdge[] {
  const { source, target, label } = made;
  if (run.node(source).role !== "source") return [{ source: target, target: source, label, id: "turned" }];
  if (label === "any") return [{ ...made, label: "const", id: "symbolic" }];
  return label === "const" ? [{ ...made, label: "any", id: "constant" }] : [];
}

function isOwn(source: number, target: number, made: EdgeSymbol): boolean {
  return source === made.source && target === made.target;
}

function isThere(run: RelevancyRun, seq: Seq, source: number, target: number): boolean {
  return run
    .table("edges")
    .some((edge, number) => edge.source === source && edge.target === target && isBefore(run, seq, edgeKey(number)));
}

function isBefore(run: RelevancyRun, seq: Seq, element: string): boolean {
  return (run.births.get(element) ?? seq) < seq;
}

/** `⟨x, f⟩ ↪ ⟨y, g r8⟩ [const]` in parts. */
const written = /^(⟨.*⟩) ↪ ⟨(.*), ([^\s,]+)( \S+)?⟩( \[.*\])?$/;

function mistakenRules(rule: string, by: RuleName, run: RelevancyRun, edge: number): readonly Misconception[] {
  const [, left, variable, top, below = "", weight = ""] = written.exec(rule) ?? [];
  if (left === undefined || variable === undefined || top === undefined) return [];
  const turned = { text: `⟨${variable}, ${top}⟩ ↪ ${left}${weight}`, because: message("misconception.turned-rule") };
  if (by === "encode-push") {
    const because = message("misconception.no-push", { below: below.trim() });
    return [{ text: `${left} ↪ ⟨${variable}, ${top}⟩${weight}`, because }, turned];
  }
  if (by === "encode-pop") {
    const { label } = run.place(run.node(run.edge(edge).target).place);
    return [
      { text: `${left} ↪ ⟨${variable}, ${label}⟩${weight}`, because: message("misconception.no-pop", { label }) },
    ];
  }
  return [turned];
}
