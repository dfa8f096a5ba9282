import { classOfMethod, engineWords, firstOfEach, type MomentCandidate, NONE, type Seq } from "../../../trace/index.ts";
import type { FlowRun } from "./run.ts";
import { factKinds } from "./symbols.ts";

const { message } = engineWords("data-flow");

/**
 * The story of data flow: where each analysis and what follows it begin, where control flow joins with something new, where
 * chains are cut short, and the first visits of classes, methods and statements.
 */
export function momentsOf(run: FlowRun): readonly MomentCandidate[] {
  const { steps } = run;
  const [inputs, outputs, dead] = [factKinds.input, factKinds.output, factKinds.dead].map((kind) =>
    run.section.births(kind),
  );
  const moments = (
    kind: MomentCandidate["kind"],
    name: string,
    births: typeof inputs,
    keyOf: (seq: Seq) => string | number | undefined,
  ) =>
    births === undefined
      ? []
      : firstOfEach(births, keyOf).map((seq): MomentCandidate => {
          const node = run.nodeOf(seq);
          const method = methodOf(seq);
          const analysis = run.solveOf(node)?.analysis ?? "?";
          const values = { node: run.label(node), method, class: classOfMethod(method), analysis };
          const ahead = kind === "class" ? message("moment.class-ahead", values) : undefined;
          const place = kind === "class" || kind === "method" ? values[kind] : undefined;
          const opens = place === undefined ? undefined : message("moment.chapter", { place });
          return { seq, kind, title: message(`moment.${name}`, values), ahead, opens };
        });
  const methodOf = (seq: Seq): string => run.node(run.nodeOf(seq))?.method ?? "?";
  const isWidened = (seq: Seq): boolean => run.rule(seq) === "widen";
  const hasJoined = (seq: Seq): boolean =>
    steps.kind(seq) === "refine" &&
    !isWidened(seq) &&
    steps.premises(seq).filter((premise) => premise !== NONE).length > 2;
  return [
    ...moments("phase", "analysis", outputs, (seq) => run.node(run.nodeOf(seq))?.solve),
    ...moments("phase", "narrowing", inputs, (seq) => (run.rule(seq) === "narrow" ? "" : undefined)),
    ...moments("phase", "dead", dead, () => ""),
    ...moments("merge", "merge", inputs, (seq) => (hasJoined(seq) ? run.nodeOf(seq) : undefined)),
    ...moments("widening", "widening", inputs, (seq) => (isWidened(seq) ? run.nodeOf(seq) : undefined)),
    ...moments("widening", "widening", outputs, (seq) => (isWidened(seq) ? run.nodeOf(seq) : undefined)),
    ...moments("class", "class", inputs, (seq) => classOfMethod(methodOf(seq))),
    ...moments("method", "method", inputs, methodOf),
    ...moments("visit", "visit", inputs, (seq) => run.nodeOf(seq)),
  ];
}
