import type { Board } from "../../trace/index.ts";
import { RunTokens } from "./moment/index.ts";
import { useStage } from "./stage/index.ts";
import { GraphAheadOf } from "./views/index.ts";

interface StageAheadProps {
  readonly board: Board;
  /** The run is shown: what it has in other views is made ready. */
  readonly isShown: boolean;
}

/** Makes ready what the stage will draw of a run that is not shown yet, or in other views of the one that is. */
export function StageAhead({ board, isShown }: StageAheadProps) {
  const { views, shown } = useStage(board);
  const coming = isShown ? views.filter((view) => !shown.includes(view)) : shown;
  const graphs = new Set(coming.flatMap(({ panels }) => panels).filter(({ kind }) => kind === "graph"));
  return (
    <RunTokens>
      {[...graphs].map((spec) => (
        <GraphAheadOf key={spec.id} spec={spec} />
      ))}
    </RunTokens>
  );
}
