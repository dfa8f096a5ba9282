import type { Board } from "../../trace/index.ts";
import { RunTokens } from "./moment/index.ts";
import { useStage } from "./stage/index.ts";
import { GraphAheadOf } from "./views/index.ts";

/** Makes ready what the stage will draw of a run that is not shown yet. */
export function StageAhead({ board }: { readonly board: Board }) {
  const { shown } = useStage(board);
  const graphs = shown.flatMap(({ panels }) => panels).filter(({ kind }) => kind === "graph");
  return (
    <RunTokens>
      {graphs.map((spec) => (
        <GraphAheadOf key={spec.id} spec={spec} />
      ))}
    </RunTokens>
  );
}
