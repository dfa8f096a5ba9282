import { type ActiveLine, activeLinesAt, type Call, type Section } from "../../../trace/index.ts";
import { type FactsIndex, transitionKey } from "./facts-index.ts";
import { lines } from "./pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, vocabulary } from "./vocabulary.ts";

type Binding = ActiveLine["bindings"][number];

/** The pseudocode lines that are being executed after n steps, innermost first, with what their variables stand for. */
export function activeLines(
  section: Section,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): readonly ActiveLine[] {
  const isPost = symbols.direction === "post";
  if (n > 0)
    return activeLinesAt(section, vocabulary.procedures, n, (call) => bindingsOf(call, section, index, symbols, n));
  const [procedure, line] = isPost ? ["PostStar", lines.postStar] : ["PreStar", lines.preStar];
  return [{ procedure, line, bindings: [] }];
}

function bindingsOf(
  call: Call<typeof vocabulary.procedures>,
  section: Section,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): readonly Binding[] {
  switch (call.procedure) {
    case "ReadOut":
      return [];
    case "Update": {
      const { transition, offered, before } = call.values;
      const isDone = section.steps.line(n - 1) >= lines.ifChanged;
      const { kind, b } = section.steps.fact(n - 1);
      const sum = isDone && kind === factKinds.transition ? ` = ${symbols.weight(b)}` : "";
      return [
        { line: lines.update, text: `t = ${symbols.triple(transition)}, v = ${symbols.weight(offered)}` },
        { line: lines.combine, text: `n = ${symbols.weight(before)} ⊕ ${symbols.weight(offered)}${sum}` },
      ];
    }
    case "PostStar":
    case "PreStar": {
      const { taken, rule, other } = call.values;
      if (taken === -1) return ruleBinding(rule, symbols);
      const isPost = call.procedure === "PostStar";
      const show = (name: string, transition: number) => withWeight(name, transition, section, index, symbols, n);
      const joined = { line: isPost ? lines.eachBelow : lines.preEachFirst, text: show("with", other) };
      return [
        { line: isPost ? lines.postTake : lines.preTake, text: show("t", taken) },
        ...ruleBinding(rule, symbols),
        ...(other === -1 ? [] : [joined]),
      ];
    }
  }
}

function ruleBinding(rule: number, symbols: SymbolReader): readonly Binding[] {
  if (rule === -1) return [];
  const line =
    symbols.direction === "post"
      ? lines.eachRule
      : symbols.rule(rule)?.kind === "pop"
        ? lines.prePop
        : lines.preEachStep;
  return [{ line, text: `r = ${symbols.ruleText(rule)}, f(r) = ${symbols.rule(rule)?.weight ?? "?"}` }];
}

function withWeight(
  name: string,
  transition: number,
  section: Section,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): string {
  const seq = index.transitions.stepAt(transitionKey(transition), n);
  const weight = seq === undefined ? "" : ` : ${symbols.weight(section.steps.fact(seq).b)}`;
  return `${name} = ${symbols.triple(transition)}${weight}`;
}
