import type { GraphModel, GraphView, SectionReader, Seq } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { glyphs } from "./wording.ts";

/** A run whose facts hold a weight in b. */
interface WeightedRun extends Pick<SectionReader<object>, "steps"> {
  readonly model: GraphModel;
}

/** Its graph: once it is known, a node shows its weight. `weightOf` is the step that found the weight of a node, before n. */
export function weightedGraph(
  run: WeightedRun,
  n: number,
  since: number,
  weightOf: (node: number) => Seq | undefined,
): GraphView {
  return {
    kind: "graph",
    model: run.model,
    at: n,
    since,
    sublabel: (id) => {
      const seq = weightOf(Number.parseInt(id.slice(1), 10));
      return seq === undefined ? undefined : { text: weightAt(run, seq), isNew: seq >= since };
    },
  };
}

/** `● any` */
export function weightAt({ steps }: Pick<WeightedRun, "steps">, seq: Seq): string {
  const weight = weightName(steps.fact(seq).b);
  return `${glyphs[weight]} ${weight}`;
}
