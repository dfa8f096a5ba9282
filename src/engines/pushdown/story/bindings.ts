import { type ActiveLine, activeLinesAt, type Call } from "../../../trace/index.ts";
import { lines } from "./pseudocode.ts";
import type { PushdownRun } from "./run.ts";
import { factKinds, vocabulary } from "./vocabulary.ts";

type Binding = ActiveLine["bindings"][number];

/** The pseudocode lines that are being executed after n steps, innermost first, with what their variables stand for. */
export function activeLines(run: PushdownRun, n: number): readonly ActiveLine[] {
  const isPost = run.direction === "post";
  if (n > 0) return activeLinesAt(run.section, vocabulary.procedures, n, (call) => bindingsOf(call, run, n));
  const [procedure, line] = isPost ? ["PostStar", lines.postStar] : ["PreStar", lines.preStar];
  return [{ procedure, line, bindings: [] }];
}

function bindingsOf(call: Call<typeof vocabulary.procedures>, run: PushdownRun, n: number): readonly Binding[] {
  switch (call.procedure) {
    case "ReadOut":
      return [];
    case "Sink": {
      const { kind, a, b } = run.steps.fact(n - 1);
      const x = kind === factKinds.transition ? run.triple(a) : `W(${run.state(a)})`;
      const text = `x = ${x}, ${run.weight(call.values.before)} → ${run.weight(b)}`;
      return [{ line: lines.sinkHead, text }];
    }
    case "Update": {
      const { transition, offered, before } = call.values;
      const isDone = run.steps.line(n - 1) >= lines.ifChanged;
      const { kind, b } = run.steps.fact(n - 1);
      const sum = isDone && kind === factKinds.transition ? ` = ${run.weight(b)}` : "";
      return [
        { line: lines.update, text: `t = ${run.triple(transition)}, v = ${run.weight(offered)}` },
        { line: lines.combine, text: `n = ${run.weight(before)} ⊕ ${run.weight(offered)}${sum}` },
      ];
    }
    case "PostStar":
    case "PreStar": {
      const { taken, rule, other } = call.values;
      if (taken === -1) return ruleBinding(rule, run);
      const isPost = call.procedure === "PostStar";
      const joined = {
        line: isPost ? lines.eachBelow : lines.preEachFirst,
        text: `with = ${run.weighted(other, n)}`,
      };
      return [
        { line: isPost ? lines.postTake : lines.preTake, text: `t = ${run.weighted(taken, n)}` },
        ...ruleBinding(rule, run),
        ...(other === -1 ? [] : [joined]),
      ];
    }
  }
}

function ruleBinding(rule: number, run: PushdownRun): readonly Binding[] {
  if (rule === -1) return [];
  const line =
    run.direction === "post" ? lines.eachRule : run.rule(rule)?.kind === "pop" ? lines.prePop : lines.preEachStep;
  return [{ line, text: `r = ${run.ruleText(rule)}, f(r) = ${run.rule(rule)?.weight ?? "?"}` }];
}
