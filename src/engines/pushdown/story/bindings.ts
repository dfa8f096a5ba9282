import type { ActiveLine, Frame, Recording } from "../../../trace/index.ts";
import { type FactsIndex, transitionKey } from "./facts-index.ts";
import { lines, procedureNumbers, pseudocode } from "./pseudocode.ts";
import type { SymbolReader } from "./read-symbols.ts";

type Binding = ActiveLine["bindings"][number];

/** The pseudocode lines that are being executed after n steps, innermost first, with what their variables stand for. */
export function activeLinesAt(
  recording: Recording,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): readonly ActiveLine[] {
  const isPost = symbols.direction === "post";
  if (n === 0) {
    const line = isPost ? lines.postStar : lines.preStar;
    return [{ procedure: isPost ? "PostStar" : "PreStar", line, bindings: [] }];
  }
  const { steps } = recording;
  const active: ActiveLine[] = [];
  let line = steps.line(n - 1);
  for (let frameNumber = steps.frame(n - 1); frameNumber !== -1; ) {
    const frame = steps.frameAt(frameNumber);
    const procedure = pseudocode[frame.procedure]?.name ?? "PostStar";
    active.push({ procedure, line, bindings: bindingsOf(frame, recording, index, symbols, n) });
    line = frame.callLine;
    frameNumber = frame.parent;
  }
  return active;
}

function bindingsOf(
  frame: Frame,
  recording: Recording,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): readonly Binding[] {
  const [a, b, c] = frame.arguments;
  if (frame.procedure === procedureNumbers.Update) {
    const isDone = recording.steps.line(n - 1) >= lines.ifChanged;
    const { kind, b: weight } = recording.steps.fact(n - 1);
    const sum = isDone && kind === 0 ? ` = ${symbols.weight(weight)}` : "";
    return [
      { line: lines.update, text: `t = ${symbols.triple(a)}, v = ${symbols.weight(b)}` },
      { line: lines.combine, text: `n = ${symbols.weight(c)} ⊕ ${symbols.weight(b)}${sum}` },
    ];
  }
  if (frame.procedure === procedureNumbers.ReadOut || a === -1) return ruleBinding(b, symbols);
  const isPost = frame.procedure === procedureNumbers.PostStar;
  const taken = {
    line: isPost ? lines.postTake : lines.preTake,
    text: withWeight("t", a, recording, index, symbols, n),
  };
  const other =
    c === -1
      ? []
      : [
          {
            line: isPost ? lines.eachBelow : lines.preEachFirst,
            text: withWeight("with", c, recording, index, symbols, n),
          },
        ];
  return [taken, ...ruleBinding(b, symbols), ...other];
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
  recording: Recording,
  index: FactsIndex,
  symbols: SymbolReader,
  n: number,
): string {
  const seq = index.transitions.stepAt(transitionKey(transition), n);
  const weight = seq === undefined ? "" : ` : ${symbols.weight(recording.steps.fact(seq).b)}`;
  return `${name} = ${symbols.triple(transition)}${weight}`;
}
